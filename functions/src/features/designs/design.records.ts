import { createHash } from 'node:crypto';
import { type Book, book } from '@smriti/shared/book/scene';
import { keepUnknownFields } from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import { packJson, unpackJson } from '../../platform/formats/packed-json';
import { storedObject } from '../../platform/database/stored-fields';

/** albums/{id}/design/current: the book of an album and the revision of each spread. */
export const designRecord = storedObject({
  /** Incremented with each change; 0 for a server-filled book. */
  rev: z.int(),
  /** Revision of the last change by spread id, including removed spreads; a missing id means 0. */
  revs: z.record(z.string(), z.int()),
  /** Revision of the last change of whole-book fields such as order and tray. */
  order_rev: z.int(),
  /** Gzipped JSON of the book. */
  data: z.instanceof(Uint8Array),
});

/**
 * albums/{id}/design/{round}: the book as requested in a round; once the round is approved, the book as
 * printed.
 */
export const reviewRoundBookRecord = storedObject({
  round: z.int(),
  hash: z.string(),
  data: z.instanceof(Uint8Array),
});

export interface Design {
  rev: number;
  revs: Readonly<Record<string, number>>;
  order_rev: number;
  book: Book;
}

export function packBook(made: Book): Promise<Uint8Array<ArrayBuffer>> {
  return packJson(made);
}

/** @throws when the bytes do not contain a book. */
export function unpackBook(data: Uint8Array): Promise<Book> {
  return unpackJson(data, book);
}

/** Hash of a book; equal for equal books, because the schema fixes the order of the fields. */
export function bookHash(made: Book): string {
  return createHash('sha256')
    .update(JSON.stringify(z.parse(keepUnknownFields(book), made)))
    .digest('hex');
}

/** Book fields of a draft or a guest's design. */
export const unsavedBookFields = {
  /** Gzipped JSON of the book; null when the customer has not made one. */
  book: z._default(z.nullable(z.instanceof(Uint8Array)), null),
  /** Photos in the tray, removed from the book. */
  tray_photo_ids: z._default(z.array(z.string()), []),
} as const;
interface KeptBook {
  book: Uint8Array<ArrayBuffer> | null;
  tray_photo_ids: string[];
}

export async function packUnsavedBook(design: Book | null): Promise<KeptBook> {
  if (!design) return { book: null, tray_photo_ids: [] };
  const tray_photo_ids = design.tray.map(({ photo }) => photo);
  return { book: await packBook(design), tray_photo_ids };
}

export async function unpackUnsavedBook({
  book: data,
}: Pick<KeptBook, 'book'>): Promise<Book | null> {
  return data ? unpackBook(data) : null;
}

/** Photos used by a design, including its tray. */
export function listUsedPhotoIds({
  photo_ids,
  tray_photo_ids,
}: {
  photo_ids: readonly string[];
  tray_photo_ids: readonly string[];
}): string[] {
  return [...new Set([...photo_ids, ...tray_photo_ids])];
}
