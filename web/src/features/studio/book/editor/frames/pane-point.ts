/** A point on the screen in px, or in a frame in mm. */
export interface Point {
  x: number;
  y: number;
}

/** Scale of the frame drawn under the pane, in mm per px. */
export function mmPerPx(pane: HTMLElement, frame: { w: number }): number {
  return frame.w / Math.max(1, pane.clientWidth);
}

/** Converts a point on the screen to mm from the frame's top left. */
export function toFramePoint(pane: HTMLElement, frame: { w: number }, { x, y }: Point): Point {
  const { left, top } = pane.getBoundingClientRect();
  const scale = mmPerPx(pane, frame);
  return { x: (x - left) * scale, y: (y - top) * scale };
}
