import { findSpread } from '../book-parts';
import { type Book, COVER_ID, type SpreadItem, type Spread } from '../scene';

/** Shared steps of changes to single spreads, including the cover. */

export function replaceSpread(book: Book, spread: Spread): Book {
  if (spread.id === COVER_ID) return { ...book, cover: spread };
  return { ...book, spreads: book.spreads.map((one) => (one.id === spread.id ? spread : one)) };
}

/**
 * Replaces the items of a spread. The spread gets locked, is no longer one of the ranked layouts, and loses
 * the reason of its previous layout (docs/rules.md#books-20).
 */
export function replaceItemsAndLock(spread: Spread, items: SpreadItem[]): Spread {
  return { ...spread, items, locked: true, rank: null, why: null };
}

/** Locks or unlocks a spread; a locked one stays unchanged when others are laid out again. */
export function setSpreadLocked(book: Book, id: string, locked: boolean): Book {
  const spread = findSpread(book, id);
  return !spread || spread.locked === locked ? book : replaceSpread(book, { ...spread, locked });
}
