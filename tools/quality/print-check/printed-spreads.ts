import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { insidePages } from '@smriti/shared/book/print-pages';
import type { Book } from '@smriti/shared/book/scene';
import { writePrintFile } from '../../../functions/src/features/prints/book-pdf.presenter.ts';
import { createTypesetter } from '../../../functions/src/features/prints/typesetter.service.ts';
import { readPrintJpeg } from '../../../functions/src/platform/pdf/print-jpeg.ts';
import type { Raster } from './compare.ts';
import { findPdftoppm } from '../../dev/programs/poppler.ts';

/** Maximum output of Poppler: the largest page, two of 12 inches at 600 dpi, has 311 MB. */
const MAX_OUTPUT_BYTES = 1024 ** 3;
const HEAD = /^P6\s+(\d+)\s+(\d+)\s+255\s/;

/** Parses a PPM picture of Poppler: three bytes per pixel after a header with its size. */
function rasterOf(ppm: Buffer, dpi: number): Raster {
  const head = HEAD.exec(ppm.toString('latin1', 0, 40));
  if (!head) throw new Error('this is no picture of a page');
  const [width, height] = [Number(head[1]), Number(head[2])];
  return { data: ppm.subarray(head[0].length), width, height, channels: 3, perMm: dpi / 25.4 };
}

/** Renders the pages of a print file with Poppler, one at a time because they are large. */
export async function* renderPrintedSpreads(
  book: Book,
  original: (photoId: string) => Promise<Buffer>,
  { indices, dpi }: { indices: readonly number[]; dpi: number },
): AsyncGenerator<Raster, void> {
  const program = await findPdftoppm();
  const folder = await mkdtemp(join(tmpdir(), 'print-check-'));
  try {
    const file = join(folder, 'inside.pdf');
    const pages = insidePages(book, { pagesMin: 1, pageStep: 1 });
    await writePrintFile(createWriteStream(file), {
      look: book.look,
      pages,
      press: null,
      markRoom: 0,
      info: { title: 'Check', author: 'Smriti', scene: 'check', createdAt: new Date(0) },
      async original(id) {
        const jpeg = readPrintJpeg(await original(id));
        if (!jpeg) throw new Error(`${id} is no JPEG`);
        return jpeg;
      },
      setter: await createTypesetter(book.look, pages),
    });
    for (const index of indices) {
      const page = String(index + 1);
      const range = ['-r', String(dpi), '-f', page, '-l', page, '-singlefile'];
      const options = { encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES } as const;
      const { stdout } = await promisify(execFile)(program, [...range, file], options);
      yield rasterOf(stdout, dpi);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
