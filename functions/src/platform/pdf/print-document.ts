import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as aTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import * as z from 'zod/mini';
import { assetFile } from '../asset-file';
import { type Document, type PdfInternals, pdfInternals, type Reference } from './pdfkit-internals';
import {
  type Box,
  type PictureWriter,
  createPictureWriter,
  createProfileEmbedder,
} from './print-pictures';
import { type TextWriter, createTextWriter } from './print-text';

/** Drawing functions: lengths in mm from the upper left corner of the medium, y downwards. */
export type Canvas = Pick<
  Document,
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

export interface PrintInfo {
  title: string;
  author: string;
  /** Identifies the saved design of the book. */
  scene: string;
  createdAt: Date;
}

export interface PrintDocument extends PictureWriter, TextWriter {
  canvas: Canvas;
  addPage: (paper: PrintPaper) => void;
  /** Resolves when the drawn data is written: otherwise the whole book would stay in memory. */
  drained: () => Promise<void>;
  /** Ends the file. @returns its size in bytes */
  end: () => Promise<number>;
}

const POINTS_PER_MM = 72 / 25.4;
const points = (mm: number) => mm * POINTS_PER_MM;
const SRGB = 'sRGB IEC61966-2.1';

/** Converts a box to PDF: points from the lower left corner of the medium. */
function boxOf({ x, y, w, h }: Box, height: number): number[] {
  return [points(x), points(height - y - h), points(x + w), points(height - y)];
}

function nameColours(doc: PdfInternals, profile: Reference): void {
  const intent = doc.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: new String(SRGB),
    Info: new String(SRGB),
    DestOutputProfile: profile,
  });
  intent.end();
  doc._root.data.OutputIntents = [intent];
}

/** Starts a print file, streamed to `sink` while it is drawn. */
export function openPrintDocument(sink: Writable, info: PrintInfo): PrintDocument {
  const about = {
    Title: info.title,
    Author: info.author,
    CreationDate: info.createdAt,
    Scene: info.scene,
  };
  // no default font: pdfkit would load Helvetica, which no book uses
  const paper = { autoFirstPage: false, margin: 0, font: '' };
  const doc = new PDFDocument({ ...paper, pdfVersion: '1.7', info: about });
  const own = z.parse(pdfInternals, doc);
  const profileOf = createProfileEmbedder(own);
  nameColours(own, profileOf(readFileSync(assetFile('colour', 'srgb.icc')), 3));
  let failure: Error | undefined;
  let bytes = 0;
  sink.on('error', (error) => (failure = error));
  doc.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    sink.write(chunk);
  });

  return {
    canvas: doc,
    ...createPictureWriter(doc, own, profileOf),
    ...createTextWriter(doc, own),
    addPage({ w, h, bleed, trim }) {
      doc.addPage({ size: [points(w), points(h)], margin: 0 });
      Object.assign(z.parse(z.custom<Reference>(), doc.page.dictionary).data, {
        BleedBox: boxOf(bleed, h),
        TrimBox: boxOf(trim, h),
      });
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
