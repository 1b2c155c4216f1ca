import type { PhotoForBook } from './fill-types';

/** Aspect ratio of a photo with unknown measures: that of most phones. */
const USUAL_ASPECT = 4 / 3;

function isKnown(side: number | null): side is number {
  return side !== null && side > 0;
}

/** Width divided by height. */
export function photoAspect({ width, height }: Pick<PhotoForBook, 'width' | 'height'>): number {
  return isKnown(width) && isKnown(height) ? width / height : USUAL_ASPECT;
}
