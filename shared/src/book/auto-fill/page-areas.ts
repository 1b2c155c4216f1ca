import { spreadGeometry } from '../page';
import type { Book, BookStyle } from '../scene';
import type { Box } from './fill-types';

/** The area for photos on a page, or on both pages of a spread at once. */
export interface PageArea {
  /** The trimmed page, or the part of it for photos. */
  trim: Box;
  /** The trim plus the bleed on all sides except the fold. */
  bleed: Box;
  /** The area within the margins. */
  content: Box;
  /** The side at the fold; `across`: the fold runs through the middle. */
  fold: 'left' | 'right' | 'across' | null;
}

/** The pages of a spread in reading order, and both as one area if photos may cross the fold. */
export interface SpreadAreas {
  pages: PageArea[];
  whole: PageArea | null;
}

/** The fields of a book that its areas depend on; of `spreads`, only their number matters. */
export type AreaInputs = Pick<
  Book,
  'kind' | 'page' | 'bleed' | 'lay_flat' | 'style' | 'look' | 'spreads'
>;

/** Factors on the margin and gap of the book's look. */
const ROOM: Record<BookStyle, { margin: number; gap: number }> = {
  airy: { margin: 1.5, gap: 1.5 },
  classic: { margin: 1, gap: 1 },
  full: { margin: 0.6, gap: 0.75 },
};

/** The gap between photos, in mm. */
export function frameGap({ look, style }: Pick<Book, 'look' | 'style'>): number {
  return look.gap * ROOM[style].gap;
}

/** The area of a page, or of an upper part of it whose lower edge is not trimmed. */
export function pageArea(
  { look, style, bleed }: Pick<Book, 'look' | 'style' | 'bleed'>,
  trim: Box,
  fold: PageArea['fold'],
  isCutBelow = true,
): PageArea {
  const { x, y, w, h } = trim;
  const [left, right] = [fold === 'left' ? 0 : bleed, fold === 'right' ? 0 : bleed];
  // a margin never takes more than a sixth of a small page's shorter side
  const margin = Math.min(look.margin * ROOM[style].margin, Math.min(w, h) / 6);
  return {
    trim,
    bleed: { x: x - left, y: y - bleed, w: w + left + right, h: h + (isCutBelow ? 2 : 1) * bleed },
    content: { x: x + margin, y: y + margin, w: w - 2 * margin, h: h - 2 * margin },
    fold,
  };
}

export function spreadAreas(book: AreaInputs, index: number): SpreadAreas {
  const { pages, fold, photos } = spreadGeometry(book, index);
  if (pages === 1 || fold === null) {
    const side = index === 0 ? 'left' : 'right';
    const isWhole = photos.h >= book.page.h;
    return {
      pages: [pageArea(book, photos, book.kind === 'book' ? side : null, isWhole)],
      whole: null,
    };
  }
  const { w, h } = book.page;
  return {
    pages: [
      pageArea(book, { x: 0, y: 0, w, h }, 'right'),
      pageArea(book, { x: fold, y: 0, w, h }, 'left'),
    ],
    whole: book.lay_flat ? pageArea(book, { x: 0, y: 0, w: 2 * w, h }, 'across') : null,
  };
}
