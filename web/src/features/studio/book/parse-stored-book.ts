import { book, bookStyle, photoOrder } from '@smriti/shared/book/scene';
import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';
import { EMPTY_BOOK, type SavedBook, type StudioBook } from '../studio-store';

const keptBook = z.object({
  style: bookStyle,
  photoOrder,
  scene: z.nullable(book),
  of: z.string(),
  isOwn: z.boolean(),
});

/** Parses the book of a stored draft; a book that this version cannot read is filled again. */
export function parseStoredBook(kept: unknown): StudioBook {
  const found = keptBook.safeParse(kept);
  if (found.success) return found.data;
  logFailure('The kept book could not be read', found.error);
  return EMPTY_BOOK;
}

const keptBase = z.object({ rev: z.int(), book });

/** Parses the saved book that a stored draft is based on; null if unknown. */
export function parseStoredBase(kept: unknown): SavedBook | null {
  const found = keptBase.safeParse(kept);
  return found.success ? { ...found.data, images: null, isRead: false } : null;
}
