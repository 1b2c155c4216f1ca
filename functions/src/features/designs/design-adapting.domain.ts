import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import { lowestSeed } from '@smriti/shared/book/auto-fill/seed';
import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { defaultCalendar } from '@smriti/shared/book/calendar/months';
import type { BookFormat } from '@smriti/shared/book/page';
import { resizeSpreads } from '@smriti/shared/book/resize-spreads';
import { type Book, placedPhotoIds } from '@smriti/shared/book/scene';
import { hasBookFormat } from './design-format.domain';

export interface AlbumBookTask {
  format: BookFormat;
  /** Photos to place, all of them. */
  photos: readonly PhotoForBook[];
  title: string;
  /** Creation time of the album; a calendar starts with the following month until another is chosen. */
  madeAt: string;
}

/** Fills a book with all photos in order of the time taken. Deterministic. */
export function fillAlbumBook({ madeAt, ...task }: AlbumBookTask): Book {
  const calendar = defaultCalendar(new Date(madeAt));
  return fillBook({ ...task, calendar, style: 'classic', seed: 1, order: 'time' }).book;
}

/**
 * Adapts a book to other photos or choices (docs/rules.md#books-6). Keeps locked spreads, and open spreads
 * whose photos would stay the same.
 */
export function adaptAlbumBookToTask(
  before: Book,
  { format, photos, title, madeAt }: AlbumBookTask,
): Book {
  const own = new Set(photos.map(({ id }) => id));
  const isSame = hasBookFormat(before, format);
  return fillBook({
    format,
    photos,
    title,
    style: before.style,
    seed: lowestSeed(before),
    order: before.photo_order,
    keep: resizeSpreads(before, { ...format, lay_flat: format.layFlat }),
    isAdapting: isSame,
    extraPages: before.extra_pages,
    tray: before.tray.filter(({ photo }) => !own.has(photo)),
    pageNumbers: before.page_numbers,
    calendar: before.calendar ?? defaultCalendar(new Date(madeAt)),
  }).book;
}

/** Whether a book has this format, shows exactly these photos, and has its months if it is a calendar. */
export function isBookComplete(
  book: Book,
  format: BookFormat,
  photoIds: readonly string[],
): boolean {
  if (book.kind === 'calendar' && book.calendar === null) return false;
  const placed = placedPhotoIds(book);
  const own = new Set(photoIds);
  const hasForeign = [...placed].some((id) => !own.has(id));
  return hasBookFormat(book, format) && !hasForeign && photoIds.every((id) => placed.has(id));
}
