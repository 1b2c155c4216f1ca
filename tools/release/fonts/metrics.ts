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

/**
 * Reads the metrics of a TrueType font at the default values of its axes.
 * @throws RangeError for other data
 */
export function readFontMetrics(font: Buffer): FontMetrics {
  const tables = tablesOf(font);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new RangeError(`the font has no table '${tag}'`);
    return found;
  };
  const hhea = table('hhea');
  const unitsPerEm = table('head').readUInt16BE(18);
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    averageWidth: averageAdvance(table('cmap'), table('hmtx'), hhea.readUInt16BE(34)) / unitsPerEm,
  };
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    const start = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(record + 12)));
  }
  return tables;
}

function averageAdvance(cmap: Buffer, hmtx: Buffer, advances: number): number {
  const glyphOf = glyphFinder(cmap);
  let width = 0;
  let weight = 0;
  for (const [character, frequency] of Object.entries(FREQUENCIES)) {
    const glyph = Math.min(glyphOf(character.charCodeAt(0)), advances - 1);
    width += frequency * hmtx.readUInt16BE(glyph * 4);
    weight += frequency;
  }
  return width / weight;
}

/** Reads the Unicode subtable of format 4, which every font of the basic plane has. */
function glyphFinder(cmap: Buffer): (codePoint: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const map = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!map) throw new RangeError('the font has no character map of format 4');
  const segments = map.readUInt16BE(6);
  return (codePoint) => {
    for (let end = 14; end < 14 + segments; end += 2) {
      if (map.readUInt16BE(end) < codePoint) continue;
      const start = end + segments + 2;
      const first = map.readUInt16BE(start);
      if (first > codePoint) return 0;
      const delta = map.readUInt16BE(start + segments);
      const rangeAt = start + 2 * segments;
      const range = map.readUInt16BE(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = map.readUInt16BE(rangeAt + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
