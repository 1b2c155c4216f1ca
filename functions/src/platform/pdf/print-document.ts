import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as aTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import * as z from 'zod/mini';
import { assetFile } from '../asset-file';
import { type Matrix, type PrintJpeg, uprightMatrix } from './print-jpeg';

/*
 * What a print file needs that pdfkit does not offer. All use of what pdfkit keeps to itself is in
 * this file; its version is pinned in functions/package.json, and the tests beside read the result.
 */

type Document = InstanceType<typeof PDFDocument>;
/** What draws: lengths in mm, y downwards, from the upper left corner of the medium. */
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

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

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
  /** What tells the book from others. */
  scene: string;
  createdAt: Date;
}

/** A picture that is in the file, to be drawn as often as it is needed. */
export interface EmbeddedPicture extends Pick<PrintJpeg, 'width' | 'height' | 'orientation'> {
  name: string;
  reference: object;
}

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

export interface PrintDocument {
  canvas: Canvas;
  addPage: (paper: PrintPaper) => void;
  /** Writes a picture into the file, its bytes as they are. */
  embed: (jpeg: PrintJpeg) => EmbeddedPicture;
  /** Draws a picture, upright, into a rectangle. */
  drawPicture: (picture: EmbeddedPicture, box: Box) => void;
  /** @param path of the font's file, which is embedded as far as it is used */
  addFont: (name: string, path: string) => void;
  writeLine: (line: PrintLine, colour: string) => void;
  /** Until what was drawn is on its way: else the whole book would be kept in memory. */
  drained: () => Promise<void>;
  /** @returns how many bytes the file has */
  end: () => Promise<number>;
}

const POINTS_PER_MM = 72 / 25.4;
const points = (mm: number) => mm * POINTS_PER_MM;
/** To a ten-thousandth of a mm. */
const decimal = (value: number) => String(Number(value.toFixed(4)));
const SPACES = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const;
const SRGB = 'sRGB IEC61966-2.1';

interface Reference {
  id: number;
  /** Where it begins in the file. */
  offset: number;
  data: Record<string, unknown>;
  end(bytes?: Uint8Array): void;
  /** As others point to it. */
  toString(): string;
}

/** The file of a font as pdfkit has opened it. */
interface OpenFont {
  getGlyph(id: number): { advanceWidth: number };
}

/** A font as pdfkit embeds it. */
interface EmbeddedFont {
  id: string;
  /** Thousandths of an em for a unit of the font. */
  scale: number;
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
  subset: { includeGlyph(id: number): number };
  font: OpenFont;
  ref(): object;
}

interface Inside {
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

const inside = z.custom<Inside>(
  (value) => typeof value === 'object' && value !== null && '_root' in value && 'ref' in value,
);

/** From the lower left corner of the medium, in points, as PDF has it. */
function boxOf({ x, y, w, h }: Box, height: number): number[] {
  return [points(x), points(height - y - h), points(x + w), points(height - y)];
}

/** Profiles by their content: the photos of one camera have one. */
function profilesOf(doc: Inside) {
  const known = new Map<string, Reference>();
  return (profile: Uint8Array, channels: 1 | 3 | 4): Reference => {
    const key = createHash('sha256').update(profile).digest('hex');
    const reference = known.get(key) ?? doc.ref({ N: channels, Alternate: SPACES[channels] });
    if (!known.has(key)) reference.end(profile);
    known.set(key, reference);
    return reference;
  };
}

function nameColours(doc: Inside, profile: Reference): void {
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

/** What a PDF says of a picture before its bytes. */
function pictureEntries(
  { bytes, width, height, channels, isInverted, profile }: PrintJpeg,
  profileOf: ReturnType<typeof profilesOf>,
): string {
  const space = SPACES[channels];
  const colours = profile ? `[/ICCBased ${profileOf(profile, channels).toString()}]` : `/${space}`;
  return [
    ...['<<', '/Type /XObject', '/Subtype /Image', '/Filter /DCTDecode', '/BitsPerComponent 8'],
    ...[`/Width ${width}`, `/Height ${height}`, `/ColorSpace ${colours}`],
    ...(isInverted ? ['/Decode [1 0 1 0 1 0 1 0]'] : []),
    ...[`/Length ${bytes.length}`, '>>'],
  ].join('\n');
}

/** Writes an object with these bytes. pdfkit's own `end` copies them first, and an original is large. */
function endUncopied(own: Inside, reference: Reference, entries: string, bytes: Uint8Array): void {
  reference.offset = own._offset;
  own._write(`${reference.id} 0 obj\n${entries}\nstream`);
  own._write(bytes);
  own._write('\nendstream\nendobj');
  own._refEnd(reference);
}

/** Pictures: JPEGs as they are, in their own colours. */
function pictureWriter(
  doc: Document,
  own: Inside,
  profileOf: ReturnType<typeof profilesOf>,
): Pick<PrintDocument, 'embed' | 'drawPicture'> {
  let count = 0;
  return {
    embed(jpeg) {
      const { bytes, width, height, orientation } = jpeg;
      count += 1;
      const entries = pictureEntries(jpeg, profileOf);
      const reference = own.ref();
      endUncopied(own, reference, entries, bytes);
      return { name: `P${count}`, reference, width, height, orientation };
    },
    drawPicture({ name, reference, orientation }, box) {
      Object.assign(z.parse(z.custom<object>(), doc.page.xobjects), { [name]: reference });
      doc.save();
      own.transform(...uprightMatrix(orientation, box));
      own.addContent(`/${name} Do`);
      doc.restore();
    },
  };
}

/** Fonts that a file was printed in, by their path: the next one need not read and parse them again. */
const openFonts = new Map<string, OpenFont>();

/** Text: each glyph where it was laid out, the words beside for who searches or copies them. */
function textWriter(doc: Document, own: Inside): Pick<PrintDocument, 'addFont' | 'writeLine'> {
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

/** Begins a print file that is written to `sink` as it is drawn. */
export function openPrintDocument(sink: Writable, info: PrintInfo): PrintDocument {
  const about = {
    ...{ Title: info.title, Author: info.author, CreationDate: info.createdAt },
    Scene: info.scene,
  };
  // without a font: pdfkit would load Helvetica, which no book is printed in
  const paper = { autoFirstPage: false, margin: 0, font: '' };
  const doc = new PDFDocument({ ...paper, pdfVersion: '1.7', info: about });
  const own = z.parse(inside, doc);
  const profileOf = profilesOf(own);
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
    ...pictureWriter(doc, own, profileOf),
    ...textWriter(doc, own),
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
      // pdfkit hands on nothing in the turn in which the document was begun
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
