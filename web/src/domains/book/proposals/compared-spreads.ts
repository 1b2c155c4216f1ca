import { spreadOf } from '@smriti/shared/book/book-parts';
import { type Book, coverAndSpreads } from '@smriti/shared/book/scene';
import { isSameSpread } from './spread-changes';

export interface ComparedSpread {
  id: string;
  /** Whether the spread was changed, added or removed. */
  isChanged: boolean;
}

/** Spreads of both books: those of the second book in order, then the removed ones. */
export function comparedSpreads(before: Book, after: Book): ComparedSpread[] {
  const now = coverAndSpreads(after).map(({ id }) => id);
  const gone = coverAndSpreads(before)
    .map(({ id }) => id)
    .filter((id) => !now.includes(id));
  return [...now, ...gone].map((id) => {
    const [one, other] = [spreadOf(before, id), spreadOf(after, id)];
    return { id, isChanged: !one || !other || !isSameSpread(one, other) };
  });
}
