import { insidePages } from '@smriti/shared/book/print-pages';
import { type Raster, countUnmatchedPixels } from './compare.ts';
import { renderPrintedSpreads } from './printed-spreads.ts';
import { renderScreenSpreads } from './screen-spreads.ts';
import type { SeededBook } from './seeded-books.ts';

/** Difference between a page in the print file and on the screen. */
export interface PageDifference {
  /** Page number, starting at 1. */
  page: number;
  pixels: number;
  /** Number of pixels without a match within 0, 1, 2 ... pixels. */
  unmatched: number[];
}

/** Maximum distance of a match, in pixels: more than 0.1 mm at 600 dpi. */
const MAX_OFFSET_PIXELS = 3;

interface Part {
  left: number;
  width: number;
  height: number;
}

/** A part of a picture, starting at its top edge. */
function partOf(raster: Raster, { left, width, height }: Part): Raster {
  const { data, channels } = raster;
  const part = new Uint8Array(width * height * channels);
  for (let row = 0; row < height; row += 1) {
    const from = (row * raster.width + left) * channels;
    part.set(data.subarray(from, from + width * channels), row * width * channels);
  }
  return { ...raster, data: part, width, height };
}

/** Compares each page of a book's print file with Chromium's drawing of its spread. */
export async function* compareBookPages(
  { book, shown, original }: Pick<SeededBook, 'book' | 'shown' | 'original'>,
  dpi: number,
): AsyncGenerator<PageDifference> {
  const pages = insidePages(book, { pagesMin: 1, pageStep: 1 });
  const printed = renderPrintedSpreads(book, original, { indices: [...pages.keys()], dpi });
  const screen = renderScreenSpreads(book, shown, { indices: [...book.spreads.keys()], dpi });
  let onScreen: Raster | null = null;
  try {
    for (const [at, { spread, bleed }] of pages.entries()) {
      const isNext = spread !== pages[at - 1]?.spread;
      const [next, drawn] = await Promise.all([printed.next(), isNext ? screen.next() : null]);
      if (drawn) onScreen = drawn.done ? null : drawn.value;
      if (next.done || !onScreen) throw new Error(`page ${at + 1} is not drawn`);
      const onPaper = next.value;
      const { perMm } = onPaper;
      // omits partial pixels at the right and bottom edges, which the browser and the PDF renderer draw differently
      const [width, height] = [Math.floor(bleed.w * perMm), Math.floor(bleed.h * perMm)];
      const left = Math.round((bleed.x + book.bleed) * perMm);
      const seen = partOf(onScreen, { left, width, height });
      const paper = partOf(onPaper, { left: 0, width, height });
      yield {
        page: at + 1,
        pixels: width * height,
        unmatched: countUnmatchedPixels(seen, paper, MAX_OFFSET_PIXELS),
      };
    }
  } finally {
    await Promise.all([printed.return(), screen.return()]);
  }
}
