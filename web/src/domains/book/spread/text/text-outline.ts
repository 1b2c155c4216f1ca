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

/** How a text fits its box: its font size in points, smaller than chosen if needed, and whether that is enough. */
interface TextFit {
  size: number;
  isWhole: boolean;
}

interface DrawnText {
  font: Look['font'];
  shaper: TextShaper;
  path: string;
  fit: TextFit;
}

const FIT_TOLERANCE_MM = 0.1;
/** Cache: a page and its thumbnail draw the same text. */
const drawnTexts = new WeakMap<TextItem, DrawnText>();
const listeners = new Set<() => void>();

function drawText(item: TextItem, { font }: Pick<Look, 'font'>, shaper: TextShaper): DrawnText {
  const known = drawnTexts.get(item);
  if (known?.font === font && known.shaper === shaper) return known;
  const layout = layoutText(item, { font }, shaper);
  const fit = { size: layout.size, isWhole: layout.height <= item.h + FIT_TOLERANCE_MM };
  const drawn = { font, shaper, path: createTextPath(layout, shaper), fit };
  drawnTexts.set(item, drawn);
  // not at once, because texts are drawn while components render
  queueMicrotask(() => listeners.forEach((listener) => listener()));
  return drawn;
}

/** Calls the listener after texts are drawn. Returns a function that stops. */
export function watchDrawnTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How a drawn text fits; null until it is drawn, which needs its fonts. */
export function findTextFit(item: TextItem): TextFit | null {
  return drawnTexts.get(item)?.fit ?? null;
}

/** Glyph outlines of a text, in mm from the top left corner of its box. */
export function createTextOutline(
  item: TextItem,
  look: Pick<Look, 'font'>,
  shaper: TextShaper,
): string {
  return drawText(item, look, shaper).path;
}

/** Line breaks of a text in a system font. */
export function layOutPlainText(item: TextItem, look: Pick<Look, 'font'>): TextLayout {
  return layoutText(item, look, plainShaper);
}
