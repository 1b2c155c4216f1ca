import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import { seedOf } from '@smriti/shared/book/auto-fill/seed';
import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { newCalendar } from '@smriti/shared/book/calendar/months';
import type { BookFormat } from '@smriti/shared/book/page';
import { resizedSpreads } from '@smriti/shared/book/reshape';
import { type Book, coverAndSpreads, placedPhotos } from '@smriti/shared/book/scene';
import { isOfFormat } from './design-format.domain';

/** What a book is made for. */
export interface BookTask {
  format: BookFormat;
  /** All of them are placed. */
  photos: readonly PhotoForBook[];
  /** For its cover. */
  title: string;
  /** When the album was made: a calendar begins with the month after it until one is chosen. */
  madeAt: string;
}

/** The book of an album that has none: all photos by the time they were taken, always the same. */
export function filledBook({ madeAt, ...task }: BookTask): Book {
  const calendar = newCalendar(new Date(madeAt));
  return fillBook({ ...task, calendar, style: 'classic', seed: 1, order: 'time' }).book;
}

/**
 * A book for other photos or choices than it was made for (docs/rules.md#books-6): locked spreads
 * stay, and open ones that would show the same.
 */
export function adaptedBook(before: Book, { format, photos, title, madeAt }: BookTask): Book {
  const own = new Set(photos.map(({ id }) => id));
  const isSame = isOfFormat(before, format);
  const target = {
    kind: format.kind,
    page: format.page,
    lay_flat: format.layFlat,
    safe: format.safe,
  };
  return fillBook({
    format,
    photos,
    title,
    style: before.style,
    seed: seedOf(before),
    order: before.photo_order,
    keep: isSame ? coverAndSpreads(before) : resizedSpreads(before, target),
    isAdapting: isSame,
    extraPages: before.extra_pages,
    tray: before.tray.filter(({ photo }) => !own.has(photo)),
    pageNumbers: before.page_numbers,
    calendar: before.calendar ?? newCalendar(new Date(madeAt)),
  }).book;
}

/** Whether a book is of this format, shows just these photos, and the days where it has months. */
export function isComplete(book: Book, format: BookFormat, photoIds: readonly string[]): boolean {
  if (book.kind === 'calendar' && book.calendar === null) return false;
  const placed = placedPhotos(book);
  const own = new Set(photoIds);
  const hasForeign = [...placed].some((id) => !own.has(id));
  return isOfFormat(book, format) && !hasForeign && photoIds.every((id) => placed.has(id));
}
