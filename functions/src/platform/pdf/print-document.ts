import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as aTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import * as z from 'zod/mini';
import { addOutputIntent, pdfFileOptions, type PrintInfo } from './output-intent';
import type { OutputProfile } from './output-profile';
import { type PdfkitDocument, pdfInternals, type PdfReference } from './pdfkit-internals';
import { type PrintColour, toPressInk } from './press-ink';
import {
  type Box,
  type PictureWriter,
  createPictureWriter,
  createProfileEmbedder,
} from './print-pictures';
import { type TextWriter, createTextWriter } from './print-text';

/** Drawing functions: lengths in mm from the upper left corner of the medium, y downwards. */
export type PrintCanvas = Pick<
  PdfkitDocument,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'rect'
  | 'roundedRect'
  | 'moveTo'
  | 'lineTo'
  | 'path'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'lineWidth'
>;

/** A page; boxes in mm from the upper left corner of its medium. */
export interface PrintPaper {
  w: number;
  h: number;
  bleed: Box;
  trim: Box;
}

export interface PrintDocument extends PictureWriter, TextWriter {
  canvas: PrintCanvas;
  /** The colour in which letters, lines and ornaments of this colour are printed. */
  inkOf: (colour: string) => PrintColour;
  addPage: (paper: PrintPaper) => void;
  /** Resolves when the drawn data is written: otherwise the whole book would stay in memory. */
  drained: () => Promise<void>;
  /** Ends the file. @returns its size in bytes */
  end: () => Promise<number>;
}

const POINTS_PER_MM = 72 / 25.4;
const points = (mm: number) => mm * POINTS_PER_MM;

/** Converts a box to PDF: points from the lower left corner of the medium. */
function boxOf({ x, y, w, h }: Box, height: number): number[] {
  return [points(x), points(height - y - h), points(x + w), points(height - y)];
}

/** Starts a print file, streamed to `sink` while it is drawn; PDF/X-4 if there is an output profile. */
export function openPrintDocument(
  sink: Writable,
  info: PrintInfo,
  press: OutputProfile | null,
): PrintDocument {
  // no default font: pdfkit would load Helvetica, which no book uses
  const paper = { autoFirstPage: false, margin: 0, font: '' };
  const doc = new PDFDocument({ ...paper, ...pdfFileOptions(info, press) });
  const own = z.parse(pdfInternals, doc);
  const profileOf = createProfileEmbedder(own);
  const { profile: intent, defaultRgb } = addOutputIntent(doc, own, { info, press, profileOf });
  let failure: Error | undefined;
  let bytes = 0;
  sink.on('error', (error) => (failure = error));
  doc.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    sink.write(chunk);
  });

  return {
    canvas: doc,
    ...createPictureWriter(doc, own, { profileOf, intent }),
    ...createTextWriter(doc, own),
    inkOf: (colour) => (press ? toPressInk(colour) : colour),
    addPage({ w, h, bleed, trim }) {
      doc.addPage({ size: [points(w), points(h)], margin: 0 });
      Object.assign(z.parse(z.custom<PdfReference>(), doc.page.dictionary).data, {
        BleedBox: boxOf(bleed, h),
        TrimBox: boxOf(trim, h),
      });
      // PDF/X-4 does not define RGB colours without a profile: DefaultRGB defines them as sRGB.
      if (defaultRgb) own.page.colorSpaces.DefaultRGB = ['ICCBased', defaultRgb];
      doc.scale(POINTS_PER_MM);
    },
    async drained() {
      if (failure) throw failure;
      // pdfkit emits no data before the next turn of the event loop
      if (doc.readableLength > 0) await aTurn();
      if (sink.writableNeedDrain) await once(sink, 'drain');
    },
    async end() {
      const written = finished(sink);
      doc.on('end', () => sink.end());
      doc.end();
      await written;
      return bytes;
    },
  };
}
