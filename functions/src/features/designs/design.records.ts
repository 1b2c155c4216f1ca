import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Book, book } from '@smriti/shared/book/scene';
import * as z from 'zod/mini';

/** How much a stored book may unfold to: more than the largest that is taken. */
const MAX_JSON_BYTES = 8 * 1024 * 1024;

/** albums/{id}/design/current: the book of an album, and which change each spread is of. */
export const designRecord = z.strictObject({
  /** Grows with each change; 0: the server has filled it. */
  rev: z.int(),
  /** By the id of a spread: the change that it is of, also of one that was removed; 0 without. */
  revs: z.record(z.string(), z.int()),
  /** The change that its order, its tray and what else is the whole book's are of. */
  order_rev: z.int(),
  /** gzip JSON of the book. */
  data: z.instanceof(Uint8Array),
});

/** A book as it was requested in a round: albums/{id}/design/{round}. */
export const frozenRecord = z.strictObject({
  round: z.int(),
  hash: z.string(),
  data: z.instanceof(Uint8Array),
});

/** The design of an album. */
export interface Design {
  rev: number;
  revs: Readonly<Record<string, number>>;
  order_rev: number;
  book: Book;
}

/** A book as it is stored. */
export function packBook(made: Book): Promise<Buffer> {
  return promisify(gzip)(JSON.stringify(made));
}

/** @throws when the bytes do not hold a book. */
export async function unpackBook(data: Uint8Array): Promise<Book> {
  const json = await promisify(gunzip)(data, { maxOutputLength: MAX_JSON_BYTES });
  return z.parse(book, JSON.parse(json.toString()));
}

/** What tells two books apart, and is the same for the same book: fields stand in one order. */
export function bookHash(made: Book): string {
  return createHash('sha256')
    .update(JSON.stringify(z.parse(book, made)))
    .digest('hex');
}
