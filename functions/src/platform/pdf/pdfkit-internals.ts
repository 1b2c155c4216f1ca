import type PDFDocument from 'pdfkit';
import * as z from 'zod/mini';
import type { Matrix } from './print-jpeg';

/**
 * Types of pdfkit internals needed for print files. Used only by print-document.ts and its picture and
 * text writers; the version is pinned in functions/package.json, and tests of features/prints check the
 * output.
 */

export type PdfkitDocument = InstanceType<typeof PDFDocument>;

export interface PdfReference {
  id: number;
  /** Byte offset in the file. */
  offset: number;
  data: Record<string, unknown>;
  end(bytes?: Uint8Array): void;
  /** The reference as written in the file. */
  toString(): string;
}

/** A font file opened by pdfkit. */
export interface OpenFont {
  getGlyph(id: number): { advanceWidth: number };
}

/** A font embedded by pdfkit. */
export interface EmbeddedFont {
  id: string;
  /** PostScript name of the font. */
  name: string;
  /** Thousandths of an em per font unit. */
  scale: number;
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
  subset: { includeGlyph(id: number): number };
  font: OpenFont;
  ref(): object;
}

export interface PdfInternals {
  _root: { data: Record<string, unknown> };
  _font: EmbeddedFont;
  page: { colorSpaces: Record<string, unknown> };
  _offset: number;
  _write(part: string | Uint8Array): void;
  _refEnd(ended: PdfReference): void;
  ref(data?: object): PdfReference;
  registerFont(name: string, source: string | OpenFont): unknown;
  addContent(content: string): unknown;
  transform(...matrix: Matrix): unknown;
  /** Writes the XMP metadata when the file ends; pdfkit's own leaves texts unescaped. */
  _addInfo(): void;
}

export const pdfInternals = z.custom<PdfInternals>(
  (value) => typeof value === 'object' && value !== null && '_root' in value && 'ref' in value,
);
