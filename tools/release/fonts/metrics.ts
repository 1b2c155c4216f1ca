import { Blob, Face, Font } from 'harfbuzzjs';

/** Metrics that determine the size of text. Lengths in ems. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of a character of running English text, spaces included, on average. */
  averageWidth: number;
}

/** Frequencies of characters per thousand in English text with headings and numbers. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 155,
  e: 95,
  t: 67,
  a: 67,
  i: 60,
  n: 58,
  o: 57,
  r: 52,
  s: 52,
  h: 38,
  l: 34,
  d: 31,
  c: 27,
  u: 22,
  m: 20,
  f: 17,
  p: 16,
  g: 15,
  w: 12,
  y: 12,
  b: 11,
  v: 8,
  k: 6,
  x: 2,
  j: 1,
  q: 1,
  z: 1,
  A: 4,
  B: 3,
  C: 4,
  D: 2,
  E: 2,
  F: 2,
  H: 2,
  I: 3,
  M: 3,
  N: 2,
  P: 3,
  R: 2,
  S: 4,
  T: 5,
  W: 2,
  0: 4,
  1: 5,
  2: 4,
  9: 4,
  5: 2,
  ',': 10,
  '.': 10,
  '-': 2,
};

/** Reads the metrics of a TrueType font at the default values of its axes. */
export function readFontMetrics(file: Buffer): FontMetrics {
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    averageWidth: averageAdvance(font) / face.upem,
  };
}

function averageAdvance(font: Font): number {
  let width = 0;
  let weight = 0;
  for (const [character, frequency] of Object.entries(FREQUENCIES)) {
    const glyph = font.nominalGlyph(character.charCodeAt(0)) ?? 0;
    width += frequency * font.glyphHAdvance(glyph);
    weight += frequency;
  }
  return width / weight;
}
