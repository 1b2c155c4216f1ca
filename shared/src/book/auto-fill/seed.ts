import type { Book } from '../scene';

/**
 * The lowest seed of the unlocked spreads; 1 without any. Asking for another layout increments the seed of a
 * single spread.
 */
export function lowestSeed(book: Pick<Book, 'spreads'> | null): number {
  const open = book?.spreads.filter(({ locked }) => !locked) ?? [];
  return open.length === 0 ? 1 : Math.min(...open.map(({ seed }) => seed));
}
