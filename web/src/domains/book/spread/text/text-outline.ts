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

interface DrawnText {
  font: Look['font'];
  shaper: TextShaper;
  layout: TextLayout;
  path: string;
}

/** Cache: a page, its thumbnail and the text panel show the same text. */
const drawnTexts = new WeakMap<TextItem, DrawnText>();

function drawText(item: TextItem, { font }: Pick<Look, 'font'>, shaper: TextShaper): DrawnText {
  const known = drawnTexts.get(item);
  if (known?.font === font && known.shaper === shaper) return known;
  const layout = layoutText(item, { font }, shaper);
  const drawn = { font, shaper, layout, path: createTextPath(layout, shaper) };
  drawnTexts.set(item, drawn);
  return drawn;
}

/** Glyph outlines of a text, in mm from the top left corner of its box. */
export function createTextOutline(
  item: TextItem,
  look: Pick<Look, 'font'>,
  shaper: TextShaper,
): string {
  return drawText(item, look, shaper).path;
}

/** Rounding tolerance in mm. */
const FIT_TOLERANCE_MM = 0.1;

/** How a text fits its box: its font size in points, smaller than chosen if needed, and whether that is enough. */
export function measureTextFit(
  item: TextItem,
  look: Pick<Look, 'font'>,
  shaper: TextShaper,
): { size: number; isWhole: boolean } {
  const { size, height } = drawText(item, look, shaper).layout;
  return { size, isWhole: height <= item.h + FIT_TOLERANCE_MM };
}

/** Line breaks of a text in a system font. */
export function layOutPlainText(item: TextItem, look: Pick<Look, 'font'>): TextLayout {
  return layoutText(item, look, plainShaper);
}
