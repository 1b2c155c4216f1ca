import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { type Book, coverAndSpreads } from '@smriti/shared/book/scene';
import { build, type Plugin } from 'esbuild';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { loadShaper } from '../../../functions/src/platform/pdf/shaper.ts';
import { fontsForText } from '@smriti/shared/book/text/text-fonts';
import type { TextShaper } from '@smriti/shared/book/text/shaper';
import type { Raster } from './compare.ts';
import type { ShownPhotos } from '../../../web/src/domains/book/spread/shown-photo.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../dev/programs/chromium.ts';
import { CACHE_FOLDER } from '../../../shared/local/paths.ts';

/** Pictures of spreads as the screen shows them: the studio's components, rendered by Chromium. */

type Markup = (
  book: Book,
  index: number,
  photos: ShownPhotos,
) => Promise<{ markup: string; w: number; h: number }>;

const MARKUP = fileURLToPath(
  new URL('../../../web/src/domains/book/spread/spread-markup.test-data.tsx', import.meta.url),
);

/** Loads HarfBuzz at once; in the browser it is loaded after the first paint. */
const SHAPER = 'printCheckShaper';
const screenAlone: Plugin = {
  name: 'screen-alone',
  setup(build) {
    build.onLoad({ filter: /use-shaper\.ts$/ }, () => ({
      contents: `export const useShaper = () => ({ shaper: globalThis.${SHAPER}, hasFailed: false });`,
    }));
    // only the screen draws the shading of the fold; paper bends
    build.onLoad({ filter: /FoldShade\.tsx$/ }, () => ({
      contents: 'export const FoldShade = () => null;',
    }));
  },
};

async function components(): Promise<Markup> {
  const folder = join(CACHE_FOLDER, 'print-check');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `spread-markup-${process.pid}.mjs`);
  await build({
    entryPoints: [MARKUP],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    plugins: [screenAlone],
    external: ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  const loaded: unknown = await import(pathToFileURL(outfile).href);
  return z.parse(z.object({ renderSpreadMarkup: z.custom<Markup>() }), loaded).renderSpreadMarkup;
}

/** Loads every font that the texts of a book need. */
function shaperFor(book: Book): Promise<TextShaper> {
  const items = coverAndSpreads(book).flatMap((spread) => spread.items);
  const texts = items.filter((item) => item.type === 'text');
  return loadShaper(
    [{ text: '0123456789', font: null }, ...texts].flatMap((text) => fontsForText(text, book.look)),
  );
}

const STYLE =
  'body{margin:0;overflow:hidden}svg{display:block}[class*=waiting],[class*=empty]{fill:none;stroke:none}';

/** Maximum side of a screenshot of Chromium, in pixels. */
const TILE = 4096;

async function takeTiledScreenshot(
  page: Page,
  { markup, w, h }: Awaited<ReturnType<Markup>>,
  dpi: number,
): Promise<Raster> {
  const [wide, high] = [(w / 25.4) * dpi, (h / 25.4) * dpi];
  const [width, height] = [Math.ceil(wide), Math.ceil(high)];
  const data = new Uint8Array(width * height * 3);
  const sized = markup.replace('<svg ', `<svg width="${wide}" height="${high}" `);
  await page.setContent(`<style>${STYLE}</style>${sized}`, { waitUntil: 'load' });
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const size = { width: Math.min(TILE, width - left), height: Math.min(TILE, height - top) };
      await page.setViewportSize(size);
      await page.addStyleTag({ content: `svg{margin:${-top}px 0 0 ${-left}px}` });
      const png = await page.screenshot({ timeout: 60_000 });
      const tile = await sharp(png).removeAlpha().raw().toBuffer();
      for (let row = 0; row < size.height; row += 1) {
        const from = row * size.width * 3;
        const part = tile.subarray(from, from + size.width * 3);
        data.set(part, ((top + row) * width + left) * 3);
      }
    }
  }
  return { data, width, height, channels: 3, perMm: dpi / 25.4 };
}

/** Renders the spreads of a book with Chromium, one at a time because they are large. */
export async function* renderScreenSpreads(
  book: Book,
  photos: ShownPhotos,
  { indices, dpi }: { indices: readonly number[]; dpi: number },
): AsyncGenerator<Raster, void> {
  const markupOf = await components();
  Object.assign(globalThis, { [SHAPER]: await shaperFor(book) });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage();
    for (const index of indices)
      yield await takeTiledScreenshot(page, await markupOf(book, index, photos), dpi);
  } finally {
    await browser.close();
  }
}
