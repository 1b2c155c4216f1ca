import { createHash } from 'node:crypto';
import type { Book } from '@smriti/shared/book/scene';
import { LRUCache } from 'lru-cache';
import { type BookTask, filledBook } from './design-adapting.domain';

/** Maximum total number of photos in cached books; about 2 kB of memory per photo. */
const MAX_KEPT_PHOTOS = 10_000;

/** Cache of filled books, keyed by a hash of all their inputs, so that no entry becomes stale. */
const keptBooks = new LRUCache<string, Book>({
  maxSize: MAX_KEPT_PHOTOS,
  sizeCalculation: ({ spreads }) => 1 + spreads.flatMap(({ items }) => items).length,
});

/** `filledBook`, cached in the memory of the instance: filling 500 photos takes 85 ms, a cache hit 3 ms. */
export function keptFilledBook(task: BookTask): Book {
  const key = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
  const kept = keptBooks.get(key);
  if (kept) return kept;
  const book = filledBook(task);
  keptBooks.set(key, book);
  return book;
}
