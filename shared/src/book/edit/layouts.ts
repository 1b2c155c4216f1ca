import { layoutsOfSpread, spreadWithLayout } from '../auto-fill/another-layout';
import type { PhotoForBook } from '../auto-fill/fill-types';
import { type Book, photosOfSpread, type Spread } from '../scene';
import { type FrameAt, takeOut } from './frames';
import { spreadOf } from '../book-parts';
import { withSpread } from './spread-edit';

/**
 * The spread in each of its ranked layouts, best first; none for a cover and for a spread without
 * photos.
 * @param photos those of the album
 */
export function rankedSpreads(
  book: Book,
  spreadId: string,
  photos: readonly PhotoForBook[],
): Spread[] {
  const found = layoutsOfSpread(book, spreadId, photos);
  return found ? found.layouts.map((_, at) => spreadWithLayout(found, at)) : [];
}

/** A spread in the layout that was chosen for it, in which it stays (docs/rules.md#books-20). */
export function takeLayout(book: Book, chosen: Spread): Book {
  return withSpread(book, { ...chosen, locked: true });
}

/**
 * Removes a frame; its photo goes to the tray, unless it has a frame elsewhere. Those that are left on
 * the spread take the best layout for one fewer; on a cover they stay where they are.
 */
export function removeFrame(book: Book, at: FrameAt, photos: readonly PhotoForBook[]): Book {
  const emptied = takeOut(book, at);
  const spread = spreadOf(emptied, at.spread);
  if (!spread?.items.some(({ id }) => id === at.item)) return book;
  const [best] = rankedSpreads(emptied, at.spread, photos);
  const left = spread.items.filter(({ id }) => id !== at.item);
  const isLast = photosOfSpread(spread).length === 0;
  const next = best && !isLast ? best : { ...spread, items: left, layout: '' };
  return withSpread(emptied, { ...next, locked: true, rank: null, why: null });
}
