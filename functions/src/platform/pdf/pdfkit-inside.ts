import type PDFDocument from 'pdfkit';
import * as z from 'zod/mini';
import type { Matrix } from './print-jpeg';

/*
 * What print files need that pdfkit keeps to itself. Only print-document.ts and the writers of its
 * pictures and text use it; its version is pinned in functions/package.json, and the tests of
 * features/prints read the result.
 */

export type Document = InstanceType<typeof PDFDocument>;

export interface Reference {
  id: number;
  /** Where it begins in the file. */
  offset: number;
  data: Record<string, unknown>;
  end(bytes?: Uint8Array): void;
  /** As others point to it. */
  toString(): string;
}

/** The file of a font as pdfkit has opened it. */
export interface OpenFont {
  getGlyph(id: number): { advanceWidth: number };
}

/** A font as pdfkit embeds it. */
export interface EmbeddedFont {
  id: string;
  /** Thousandths of an em for a unit of the font. */
  scale: number;
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
  subset: { includeGlyph(id: number): number };
  font: OpenFont;
  ref(): object;
}

export interface Inside {
  _root: { data: Record<string, unknown> };
  _font: EmbeddedFont;
  _offset: number;
  _write(part: string | Uint8Array): void;
  _refEnd(ended: Reference): void;
  ref(data?: object): Reference;
  registerFont(name: string, source: string | OpenFont): unknown;
  addContent(content: string): unknown;
  transform(...matrix: Matrix): unknown;
}

export const inside = z.custom<Inside>(
  (value) => typeof value === 'object' && value !== null && '_root' in value && 'ref' in value,
);
