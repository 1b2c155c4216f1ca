import type { PhotoItem } from '../scene';
import type { PhotoForBook } from './fill-types';
import { bestPoint, type Focus } from './focus';
import { seenIn } from './frame-measures';

/** Of a photo whose measures are not known yet: as most phones take them. */
const USUAL_ASPECT = 4 / 3;

const fraction = (value: number) => Math.round(value * 10_000) / 10_000;

function isKnown(side: number | null): side is number {
  return side !== null && side > 0;
}

/** Width to height. */
export function aspectOf({ width, height }: Pick<PhotoForBook, 'width' | 'height'>): number {
  return isKnown(width) && isKnown(height) ? width / height : USUAL_ASPECT;
}

/** The best part of a photo in a frame that it just covers. */
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
