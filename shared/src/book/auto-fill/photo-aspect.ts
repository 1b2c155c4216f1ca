import type { PhotoForBook } from './fill-types';

/** Of a photo whose measures are not known yet: as most phones take them. */
const USUAL_ASPECT = 4 / 3;

function isKnown(side: number | null): side is number {
  return side !== null && side > 0;
}

/** Width to height. */
export function aspectOf({ width, height }: Pick<PhotoForBook, 'width' | 'height'>): number {
  return isKnown(width) && isKnown(height) ? width / height : USUAL_ASPECT;
}
