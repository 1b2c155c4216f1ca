/** A point of the screen, or in mm of a frame. */
export interface Point {
  x: number;
  y: number;
}

/** How large the frame is drawn under what lies over it. */
export function mmPerPx(pane: HTMLElement, frame: { w: number }): number {
  return frame.w / Math.max(1, pane.clientWidth);
}

/** A point of the screen, in mm from the frame's top left. */
export function inFrame(pane: HTMLElement, frame: { w: number }, { x, y }: Point): Point {
  const { left, top } = pane.getBoundingClientRect();
  const scale = mmPerPx(pane, frame);
  return { x: (x - left) * scale, y: (y - top) * scale };
}
