import type { FontId, FontScript } from './fonts';

/** A glyph as HarfBuzz places it; lengths in units of the font, upwards positive. */
export interface ShapedGlyph {
  /** Its number in the font. 0: the font has none for the character. */
  id: number;
  /** Where in the text (UTF-16) what it shows begins. */
  cluster: number;
  /** How far the next one is. */
  advance: number;
  /** From where it would stand otherwise. */
  dx: number;
  dy: number;
}

/** In units of the font. */
export interface ShaperMetrics {
  unitsPerEm: number;
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
}

/**
 * Turns text into glyphs: HarfBuzz, which browser and function each load in their own way. Every
 * method works on fonts that are loaded.
 * @throws RangeError for a font that is not
 */
export interface Shaper {
  has(font: FontId): boolean;
  metrics(font: FontId): ShaperMetrics;
  /** @param text of one script, and of what stands in every script */
  shape(font: FontId, script: FontScript, text: string): readonly ShapedGlyph[];
  /** The outline of a glyph as the `d` of an SVG path, in units of the font, upwards positive. */
  outline(font: FontId, glyph: number): string;
}
