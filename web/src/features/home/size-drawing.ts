import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';

/** Width of a drawing, in user units of its SVG. */
export const DRAWING_WIDTH = 100;

export interface DrawingScale {
  /** User units per inch, the same for all sizes, chosen so that the widest fits. */
  unitsPerInch: number;
  /** Height of the highest size, in user units. */
  height: number;
}

/** Common scale of all size drawings. */
export function drawingScale(sizes: readonly AlbumSize[]): DrawingScale {
  const unitsPerInch = DRAWING_WIDTH / Math.max(...sizes.map(({ width }) => width), 1);
  return { unitsPerInch, height: Math.max(...sizes.map(({ height }) => height), 1) * unitsPerInch };
}
