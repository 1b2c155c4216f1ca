import type { Book } from '../scene';

/** The seed that open spreads were filled with: each spread counts on from it for itself. */
export function seedOf(book: Pick<Book, 'spreads'> | null): number {
  const open = book?.spreads.filter(({ locked }) => !locked) ?? [];
  return open.length === 0 ? 1 : Math.min(...open.map(({ seed }) => seed));
}
