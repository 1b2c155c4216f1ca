import { type FontId, type FontScript, SCRIPT_TAGS } from './fonts';
import type { ShapedGlyph, TextShaper } from './shaper';

/** The part of HarfBuzz's module used by the shaper; browser and function each load it in their own way. */
export interface HarfBuzz<Font extends HarfBuzzFont, Buffer extends HarfBuzzBuffer> {
  openFont: (file: Uint8Array) => Font;
  buffer: Buffer;
  shape: (font: Font, buffer: Buffer) => void;
}

interface HarfBuzzFont {
  face: { readonly upem: number };
  hExtents: () => { ascender: number; descender: number };
  glyphToPath: (glyph: number) => string;
}

interface HarfBuzzBuffer {
  reset: () => void;
  addText: (text: string) => void;
  setScript: (tag: string) => void;
  /** Sets direction and language, which follow from the script. */
  guessSegmentProperties: () => void;
  getGlyphInfos: () => { codepoint: number; cluster: number }[];
  getGlyphPositions: () => { xAdvance: number; xOffset: number; yOffset: number }[];
}

/** Outline for a character without a glyph, because the font subsets omit their own. */
const BOX = 'M70,0L70,700L530,700L530,0ZM120,50L480,50L480,650L120,650Z';

/** Maximum number of cached pieces of text, about as many as a book being edited has. */
const MAX_CACHED_RUNS = 4000;

/** A shaper to which fonts can be added as they are loaded. */
export interface LoadingShaper extends TextShaper {
  /** @param file the whole file of the font, as TrueType */
  add: (font: FontId, file: Uint8Array) => void;
}

/** A shaper that uses HarfBuzz and caches its results. */
export function createHarfbuzzShaper<Font extends HarfBuzzFont, Buffer extends HarfBuzzBuffer>({
  openFont,
  buffer,
  shape,
}: HarfBuzz<Font, Buffer>): LoadingShaper {
  const fonts = new Map<FontId, Font>();
  const shaped = new Map<string, readonly ShapedGlyph[]>();
  const outlines = new Map<string, string>();

  function fontOf(id: FontId): Font {
    const font = fonts.get(id);
    if (!font) throw new RangeError(`the font ${id} is not loaded`);
    return font;
  }

  function shapeAnew(id: FontId, script: FontScript, text: string): readonly ShapedGlyph[] {
    const font = fontOf(id);
    buffer.reset();
    buffer.addText(text);
    buffer.setScript(SCRIPT_TAGS[script]);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      return { id: codepoint, cluster, advance: xAdvance, dx: xOffset, dy: yOffset };
    });
  }

  return {
    add: (id, file) => void fonts.set(id, openFont(file)),
    has: (id) => fonts.has(id),
    metrics(id) {
      const font = fontOf(id);
      const { ascender, descender } = font.hExtents();
      return { unitsPerEm: font.face.upem, ascent: ascender, descent: -descender };
    },
    shape(id, script, text) {
      const key = `${id} ${text}`;
      const known = shaped.get(key);
      if (known) return known;
      const glyphs = shapeAnew(id, script, text);
      if (shaped.size >= MAX_CACHED_RUNS) shaped.clear();
      shaped.set(key, glyphs);
      return glyphs;
    },
    outline(id, glyph) {
      const key = `${id} ${glyph}`;
      const known =
        outlines.get(key) ?? (fontOf(id).glyphToPath(glyph) || (glyph === 0 ? BOX : ''));
      outlines.set(key, known);
      return known;
    },
  };
}
