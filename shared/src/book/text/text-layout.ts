import type { Look, TextItem } from '../scene';
import { familyOf, type FontId } from './fonts';
import { brokenLines, type ShapedLine, widestWord } from './line-breaking';
import { missingCharacters } from './missing';
import type { Shaper } from './shaper';
import { type WordShaper, wordShaper } from './word-shaper';

/** A glyph in its line. */
export interface PlacedGlyph {
  id: number;
  /** mm from where the line begins, and below its baseline. */
  x: number;
  y: number;
  /** What it shows, and those after it until the next that has a text. */
  text: string;
}

/** Glyphs of one font. */
export interface TextRun {
  font: FontId;
  /** mm for a unit of the font. */
  scale: number;
  glyphs: PlacedGlyph[];
}

/** A line as it is drawn. */
export interface TextLine {
  /** What it says, without the blanks at its end. */
  text: string;
  /** mm from the left and the upper edge of the item's box. */
  x: number;
  baseline: number;
  width: number;
  runs: TextRun[];
}

/** A text in the box of its item, before the box is turned about its middle. */
export interface TextLayout {
  lines: TextLine[];
  /** mm of all lines; more than the box has where the text does not fit. */
  height: number;
  /** Points: the item's size, or less where it is drawn smaller to fit. */
  size: number;
  /** What no font has, each once; it is drawn as a box. */
  missing: string[];
}

/** What of an item decides how its text is laid out. */
export type LaidOutText = Pick<
  TextItem,
  'text' | 'w' | 'h' | 'font' | 'size' | 'align' | 'leading' | 'fit'
>;

const MM_PER_POINT = 25.4 / 72;
/**
 * From the middle of a line to its baseline, in ems: half of Noto's ascent (1.069) less its descent
 * (0.293), the same in every script, so that a word in another one does not move its line.
 */
const BASELINE = 0.388;
/** Below this a text that is to fit is not made smaller. */
const MIN_FITTED_POINTS = 5;
const SMALLER = 0.97;
const INDENT = { left: 0, center: 0.5, right: 1 };
/** A hair more than there is room for is rounding. */
const HAIR_MM = 0.05;

/** A length to a thousandth of a millimetre, so that two machines have one number. */
const rounded = (mm: number) => Math.round(mm * 1000) / 1000;

interface Broken {
  size: number;
  lines: ShapedLine[];
}

/** Ems of a line in the item's box. */
const roomAt = ({ w }: LaidOutText, size: number) => (w + HAIR_MM) / (size * MM_PER_POINT);

function brokenAt(item: LaidOutText, words: WordShaper, size: number): Broken & { fits: boolean } {
  const em = size * MM_PER_POINT;
  const { lines, isWordBroken } = brokenLines(item.text, words, roomAt(item, size));
  const height = lines.length * item.leading * em;
  return { size, lines, fits: !isWordBroken && height <= item.h + HAIR_MM };
}

/** At the item's size, or as large as fits where it is to fit. */
function broken(item: LaidOutText, words: WordShaper): Broken {
  const smaller = (size: number) => Math.max(MIN_FITTED_POINTS, size * SMALLER);
  let size = item.size;
  if (item.fit) {
    // a long word takes long to break, so it is done at the last of these sizes alone
    const widest = widestWord(item.text, words);
    while (size > MIN_FITTED_POINTS && widest > roomAt(item, size)) size = smaller(size);
  }
  for (;;) {
    const found = brokenAt(item, words, size);
    if (found.fits || !item.fit || size <= MIN_FITTED_POINTS) return found;
    size = smaller(size);
  }
}

function placedLine(item: LaidOutText, line: ShapedLine, size: number, index: number): TextLine {
  const em = size * MM_PER_POINT;
  const width = line.width * em;
  return {
    text: line.text,
    x: rounded((item.w - width) * INDENT[item.align]),
    baseline: rounded(((index + 0.5) * item.leading + BASELINE) * em),
    width: rounded(width),
    runs: line.runs.map(({ font, unitsPerEm, glyphs }) => ({
      font,
      scale: em / unitsPerEm,
      glyphs: glyphs.map(({ id, x, y, text }) => ({
        id,
        text,
        x: rounded(x * em),
        y: rounded(-y * em),
      })),
    })),
  };
}

/**
 * A text in lines of glyphs (docs/rules.md#books-40): broken between words, a word that is longer
 * than its line between clusters, each piece in the font of its script.
 * @param shaper with the fonts of `fontsFor`
 */
export function layoutText(
  item: LaidOutText,
  look: Pick<Look, 'font'>,
  shaper: Shaper,
): TextLayout {
  const { size, lines } = broken(item, wordShaper(shaper, familyOf(item, look)));
  return {
    lines: lines.map((line, index) => placedLine(item, line, size, index)),
    height: rounded(lines.length * item.leading * size * MM_PER_POINT),
    size,
    missing: missingCharacters(item.text),
  };
}
