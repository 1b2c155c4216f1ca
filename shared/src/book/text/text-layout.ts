import type { Look, TextItem } from '../scene';
import type { FontId } from './fonts';
import type { Shaper } from './shaper';

/** A glyph in its line; mm from where its run's baseline begins in the box. */
export interface PlacedGlyph {
  id: number;
  x: number;
  /** Downwards positive, as in the box. */
  y: number;
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
  /** mm from its first glyph to behind its last one. */
  width: number;
  runs: TextRun[];
}

/** A text in the box of its item, before the box is turned. */
export interface TextLayout {
  lines: TextLine[];
  /** mm of all lines; more than the box has where the text does not fit. */
  height: number;
  /** Points: the item's size, or less where it is drawn smaller to fit. */
  size: number;
  /** What no font has, each once, in the order of the text; it is drawn as a box. */
  missing: string[];
}

export type LayoutText = (item: TextItem, look: Pick<Look, 'font'>, shaper: Shaper) => TextLayout;
