import { type Book, COVER_ID, type Spread } from './scene';

/** What belongs to a book as a whole, and is of one change together. */
export const WHOLE_FIELDS = [
  'order',
  'tray',
  'extra_pages',
  'style',
  'photo_order',
  'page_numbers',
  'calendar',
] as const;

export function wholeOf({ spreads, ...whole }: Book) {
  const { tray, extra_pages, style, photo_order, page_numbers, calendar } = whole;
  const order = spreads.map(({ id }) => id);
  return { order, tray, extra_pages, style, photo_order, page_numbers, calendar };
}
export type Whole = ReturnType<typeof wholeOf>;

/** A spread or the cover by its id; null without it. */
export function spreadOf({ cover, spreads }: Book, id: string): Spread | null {
  return id === COVER_ID ? cover : (spreads.find((spread) => spread.id === id) ?? null);
}

/** The ids of all spreads, the cover's among them, of one book or several, each once. */
export function spreadIds(...books: readonly Book[]): string[] {
  return [...new Set([COVER_ID, ...books.flatMap(({ spreads }) => spreads.map(({ id }) => id))])];
}
