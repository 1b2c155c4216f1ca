import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPrintBook } from './bench/print/print-book.ts';
import { createPrintPhotos } from './bench/print/print-photos.ts';
import { runTool } from '../../shared/local/failure.ts';
import { ROOT } from '../../shared/local/paths.ts';
import type { Raster } from '../quality/print-check/compare.ts';
import { renderPrintedSpreads } from '../quality/print-check/printed-spreads.ts';
import { loadSeededBooks } from '../quality/print-check/seeded-books.ts';

/** Pages of the sample book that `node tools/run.mjs print-pages` draws for docs/screens. */
const PAGES = [2, 5];
/** A page with an ornament in a book of the demo shop. */
const SEEDED = { id: 'demo-album-holi', page: 1 };
const DPI = 90;

async function keep({ data, width, height }: Raster, name: string): Promise<void> {
  const file = join(ROOT, 'docs/screens', `print-${name}.webp`);
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toFile(file);
}

await runTool(async () => {
  const photos = await createPrintPhotos(60);
  const paths = new Map(photos.map(({ id, path }) => [id, path]));
  const original = (id: string) => readFile(paths.get(id) ?? '');
  let at = 0;
  for await (const page of renderPrintedSpreads(createPrintBook(photos), original, {
    indices: PAGES,
    dpi: DPI,
  })) {
    await keep(page, `spread-${(PAGES[at] ?? 0) + 1}`);
    at += 1;
  }
  const seeded = (await loadSeededBooks()).find(({ id }) => id === SEEDED.id);
  if (!seeded) return;
  const wanted = { indices: [SEEDED.page], dpi: DPI };
  for await (const page of renderPrintedSpreads(seeded.book, seeded.original, wanted)) {
    await keep(page, 'page-of-the-demo-shop');
  }
});
