import type { Look, TextItem } from '../scene';

/**
 * The fonts that texts of a book are drawn and printed with: Noto, in one weight, a file for each
 * script and family. The files are made by `node tools/run.mjs fonts`, one for the screen
 * (web/src/assets/fonts/book, WOFF2) and the same outlines for print (functions/assets/fonts/book).
 */

/** A serif and a sans for every script. */
export type FontFamily = Look['font'];

/** In the order in which a character that several have is looked for. */
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

/** Names a font, and begins the name of its files. */
export type FontId = `noto-${FontFamily}-${FontScript}`;

export function fontId(family: FontFamily, script: FontScript): FontId {
  return `noto-${family}-${script}`;
}

/** The tags of the scripts as OpenType and ISO 15924 write them. */
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

/** The family that a text is drawn with: its own, or the look's. */
export function familyOf({ font }: Pick<TextItem, 'font'>, look: Pick<Look, 'font'>): FontFamily {
  return font ?? look.font;
}
