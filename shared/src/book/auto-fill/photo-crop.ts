import type { PhotoItem } from '../scene';
import { bestPoint, type Focus } from './focus';
import { seenIn } from './frame-measures';

const fraction = (value: number) => Math.round(value * 10_000) / 10_000;

/** The crop that shows the best part of a photo in a frame that it just covers. */
export function cropFor(
  box: Pick<PhotoItem, 'w' | 'h'>,
  { focus, aspect }: { focus: Focus; aspect: number },
  turn: PhotoItem['crop']['turn'] = 0,
): PhotoItem['crop'] {
  const isOnItsSide = turn % 2 === 1;
  const { across, down } = seenIn(box, isOnItsSide ? 1 / aspect : aspect);
  const point = bestPoint(focus, isOnItsSide ? { across: down, down: across } : { across, down });
  return { x: fraction(point.x), y: fraction(point.y), zoom: 1, turn };
}
