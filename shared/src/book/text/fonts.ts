import type { Look, TextItem } from '../scene';

/**
 * Fonts for texts of a book, on screen and in print: Noto in one weight, one file per script and family.
 * `node tools/run.mjs fonts` generates the files for the screen (web/src/assets/fonts/book, WOFF2) and the
 * same outlines for print (functions/assets/fonts/book).
 */

/** Serif or sans; both exist for every script. */
export type FontFamily = Look['font'];

/** In the order in which fonts are searched for a character that several of them have. */
export const FONT_SCRIPTS = [
  'latin',
  'latin-ext',
  'devanagari',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'gujarati',
  'gurmukhi',
  'odia',
] as const;
export type FontScript = (typeof FONT_SCRIPTS)[number];

/** Id of a font, and prefix of its file names. */
export type FontId = `noto-${FontFamily}-${FontScript}`;

export function fontId(family: FontFamily, script: FontScript): FontId {
  return `noto-${family}-${script}`;
}

/** Script tags of OpenType and ISO 15924. */
export const SCRIPT_TAGS: Readonly<Record<FontScript, string>> = {
  latin: 'Latn',
  'latin-ext': 'Latn',
  devanagari: 'Deva',
  bengali: 'Beng',
  tamil: 'Taml',
  telugu: 'Telu',
  kannada: 'Knda',
  malayalam: 'Mlym',
  gujarati: 'Gujr',
  gurmukhi: 'Guru',
  odia: 'Orya',
};

/** The font family of a text: its own, or that of the book's look. */
export function textFontFamily(
  { font }: Pick<TextItem, 'font'>,
  look: Pick<Look, 'font'>,
): FontFamily {
  return font ?? look.font;
}
