import type { Look, TextItem } from '../scene';
import { textFontFamily, type FontId } from './fonts';
import { breakLines, type ShapedLine, widestWordEms } from './line-breaking';
import { missingCharacters } from './missing-characters';
import type { TextShaper } from './shaper';
import { type WordShaper, createWordShaper } from './word-shaper';

export interface PlacedGlyph {
  id: number;
  /** Position in mm from the start of the line, and below the baseline. */
  x: number;
  y: number;
  /** Text shown by this glyph and by the following ones until the next with a text. */
  text: string;
}

/** Consecutive glyphs of one font. */
export interface TextRun {
  font: FontId;
  /** Scale in mm per font unit. */
  scale: number;
  glyphs: PlacedGlyph[];
}

/** A laid-out line. */
export interface TextLine {
  /** Text of the line, without trailing blanks. */
  text: string;
  /** Position in mm from the left and top edges of the item's box. */
  x: number;
  baseline: number;
  width: number;
  runs: TextRun[];
}

/** A laid-out text in the box of its item, before the box is rotated about its middle. */
export interface TextLayout {
  lines: TextLine[];
  /** Height of all lines in mm; larger than the box if the text does not fit. */
  height: number;
  /** Font size in points: the item's size, or smaller to fit. */
  size: number;
  /** Characters that no font has, each once; they are drawn as a box. */
  missing: string[];
}

export type TextLayoutInput = Pick<
  TextItem,
  'text' | 'w' | 'h' | 'font' | 'size' | 'align' | 'leading' | 'fit'
>;

const MM_PER_POINT = 25.4 / 72;
/**
 * Distance from the middle of a line to its baseline, in ems: half of Noto's ascent (1.069) minus its descent
 * (0.293). Equal in every script, so that a word in another script does not shift its line.
 */
const BASELINE = 0.388;
/** Minimum font size when a text is shrunk to fit. */
const MIN_FITTED_POINTS = 5;
const SMALLER = 0.97;
const INDENT = { left: 0, center: 0.5, right: 1 };
/** Tolerance for rounding. */
const HAIR_MM = 0.05;

/** Rounds to a thousandth of a millimetre, so that all machines compute equal numbers. */
const rounded = (mm: number) => Math.round(mm * 1000) / 1000;

interface Broken {
  size: number;
  lines: ShapedLine[];
}

/** Width of a line in the item's box, in ems. */
const roomAt = ({ w }: TextLayoutInput, size: number) => (w + HAIR_MM) / (size * MM_PER_POINT);

function brokenAt(
  item: TextLayoutInput,
  words: WordShaper,
  size: number,
): Broken & { fits: boolean } {
  const em = size * MM_PER_POINT;
  const { lines, isWordBroken } = breakLines(item.text, words, roomAt(item, size));
  const height = lines.length * item.leading * em;
  return { size, lines, fits: !isWordBroken && height <= item.h + HAIR_MM };
}

/** Breaks a text at the item's size, or at the largest size that fits if `fit` is set. */
function broken(item: TextLayoutInput, words: WordShaper): Broken {
  const smaller = (size: number) => Math.max(MIN_FITTED_POINTS, size * SMALLER);
  let size = item.size;
  if (item.fit) {
    // breaking a long word is slow, so skip the sizes at which it would be broken
    const widest = widestWordEms(item.text, words);
    while (size > MIN_FITTED_POINTS && widest > roomAt(item, size)) size = smaller(size);
  }
  for (;;) {
    const found = brokenAt(item, words, size);
    if (found.fits || !item.fit || size <= MIN_FITTED_POINTS) return found;
    size = smaller(size);
  }
}

function placedLine(
  item: TextLayoutInput,
  line: ShapedLine,
  size: number,
  index: number,
): TextLine {
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
 * Lays out a text in lines of glyphs (docs/rules.md#books-40): broken between words, or between clusters of a
 * word that is longer than its line, each piece in the font of its script.
 * @param shaper with the fonts of `fontsForText`
 */
export function layoutText(
  item: TextLayoutInput,
  look: Pick<Look, 'font'>,
  shaper: TextShaper,
): TextLayout {
  const { size, lines } = broken(item, createWordShaper(shaper, textFontFamily(item, look)));
  return {
    lines: lines.map((line, index) => placedLine(item, line, size, index)),
    height: rounded(lines.length * item.leading * size * MM_PER_POINT),
    size,
    missing: missingCharacters(item.text),
  };
}
