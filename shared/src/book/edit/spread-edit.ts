import { spreadOf } from '../book-parts';
import { type Book, COVER_ID, type Item, type Spread } from '../scene';

/** What changes of single spreads have in common; the cover is one of them. */

/** The book with another spread in the place of the one of that id. */
export function withSpread(book: Book, spread: Spread): Book {
  if (spread.id === COVER_ID) return { ...book, cover: spread };
  return { ...book, spreads: book.spreads.map((one) => (one.id === spread.id ? spread : one)) };
}

/**
 * A spread with other things on it: it locks itself, is none of the ranked layouts any more, and the
 * reason for what was there is none for what is there now (docs/rules.md#books-20).
 */
export function withItems(spread: Spread, items: Item[]): Spread {
  return { ...spread, items, locked: true, rank: null, why: null };
}

/** Whether a spread stays as it is when others are laid out anew. */
export function setLocked(book: Book, id: string, locked: boolean): Book {
  const spread = spreadOf(book, id);
  return !spread || spread.locked === locked ? book : withSpread(book, { ...spread, locked });
}
