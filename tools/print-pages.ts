import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { printBook } from './bench/print-book.ts';
import { printPhotos } from './bench/print-photos.ts';
import { runTool } from './failure.ts';
import { ROOT } from './paths.ts';
import { printedSpreads } from './print-check/printed-spreads.ts';

/** Pages of a print file with drawn photos, as docs/screens shows them: `npx tsx tools/print-pages.ts`. */
const PAGES = [2, 5];
const DPI = 90;

await runTool(async () => {
  const photos = await printPhotos(60);
  const paths = new Map(photos.map(({ id, path }) => [id, path]));
  const original = (id: string) => readFile(paths.get(id) ?? '');
  const wanted = { indices: PAGES, dpi: DPI };
  const spreads = await printedSpreads(printBook(photos), original, wanted);
  for (const [index, spread] of spreads.entries()) {
    const file = join(ROOT, 'docs/screens', `print-spread-${(PAGES[index] ?? 0) + 1}.webp`);
    await sharp(spread).webp({ quality: 80 }).toFile(file);
  }
});
