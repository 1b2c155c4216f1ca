import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { type Book, coverAndSpreads } from '@smriti/shared/book/scene';
import { build, type Plugin } from 'esbuild';
import * as z from 'zod/mini';
import { loadShaper } from '../../functions/src/platform/pdf/shaper.ts';
import { fontsFor } from '@smriti/shared/book/text/text-fonts';
import type { Shaper } from '@smriti/shared/book/text/shaper';
import { CHROMIUM_FLAGS, findChromium } from '../programs/chromium.ts';
import { CACHE } from '../paths.ts';

/** What the screen shows of spreads, as pictures: the components of the studio, drawn by Chromium. */

interface ShownPhoto {
  place: number;
  width: number;
  height: number;
  small: string | null;
  large: string | null;
}
type Photos = ReadonlyMap<string, ShownPhoto>;
type Markup = (
  book: Book,
  index: number,
  photos: Photos,
) => Promise<{ markup: string; w: number; h: number }>;

const MARKUP = fileURLToPath(
  new URL('../../web/src/components/spread/spread-markup.test-data.tsx', import.meta.url),
);

/** HarfBuzz is there from the start, where the browser loads it after the first painting. */
const SHAPER = 'printCheckShaper';
const shaping: Plugin = {
  name: 'shaping',
  setup(build) {
    build.onLoad({ filter: /text-shaping\.ts$/ }, () => ({
      contents: `export const useShaper = () => ({ shaper: globalThis.${SHAPER}, hasFailed: false });`,
    }));
  },
};

async function components(): Promise<Markup> {
  const folder = join(CACHE, 'print-check');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `spread-markup-${process.pid}.mjs`);
  await build({
    entryPoints: [MARKUP],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    plugins: [shaping],
    external: ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  const loaded: unknown = await import(pathToFileURL(outfile).href);
  return z.parse(z.object({ spreadMarkup: z.custom<Markup>() }), loaded).spreadMarkup;
}

/** Every font that the texts of a book need. */
function shaperFor(book: Book): Promise<Shaper> {
  const items = coverAndSpreads(book).flatMap((spread) => spread.items);
  const texts = items.filter((item) => item.type === 'text');
  return loadShaper(
    [{ text: '0123456789', font: null }, ...texts].flatMap((text) => fontsFor(text, book.look)),
  );
}

const STYLE =
  'body{margin:0}svg{display:block}[class*=waiting],[class*=empty]{fill:none;stroke:none}';

/** Spreads of a book at `dpi`, each as PNG. */
export async function screenSpreads(
  book: Book,
  photos: Photos,
  { indices, dpi }: { indices: readonly number[]; dpi: number },
): Promise<Buffer[]> {
  const markupOf = await components();
  Object.assign(globalThis, { [SHAPER]: await shaperFor(book) });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage();
    const pictures: Buffer[] = [];
    for (const index of indices) {
      const { markup, w, h } = await markupOf(book, index, photos);
      const [width, height] = [(w / 25.4) * dpi, (h / 25.4) * dpi];
      await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
      const sized = markup.replace('<svg ', `<svg width="${width}" height="${height}" `);
      await page.setContent(`<style>${STYLE}</style>${sized}`, { waitUntil: 'load' });
      pictures.push(await page.screenshot({ timeout: 60_000 }));
    }
    return pictures;
  } finally {
    await browser.close();
  }
}
