import type { Look, TextItem } from '../scene';

/**
 * Fonts for texts of a book: Noto, with one file per script and family, and two decorative Latin fonts,
 * each in one weight. `node tools/run.mjs fonts` generates functions/assets/fonts/book; screen and print
 * use the same files.
 */

/** Serif and sans cover every script; the decorative families cover Latin and fall back to Noto. */
export type FontFamily = Look['font'];

type DecorativeFamily = Exclude<FontFamily, 'serif' | 'sans'>;

/** Scripts, in the order in which their fonts are searched for a character that several fonts have. */
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
export type FontId = NotoFontId | `${'cormorant' | 'caveat'}-latin`;
type NotoFontId = `noto-${'serif' | 'sans'}-${FontScript}`;

/**
 * Font of each decorative family. `lacks`: Latin characters that it does not have; `fallback`: Noto family
 * for these and for other scripts.
 */
export const DECORATIVE_FONTS = {
  display: { font: 'cormorant-latin', lacks: /\u00b5|\u0329/, fallback: 'serif' },
  handwriting: { font: 'caveat-latin', lacks: /\u02bb|\u0309|\u0329/, fallback: 'sans' },
} as const satisfies Record<
  DecorativeFamily,
  { font: FontId; lacks: RegExp; fallback: 'serif' | 'sans' }
>;

/**
 * Font for the part of a text in one script. If the decorative font lacks one of its characters, the whole
 * part is set in Noto.
 */
export function fontId(family: FontFamily, script: FontScript, text: string): FontId {
  if (family === 'serif' || family === 'sans') return `noto-${family}-${script}`;
  const { font, lacks, fallback } = DECORATIVE_FONTS[family];
  return script === 'latin' && !lacks.test(text) ? font : `noto-${fallback}-${script}`;
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
