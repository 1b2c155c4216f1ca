import type { PhotoItem } from '@smriti/shared/book/scene';

/** Focuses the button of a frame or text, or without an id that of the first frame. */
export function focusFrame(within: Element | null, id?: string): void {
  const frame = id === undefined ? '[data-item]' : `[data-item="${id}"], [data-text="${id}"]`;
  within?.querySelector<HTMLElement>(frame)?.focus();
}

const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Weight of the distance across an arrow key's direction, relative to that along it. */
const ASIDE = 2;

/** The nearest frame in an arrow key's direction; null if there is none or for other keys. */
export function nextFrame(
  frames: readonly PhotoItem[],
  from: PhotoItem,
  key: string,
): PhotoItem | null {
  const to = DIRECTIONS[key];
  if (!to) return null;
  const middle = ({ x, y, w, h }: PhotoItem) => ({ x: x + w / 2, y: y + h / 2 });
  const start = middle(from);
  let best: { frame: PhotoItem; far: number } | null = null;
  for (const frame of frames) {
    const { x, y } = middle(frame);
    const along = (x - start.x) * to.x + (y - start.y) * to.y;
    const aside = Math.abs((x - start.x) * to.y) + Math.abs((y - start.y) * to.x);
    if (frame.id === from.id || along <= 0.5) continue;
    const far = along + ASIDE * aside;
    if (!best || far < best.far) best = { frame, far };
  }
  return best?.frame ?? null;
}
