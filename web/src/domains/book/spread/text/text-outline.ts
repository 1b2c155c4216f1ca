import type { Look, TextItem } from '@smriti/shared/book/scene';
import type { TextShaper } from '@smriti/shared/book/text/shaper';
import { layoutText, type TextLayout } from '@smriti/shared/book/text/text-layout';
import { createTextPath } from '@smriti/shared/book/text/text-path';

const UNITS_PER_EM = 1000;
/** Average letter width in system fonts, in thousandths of an em; combining marks have no width. */
const LETTER = 560;
const MARK = /\p{M}/u;

/** Fallback shaper that needs no font: estimates widths for line breaks and draws no outlines. */
const plainShaper: TextShaper = {
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

/** Glyph outlines of a text, in mm from the top left corner of its box. */
export function createTextOutline(
  item: TextItem,
  look: Pick<Look, 'font'>,
  shaper: TextShaper,
): string {
  return createTextPath(layoutText(item, look, shaper), shaper);
}

/** Line breaks of a text in a system font. */
export function layOutPlainText(item: TextItem, look: Pick<Look, 'font'>): TextLayout {
  return layoutText(item, look, plainShaper);
}
