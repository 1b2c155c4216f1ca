import type { Look } from './scene';

/**
 * How round the corners of a photo are: as it has them, else as its look does. What runs over the
 * edge of a page has square ones: the cut would show what is left of a round one.
 */
export function cornerOf(
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
