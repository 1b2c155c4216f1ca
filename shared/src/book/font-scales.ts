import type { Look } from './scene';

/** Factors by which new texts are larger than in serif letters, so that they look equally large. */
export const FONT_SCALES: Readonly<Record<Look['font'], number>> = {
  serif: 1,
  sans: 1,
  display: 1.2,
  handwriting: 1.35,
};
