import type { Shaper } from '@smriti/shared/book/text/shaper';

const UNITS_PER_EM = 1000;
/** A letter of the fonts that machines have, on average; marks stand over or under one. */
const LETTER = 560;
const MARK = /\p{M}/u;

/** Breaks lines where no font could be loaded: about as wide as letters are. It has no outlines. */
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
