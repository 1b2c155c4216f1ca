import type { Look } from './scene';

/**
 * Corner radius of a photo: its own, or that of the book's look. Photos that extend over a page edge have
 * square corners, because the cut would leave only part of a round one.
 */
export function cornerRadius(
  item: { x: number; y: number; w: number; h: number; radius: number },
  { corner }: Pick<Look, 'corner'>,
  trim: { x: number; y: number; w: number; h: number },
): number {
  const runsOver =
    item.x <= trim.x ||
    item.y <= trim.y ||
    item.x + item.w >= trim.x + trim.w ||
    item.y + item.h >= trim.y + trim.h;
  const radius = item.radius > 0 ? item.radius : runsOver ? 0 : corner;
  return Math.min(radius, item.w / 2, item.h / 2);
}
