import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number: dictionary and unpacked stream. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n([\s\S]*)\nendstream/);
    const isPacked = packed !== undefined && head.includes('/FlateDecode');
    const stream = isPacked
      ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
      : (packed ?? '');
    objects.set(id, { head, stream });
  }
  return objects;
}

/** Decodes hexadecimal UTF-16. */
const utf16 = (hex: string) =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The text of each glyph number of a font. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    // a glyph of several letters is written as <0915 094d>
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, hex = ''], index) => {
      glyphs.set(parseInt(first, 16) + index, utf16(hex));
    });
  }
  return glyphs;
}

/**
 * Text lines of pages made by pdfkit, from top to bottom. Texts on the same line are joined without a
 * space in the order of writing; the letters of Hindi words are in glyph order.
 */
export function pdfLines(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, glyphsOf(objects.get(map)?.stream ?? ''));
    }
  }
  const texts = /1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n([\s\S]*?)ET/g;
  // each page has a single content stream
  return [...objects.values()].flatMap(({ stream }) => {
    const lines = new Map<number, string>();
    for (const [, y = '', font = '', shown = ''] of stream.matchAll(texts)) {
      const hex = [...shown.matchAll(/<(\w+)>/g)].map(([, part]) => part).join('');
      const codes = hex.match(/\w{4}/g) ?? [];
      const text = codes.map((code) => fonts.get(font)?.get(parseInt(code, 16)) ?? '').join('');
      lines.set(Number(y), (lines.get(Number(y)) ?? '') + text);
    }
    return [...lines].toSorted(([a], [b]) => b - a).map(([, text]) => text);
  });
}
