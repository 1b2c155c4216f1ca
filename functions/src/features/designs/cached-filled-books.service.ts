import { createHash } from 'node:crypto';
import type { Book } from '@smriti/shared/book/scene';
import { LRUCache } from 'lru-cache';
import { type AlbumBookTask, fillAlbumBook } from './design-adapting.domain';

/** Maximum total number of photos in cached books; about 2 kB of memory per photo. */
const MAX_CACHED_PHOTOS = 10_000;

/** Cache of filled books, keyed by a hash of all their inputs, so that no entry becomes stale. */
const cachedBooks = new LRUCache<string, Book>({
  maxSize: MAX_CACHED_PHOTOS,
  sizeCalculation: ({ spreads }) => 1 + spreads.flatMap(({ items }) => items).length,
});

/** `fillAlbumBook`, cached in the memory of the instance: filling 500 photos takes 85 ms, a cache hit 3 ms. */
export function fillAlbumBookCached(task: AlbumBookTask): Book {
  const key = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
  const cached = cachedBooks.get(key);
  if (cached) return cached;
  const book = fillAlbumBook(task);
  cachedBooks.set(key, book);
  return book;
}
