import type { AlbumSize } from '@smriti/shared/album-sizes';

/** The side of the square that the largest size fills, in user units of the drawing. */
export const DRAWING_SIDE = 100;

/** How many user units one inch takes, so that the largest of the sizes just fits. */
export function unitsPerInch(sizes: readonly AlbumSize[]): number {
  const longest = Math.max(...sizes.flatMap(({ width, height }) => [width, height]), 1);
  return DRAWING_SIDE / longest;
}
