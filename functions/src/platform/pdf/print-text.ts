import * as z from 'zod/mini';
import type { PdfkitDocument, EmbeddedFont, PdfInternals, OpenFont } from './pdfkit-internals';
import type { PrintColour } from './press-ink';

/** Text of a print file: glyphs at their layout positions, with the words for search and copying. */

/** A glyph by its number in the font; position in mm from the upper left corner. */
export interface PrintGlyph {
  id: number;
  /** Text of the glyph, for search and copying; '' if another glyph has the text, e.g. in a ligature. */
  text: string;
  x: number;
  y: number;
}

/** A line of text: its words, and its glyphs by font. */
export interface PrintLine {
  text: string;
  /** `size`: em size of the font in mm. */
  runs: readonly { font: string; size: number; glyphs: readonly PrintGlyph[] }[];
}

export interface TextWriter {
  /** @param path of the font file, embedded as a subset */
  addFont: (name: string, path: string) => void;
  writeLine: (line: PrintLine, colour: PrintColour) => void;
  /** PostScript names of the embedded fonts. */
  fontNames: () => string[];
}

/** Formats a number to four decimals. */
const decimal = (value: number) => String(Number(value.toFixed(4)));

/** PDF operators that draw glyphs of the current font. */
function glyphOperators({ subset, widths, unicode, font, scale }: EmbeddedFont) {
  return ({ id, text, x, y }: PrintGlyph): string => {
    const number = subset.includeGlyph(id);
    widths[number] ??= font.getGlyph(id).advanceWidth * scale;
    unicode[number] ??= Array.from(text, (one) => one.codePointAt(0) ?? 0);
    const code = number.toString(16).padStart(4, '0');
    return `1 0 0 -1 ${decimal(x)} ${decimal(y)} Tm <${code}> Tj`;
  };
}

/** Opened fonts by path, cached for the next file. */
const openFonts = new Map<string, OpenFont>();

export function createTextWriter(doc: PdfkitDocument, own: PdfInternals): TextWriter {
  const known = new Map<string, string>();
  return {
    addFont(name, path) {
      if (known.has(name)) return;
      own.registerFont(name, openFonts.get(path) ?? path);
      doc.font(name);
      known.set(name, own._font.name);
      openFonts.set(path, own._font.font);
    },
    writeLine({ text, runs }, colour) {
      doc.fillColor(colour).markContent('Span', { actual: text });
      for (const { font, size, glyphs } of runs) {
        doc.font(font);
        const embedded = own._font;
        Object.assign(z.parse(z.custom<object>(), doc.page.fonts), {
          [embedded.id]: embedded.ref(),
        });
        const operators = glyphs.map(glyphOperators(embedded));
        own.addContent(`BT /${embedded.id} ${decimal(size)} Tf ${operators.join(' ')} ET`);
      }
      doc.endMarkedContent();
    },
    fontNames: () => [...known.values()].toSorted(),
  };
}
