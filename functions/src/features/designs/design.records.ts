import { createHash } from 'node:crypto';
import { type Book, book } from '@smriti/shared/book/scene';
import { withUnknownFields } from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import { packJson, unpackJson } from '../../platform/formats/packed-json';
import { storedObject } from '../../platform/database/stored-fields';

/** albums/{id}/design/current: the book of an album, and which change each spread is of. */
export const designRecord = storedObject({
  /** Grows with each change; 0: the server has filled it. */
  rev: z.int(),
  /** By the id of a spread: the change that it is of, also of one that was removed; 0 without. */
  revs: z.record(z.string(), z.int()),
  /** The change that its order, its tray and what else is the whole book's are of. */
  order_rev: z.int(),
  /** gzip JSON of the book. */
  data: z.instanceof(Uint8Array),
});

/**
 * A book as it was requested in a round, and once the round is approved as it is printed:
 * albums/{id}/design/{round}.
 */
export const frozenRecord = storedObject({
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
export function packBook(made: Book): Promise<Uint8Array<ArrayBuffer>> {
  return packJson(made);
}

/** @throws when the bytes do not hold a book. */
export function unpackBook(data: Uint8Array): Promise<Book> {
  return unpackJson(data, book);
}

/** What tells two books apart, and is the same for the same book: fields stand in one order. */
export function bookHash(made: Book): string {
  return createHash('sha256')
    .update(JSON.stringify(z.parse(withUnknownFields(book), made)))
    .digest('hex');
}

/** What a design that is no album yet keeps of its book. */
export const keptBookFields = {
  /** gzip JSON of it; null: the customer has made none. */
  book: z._default(z.nullable(z.instanceof(Uint8Array)), null),
  /** Photos that were taken out of it and stay at hand. */
  tray_photo_ids: z._default(z.array(z.string()), []),
} as const;
interface KeptBook {
  book: Uint8Array<ArrayBuffer> | null;
  tray_photo_ids: string[];
}

export async function keptBook(design: Book | null): Promise<KeptBook> {
  if (!design) return { book: null, tray_photo_ids: [] };
  const tray_photo_ids = design.tray.map(({ photo }) => photo);
  return { book: await packBook(design), tray_photo_ids };
}

export async function bookOf({ book: data }: Pick<KeptBook, 'book'>): Promise<Book | null> {
  return data ? unpackBook(data) : null;
}

/** The photos that a design keeps: its own, and those in its tray. */
export function usedPhotos({
  photo_ids,
  tray_photo_ids,
}: {
  photo_ids: readonly string[];
  tray_photo_ids: readonly string[];
}): string[] {
  return [...new Set([...photo_ids, ...tray_photo_ids])];
}
