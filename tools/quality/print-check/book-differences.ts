import { insidePages } from '@smriti/shared/book/print-pages';
import { type Raster, unmatched } from './compare.ts';
import { printedSpreads } from './printed-spreads.ts';
import { screenSpreads } from './screen-spreads.ts';
import type { SeededBook } from './seeded-books.ts';

/** How far the print file of a page and the screen differ. */
export interface PageDifference {
  /** From 1. */
  page: number;
  /** Points of the page. */
  points: number;
  /** Points that have nothing like them within 0, 1, 2 ... points. */
  unmatched: number[];
}

/** Points to look around: at 600 dpi the third is more than a tenth of a mm away. */
const MOST_POINTS = 3;

interface Part {
  left: number;
  width: number;
  height: number;
}

/** A part of a picture, from its upper edge. */
function partOf(raster: Raster, { left, width, height }: Part): Raster {
  const { data, channels } = raster;
  const part = new Uint8Array(width * height * channels);
  for (let row = 0; row < height; row += 1) {
    const from = (row * raster.width + left) * channels;
    part.set(data.subarray(from, from + width * channels), row * width * channels);
  }
  return { ...raster, data: part, width, height };
}

/** Every page of a book's print file beside what Chromium draws of its spread; a bound one in halves. */
export async function* bookDifferences(
  { book, shown, original }: Pick<SeededBook, 'book' | 'shown' | 'original'>,
  dpi: number,
): AsyncGenerator<PageDifference> {
  const pages = insidePages(book, { pagesMin: 1, pageStep: 1 });
  const printed = printedSpreads(book, original, { indices: [...pages.keys()], dpi });
  const screen = screenSpreads(book, shown, { indices: [...book.spreads.keys()], dpi });
  let onScreen: Raster | null = null;
  try {
    for (const [at, { spread, bleed }] of pages.entries()) {
      const isNext = spread !== pages[at - 1]?.spread;
      const [next, drawn] = await Promise.all([printed.next(), isNext ? screen.next() : null]);
      if (drawn) onScreen = drawn.done ? null : drawn.value;
      if (next.done || !onScreen) throw new Error(`page ${at + 1} is not drawn`);
      const onPaper = next.value;
      const { perMm } = onPaper;
      // the last points are cut, and drawn by no program as the page has them
      const [width, height] = [Math.floor(bleed.w * perMm), Math.floor(bleed.h * perMm)];
      const left = Math.round((bleed.x + book.bleed) * perMm);
      const seen = partOf(onScreen, { left, width, height });
      const paper = partOf(onPaper, { left: 0, width, height });
      yield {
        page: at + 1,
        points: width * height,
        unmatched: unmatched(seen, paper, MOST_POINTS),
      };
    }
  } finally {
    await Promise.all([printed.return(), screen.return()]);
  }
}
