import type { FontId, FontScript } from './fonts';

/** A glyph as placed by HarfBuzz; lengths in font units, upwards positive. */
export interface ShapedGlyph {
  /** Glyph id in the font; 0: the font has none for the character. */
  id: number;
  /** Start of the glyph's cluster in the text, as a UTF-16 index. */
  cluster: number;
  /** Distance to the next glyph. */
  advance: number;
  /** Offset of the glyph from its default position. */
  dx: number;
  dy: number;
}

export interface ShaperMetrics {
  unitsPerEm: number;
  ascent: number;
  /** Depth below the baseline, as a positive number. */
  descent: number;
}

/**
 * Converts text to glyphs with HarfBuzz, which browser and function each load in their own way. All methods
 * need loaded fonts.
 * @throws RangeError for a font that is not loaded
 */
export interface TextShaper {
  has(font: FontId): boolean;
  metrics(font: FontId): ShaperMetrics;
  /** @param text in one script, apart from characters common to all scripts */
  shape(font: FontId, script: FontScript, text: string): readonly ShapedGlyph[];
  /** Outline of a glyph as the `d` of an SVG path, in font units, upwards positive. */
  outline(font: FontId, glyph: number): string;
}
