import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { insidePages } from '@smriti/shared/book/print-pages';
import type { Book } from '@smriti/shared/book/scene';
import { writePrintFile } from '../../functions/src/features/prints/book-pdf.presenter.ts';
import { textSetter } from '../../functions/src/features/prints/text-setter.service.ts';
import { readPrintJpeg } from '../../functions/src/platform/pdf/print-jpeg.ts';
import { findPdftoppm } from '../programs/poppler.ts';

/** Pages of a book's print file at `dpi`, each as PNG, drawn by Poppler. */
export async function printedSpreads(
  book: Book,
  original: (photoId: string) => Promise<Buffer>,
  { indices, dpi }: { indices: readonly number[]; dpi: number },
): Promise<Buffer[]> {
  const program = await findPdftoppm();
  const folder = await mkdtemp(join(tmpdir(), 'print-check-'));
  try {
    const file = join(folder, 'inside.pdf');
    const pages = insidePages(book, { pagesMin: 1, pageStep: 1 });
    await writePrintFile(createWriteStream(file), {
      ...{ look: book.look, pages, markRoom: 0 },
      info: { title: 'Check', author: 'Smriti', scene: 'check', createdAt: new Date(0) },
      async original(id) {
        const jpeg = readPrintJpeg(await original(id));
        if (!jpeg) throw new Error(`${id} is no JPEG`);
        return jpeg;
      },
      setter: await textSetter(book.look, pages),
    });
    const pictures: Buffer[] = [];
    for (const index of indices) {
      const page = String(index + 1);
      const output = join(folder, `page-${page}`);
      const range = ['-r', String(dpi), '-f', page, '-l', page, '-singlefile', '-png'];
      await promisify(execFile)(program, [...range, file, output]);
      pictures.push(await readFile(`${output}.png`));
    }
    return pictures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
