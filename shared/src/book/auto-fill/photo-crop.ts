import type { PhotoItem } from '../scene';
import { findBestCropCentre } from './crop-centre';
import type { PhotoFocus } from './focus';
import { visiblePart } from './frame-measures';

const fraction = (value: number) => Math.round(value * 10_000) / 10_000;

/** The crop that shows the best part of a photo in a frame that it just covers. */
export function cropToBox(
  box: Pick<PhotoItem, 'w' | 'h'>,
  { focus, aspect }: { focus: PhotoFocus; aspect: number },
  turn: PhotoItem['crop']['turn'] = 0,
): PhotoItem['crop'] {
  const isOnItsSide = turn % 2 === 1;
  const { across, down } = visiblePart(box, isOnItsSide ? 1 / aspect : aspect);
  const point = findBestCropCentre(
    focus,
    isOnItsSide ? { across: down, down: across } : { across, down },
  );
  return { x: fraction(point.x), y: fraction(point.y), zoom: 1, turn };
}
