import { Writable } from 'node:stream';
import { testPhotoId } from '@smriti/shared/book/book.test-data';
import type { PrintPage } from '@smriti/shared/book/print-pages';
import type { Book } from '@smriti/shared/book/scene';
import { assetFilePath } from '../../platform/asset-file-path';
import { encodeTestJpeg } from '../../platform/pdf/jpeg.test-data';
import { type PrintJpeg, readPrintJpeg } from '../../platform/pdf/print-jpeg';
import { type PdfFile, readPdf } from '../../platform/pdf/read-pdf.test-data';
import { type PrintTask, writePrintFile } from './book-pdf.presenter';
import type { Typesetter } from './print-items.presenter';

export const FONT = 'noto-sans-latin';

/** Uses glyph 5 for every letter, so that these tests cover the drawing only. */
export const setter: Typesetter = {
  layout: ({ text }) => ({
    height: 5,
    size: 12,
    missing: [],
    lines: [
      {
        text,
        x: 2,
        baseline: 4,
        width: 20,
        runs: [
          {
            font: FONT,
            scale: 0.004,
            glyphs: Array.from(text, (_, x) => ({ id: 5, x, y: 0, text: '' })),
          },
        ],
      },
    ],
  }),
  unitsPerEm: () => 1000,
  fontPath: () => assetFilePath('fonts', 'figtree-latin-400.ttf'),
};

/** A JPEG as it is embedded in print files. */
export function createTestPrintJpeg(given: Parameters<typeof encodeTestJpeg>[0]): PrintJpeg {
  const read = readPrintJpeg(encodeTestJpeg(given));
  if (!read) throw new Error('no JPEG');
  return read;
}

/** Originals of the first three photos. */
export const originals = new Map(
  [1, 2, 3].map((n) => [testPhotoId(n), createTestPrintJpeg({ body: `photo ${n}` })]),
);

interface Printed {
  pdf: PdfFile;
  asked: string[];
}

/** Writes a print file and parses it. */
export async function printBook(
  book: Book,
  pages: readonly PrintPage[],
  given: Partial<PrintTask> = {},
) {
  const { chunks, asked } = await writeBook(book, pages, given);
  return { pdf: readPdf(Buffer.concat(chunks)), asked } satisfies Printed;
}

/** Writes a print file and collects its chunks. */
export async function writeBook(
  book: Book,
  pages: readonly PrintPage[],
  given: Partial<PrintTask> = {},
) {
  const chunks: Buffer[] = [];
  const asked: string[] = [];
  const sink = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      setImmediate(done);
    },
  });
  const { facts } = await writePrintFile(sink, {
    look: book.look,
    pages,
    info: { title: 'Goa', author: 'Smriti', scene: 'abc123', createdAt: new Date(0) },
    press: null,
    markRoom: 0,
    original(id) {
      asked.push(id);
      const original = originals.get(id);
      return original ? Promise.resolve(original) : Promise.reject(new Error(`no ${id}`));
    },
    setter,
    ...given,
  });
  return { chunks, asked, facts };
}

/** A binding without restrictions. */
export const ANY_BINDING = { pagesMin: 1, pageStep: 1 };
/** Operators of a page, by its index. */
export const pageContent = (pdf: PdfFile, page: number) =>
  pdf.at(pdf.pages[page]?.Contents).bytes.toString('latin1');
/** Names of the pictures of a page. */
export const pictureNames = (pdf: PdfFile, page: number): string[] => {
  const resources = pdf.record(pdf.pages[page]?.Resources);
  return Object.keys(pdf.record(resources.XObject));
};
