import * as z from 'zod/mini';
import type { Document, EmbeddedFont, Inside, OpenFont } from './pdfkit-inside';

/** Text of a print file: each glyph where it was laid out, the words beside for who searches or copies them. */

/** A glyph by its number in its font; mm from the upper left corner as the canvas has it. */
export interface PrintGlyph {
  id: number;
  /** What it shows, for who copies or searches it; '' where another one stands for it. */
  text: string;
  x: number;
  y: number;
}

/** A line of text: what it says, and what is seen of it, font by font. */
export interface PrintLine {
  text: string;
  /** `size`: mm of the font's em. */
  runs: readonly { font: string; size: number; glyphs: readonly PrintGlyph[] }[];
}

export interface TextWriter {
  /** @param path of the font's file, which is embedded as far as it is used */
  addFont: (name: string, path: string) => void;
  writeLine: (line: PrintLine, colour: string) => void;
}

/** To a ten-thousandth of a mm. */
const decimal = (value: number) => String(Number(value.toFixed(4)));

/** Glyphs of the font that was chosen last, as the operators that write them. */
function glyphOperators({ subset, widths, unicode, font, scale }: EmbeddedFont) {
  return ({ id, text, x, y }: PrintGlyph): string => {
    const number = subset.includeGlyph(id);
    widths[number] ??= font.getGlyph(id).advanceWidth * scale;
    unicode[number] ??= Array.from(text, (one) => one.codePointAt(0) ?? 0);
    const code = number.toString(16).padStart(4, '0');
    return `1 0 0 -1 ${decimal(x)} ${decimal(y)} Tm <${code}> Tj`;
  };
}

/** Fonts that a file was printed in, by their path: the next one need not read and parse them again. */
const openFonts = new Map<string, OpenFont>();

export function textWriter(doc: Document, own: Inside): TextWriter {
  const known = new Set<string>();
  return {
    addFont(name, path) {
      if (known.has(name)) return;
      known.add(name);
      own.registerFont(name, openFonts.get(path) ?? path);
      doc.font(name);
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
  };
}
