import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import { defaultCalendar } from '@smriti/shared/book/calendar/months';
import { bookFormat, type FormatChoices } from '@smriti/shared/book/page';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import { coverPage, insidePages, type PrintPage } from '@smriti/shared/book/print-pages';
import type { Book } from '@smriti/shared/book/scene';
import { describe, expect, it } from 'vitest';
import { encodeTestJpeg } from '../../platform/pdf/jpeg.test-data';
import { type PrintJpeg, readPrintJpeg } from '../../platform/pdf/print-jpeg';
import {
  boxInMm,
  drawnPictures,
  type PdfFile,
  readPdf,
} from '../../platform/pdf/read-pdf.test-data';
import { writePrintFile } from './book-pdf.presenter';
import { createTypesetter } from './typesetter.service';

/** Tests of print files of every kind of product, parsed as a printer's software would parse them. */

const SIZE = { width: 4000, height: 3000 };
const INCH = 25.4;

const choices: FormatChoices = {
  product_type: 'product',
  orientation: 1,
  edge_style: null,
  size: { width: 8, height: 8, photos: 2 },
  paper: null,
  binding: null,
  cover: null,
  frame: null,
  theme: null,
  product: null,
};

const photos = Array.from({ length: 5 }, (_, at) => ({
  id: createHash('sha256').update(`photo ${at}`).digest('base64url'),
  ...SIZE,
  facts: null,
  sequence: at + 1,
}));

function filled(given: Partial<FormatChoices>, count = photos.length) {
  const format = bookFormat({ ...choices, ...given });
  const { book } = fillBook({
    format,
    photos: photos.slice(0, count),
    title: 'Goa',
    style: 'classic',
    seed: 1,
    order: 'given',
    calendar: defaultCalendar(new Date('2026-03-01T10:00:00.000Z')),
  });
  return { book, pages: insidePages(book, format), cover: coverPage(book) };
}

function original(id: string): PrintJpeg {
  const read = readPrintJpeg(encodeTestJpeg({ body: id }));
  if (!read) throw new Error('no JPEG');
  return read;
}

async function printed(book: Book, pages: readonly PrintPage[]): Promise<PdfFile> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writePrintFile(sink, {
    look: book.look,
    pages,
    press: null,
    markRoom: 0,
    info: { title: 'Goa', author: 'Smriti', scene: 'abc', createdAt: new Date(0) },
    original: (id) => Promise.resolve(original(id)),
    setter: await createTypesetter(book.look, pages),
  });
  return readPdf(Buffer.concat(chunks));
}

/** Resolutions at which the photos of a page are placed in the scene. */
function placedAt({ spread, bleed }: PrintPage): number[] {
  const items = (spread?.items ?? []).flatMap((item) => (item.type === 'photo' ? [item] : []));
  const seen = items.filter(({ x, w }) => x < bleed.x + bleed.w && x + w > bleed.x);
  return seen.map((item) => placePhotoInFrame(SIZE, item, item.crop).dpi);
}

describe.each([
  { name: 'a bound book', given: {}, count: 5, pages: 4, bleed: 3 },
  { name: 'a set', given: { product: { layout: 'set' } }, count: 5, pages: 5, bleed: 3 },
  { name: 'a calendar', given: { product: { layout: 'calendar' } }, count: 5, pages: 12, bleed: 3 },
  {
    name: 'a sheet',
    count: 3,
    pages: 1,
    bleed: 3,
    given: { size: { width: 8, height: 8, photos: 0 } },
  },
  {
    name: 'a canvas round its frame',
    count: 1,
    pages: 1,
    bleed: 40,
    given: { product_type: 'canvas', edge_style: 'wrapped' },
  },
] as const)('$name', ({ name, given, count, pages, bleed }) => {
  it('has its faces with bleed and safe zone, and photos with the resolution of the studio', async () => {
    const { book, pages: faces, cover } = filled(given, count);
    const pdf = await printed(book, faces);
    expect(pdf.pages).toHaveLength(pages);
    for (const [at, page] of pdf.pages.entries()) {
      const side = 8 * INCH;
      expect(boxInMm(page, 'TrimBox')).toEqual([bleed, bleed, bleed + side, bleed + side]);
      expect(boxInMm(page, 'BleedBox')).toEqual([0, 0, side + 2 * bleed, side + 2 * bleed]);
      const face = faces[at];
      if (!face) throw new Error('no face');
      const drawn = drawnPictures(pdf, page);
      const wanted = placedAt(face);
      expect(drawn).toHaveLength(wanted.length);
      for (const [index, { dpi }] of drawn.entries()) {
        for (const along of dpi) expect(Math.abs(along - (wanted[index] ?? 0))).toBeLessThan(1.5);
      }
    }
    const stored = pdf.all('XObject', 'Image').map((picture) => picture.stored);
    expect(stored).toHaveLength(count);
    for (const { id } of photos.slice(0, count)) {
      expect(stored).toContainEqual(Buffer.concat(original(id).parts));
    }
    expect(cover !== null).toBe(name === 'a bound book' || name === 'a calendar');
  });

  it('embeds every font of its texts', async () => {
    const { book, pages: faces, cover } = filled(given, count);
    for (const pdf of [
      await printed(book, faces),
      ...(cover ? [await printed(book, [cover])] : []),
    ]) {
      const fonts = pdf.all('Font').filter(({ record }) => record.Subtype !== 'Type0');
      expect(fonts.map(({ record }) => record.Subtype)).toEqual(fonts.map(() => 'CIDFontType2'));
      for (const { record } of fonts) {
        const { FontFile2 } = pdf.record(record.FontDescriptor);
        expect(pdf.at(FontFile2).bytes.length).toBeGreaterThan(100);
      }
      if (name === 'a calendar') expect(fonts.length).toBeGreaterThan(0);
    }
  });
});
