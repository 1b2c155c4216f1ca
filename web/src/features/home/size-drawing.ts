import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';

/** The width of a drawing, in its user units. */
export const DRAWING_WIDTH = 100;

export interface DrawingScale {
  /** User units an inch, the same for all sizes, so that the widest just fits. */
  unitsPerInch: number;
  /** User units that the highest of the sizes takes. */
  height: number;
}

/** The scale in which all sizes are drawn beside each other. */
export function drawingScale(sizes: readonly AlbumSize[]): DrawingScale {
  const unitsPerInch = DRAWING_WIDTH / Math.max(...sizes.map(({ width }) => width), 1);
  return { unitsPerInch, height: Math.max(...sizes.map(({ height }) => height), 1) * unitsPerInch };
}
