import type { Shaper } from '@smriti/shared/book/text/shaper';

const UNITS_PER_EM = 1000;
/** Average letter width in system fonts, in thousandths of an em; combining marks have no width. */
const LETTER = 560;
const MARK = /\p{M}/u;

/** Fallback shaper that needs no font: estimates widths for line breaks and draws no outlines. */
export const plainShaper: Shaper = {
  has: () => true,
  metrics: () => ({ unitsPerEm: UNITS_PER_EM, ascent: 1069, descent: 293 }),
  shape: (_font, _script, text) =>
    Array.from(text, (letter, cluster) => ({
      id: 1,
      cluster,
      dx: 0,
      dy: 0,
      advance: MARK.test(letter) ? 0 : LETTER,
    })),
  outline: () => '',
};
