import type PDFDocument from 'pdfkit';
import { encodeBarcode } from './barcode';
import { breakIntoLines } from './lines';
import {
  fontFilePath,
  type FontRun,
  splitFontRuns,
  SCRIPT_NAMES,
  type FontWeight,
  FONT_WEIGHTS,
} from './fonts';

type PdfkitDocument = InstanceType<typeof PDFDocument>;

/** Position and style of a text; lengths in points from the upper left corner. */
export interface TextStyle {
  x: number;
  y: number;
  width: number;
  size?: number;
  weight?: FontWeight;
  align?: 'left' | 'right';
  colour?: string;
  /** Shrinks a text that is too wide instead of wrapping it. */
  isFitted?: boolean;
}

const INK = '#221c17';
const SIZE = 9.5;
const LEADING = 1.35;

const fontName = (script: FontRun['script'], weight: FontWeight) => `${script}-${weight}`;

/** Draws texts of several scripts; pdfkit uses one font at a time. */
export interface Pen {
  /** @returns y of the next line */
  write(text: string, style: TextStyle): number;
  /** Draws a hairline. */
  rule(x: number, y: number, width: number): void;
  /** Draws capital letters and digits as a barcode. @throws RangeError */
  barcode(text: string, box: { x: number; y: number; width: number; height: number }): void;
}

function select(
  doc: PdfkitDocument,
  script: FontRun['script'],
  weight: FontWeight,
  size: number,
): PdfkitDocument {
  return doc.font(fontName(script, weight)).fontSize(size);
}

function widthOf(doc: PdfkitDocument, text: string, weight: FontWeight, size: number): number {
  return splitFontRuns(text).reduce(
    (sum, run) => sum + select(doc, run.script, weight, size).widthOfString(run.text),
    0,
  );
}

/** Draws a line with all scripts on one baseline, regardless of the heights of their fonts. */
function writeLine(doc: PdfkitDocument, line: string, { x, y, weight, size }: LineStyle): void {
  let left = x;
  for (const { script, text } of splitFontRuns(line)) {
    select(doc, script, weight, size);
    doc.text(text, left, y + size, { lineBreak: false, baseline: 'alphabetic' });
    left += doc.widthOfString(text);
  }
}

interface LineStyle {
  x: number;
  y: number;
  weight: FontWeight;
  size: number;
}

export function createPen(doc: PdfkitDocument): Pen {
  for (const script of SCRIPT_NAMES) {
    for (const weight of FONT_WEIGHTS) {
      doc.registerFont(fontName(script, weight), fontFilePath(script, weight));
    }
  }

  return {
    write(text, style) {
      const { x, y, width, weight = 400, align = 'left', colour = INK, isFitted = false } = style;
      const wanted = style.size ?? SIZE;
      const full = isFitted ? widthOf(doc, text, weight, wanted) : 0;
      const size = full > width ? (wanted * width) / full : wanted;
      const fits = (part: string) => widthOf(doc, part, weight, size) <= width + 0.01;
      doc.fillColor(colour);
      let top = y;
      for (const line of isFitted ? [text] : breakIntoLines(text, fits)) {
        const indent = align === 'right' ? width - widthOf(doc, line, weight, size) : 0;
        writeLine(doc, line, { x: x + indent, y: top, weight, size });
        top += wanted * LEADING;
      }
      return top;
    },
    rule(x, y, width) {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor('#b9ada0')
        .stroke();
    },
    barcode(text, { x, y, width, height }) {
      const code = encodeBarcode(text);
      const module = width / code.width;
      for (const bar of code.bars) doc.rect(x + bar.at * module, y, bar.width * module, height);
      doc.fill('#000000');
    },
  };
}
