import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { book as bookSchema } from '@smriti/shared/book/scene';
import * as z from 'zod/mini';

/**
 * Program that prints a book several times, with our code or with bare pdfkit, and reports the time
 * of each run and the peak memory: `print-run (ours|bare) TASK.json`. Both read the same files
 * synchronously, as pdfkit does, so that waiting times on a busy machine do not count.
 */

const RUNS = 4;
const task = z.object({
  book: bookSchema,
  photos: z.array(z.object({ id: z.string(), path: z.string() })),
});
type Task = z.infer<typeof task>;

/** A stream that discards its input. */
function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

async function printOurs({ book, photos }: Task): Promise<void> {
  const [{ writePrintFile }, { createTypesetter }, { insidePages }, { readPrintJpeg }] =
    await Promise.all([
      import('../../../../functions/src/features/prints/book-pdf.presenter.ts'),
      import('../../../../functions/src/features/prints/typesetter.service.ts'),
      import('@smriti/shared/book/print-pages'),
      import('../../../../functions/src/platform/pdf/print-jpeg.ts'),
    ]);
  const paths = new Map(photos.map(({ id, path }) => [id, path]));
  const pages = insidePages(book, { pagesMin: 2, pageStep: 2 });
  await writePrintFile(nowhere(), {
    look: book.look,
    pages,
    press: null,
    markRoom: 8,
    info: { title: 'Bench', author: 'Smriti', scene: 'bench', createdAt: new Date() },
    original(id) {
      const jpeg = readPrintJpeg(readFileSync(paths.get(id) ?? ''));
      return jpeg ? Promise.resolve(jpeg) : Promise.reject(new Error(`${id} is no JPEG`));
    },
    setter: await createTypesetter(book.look, pages),
  });
}

/** Baseline: only the pictures, two on each page. */
async function printBare({ photos }: Task): Promise<void> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ autoFirstPage: false });
  const sink = nowhere();
  document.pipe(sink);
  for (const [index, { path }] of photos.entries()) {
    if (index % 2 === 0) document.addPage({ size: [1152, 576], margin: 0 });
    document.image(path, (index % 2) * 576, 0, { width: 560 });
  }
  document.end();
  await new Promise((resolve) => sink.on('finish', resolve));
}

/** Peak memory of this process. On Linux `maxRSS` includes the parent's memory at the fork, /proc does not. */
function peakMegabytes(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const own = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024;
}

const [, , which, file = ''] = process.argv;
const given = z.parse(task, JSON.parse(readFileSync(file, 'utf8')));
const print = which === 'bare' ? printBare : printOurs;
const seconds: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const began = performance.now();
  await print(given);
  seconds.push((performance.now() - began) / 1000);
}
console.log(JSON.stringify({ seconds, peakMegabytes: Math.round(peakMegabytes()) }));
