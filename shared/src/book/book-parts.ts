import { type Book, COVER_ID, type Spread } from './scene';

/** Fields that belong to the whole book and share one revision. */
export const WHOLE_BOOK_FIELDS = [
  'order',
  'tray',
  'extra_pages',
  'style',
  'photo_order',
  'page_numbers',
  'calendar',
] as const;

export function wholeBookFields({ spreads, ...whole }: Book) {
  const { tray, extra_pages, style, photo_order, page_numbers, calendar } = whole;
  const order = spreads.map(({ id }) => id);
  return { order, tray, extra_pages, style, photo_order, page_numbers, calendar };
}
export type WholeBookFields = ReturnType<typeof wholeBookFields>;

/** A spread, or the cover, by its id; null if it does not exist. */
export function findSpread({ cover, spreads }: Book, id: string): Spread | null {
  return id === COVER_ID ? cover : (spreads.find((spread) => spread.id === id) ?? null);
}

/** Ids of all spreads and covers of the given books, without duplicates. */
export function spreadIds(...books: readonly Book[]): string[] {
  return [...new Set([COVER_ID, ...books.flatMap(({ spreads }) => spreads.map(({ id }) => id))])];
}
