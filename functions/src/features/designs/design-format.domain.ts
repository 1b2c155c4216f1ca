import { type BookFormat, coverShape, countPages, spreadCount } from '@smriti/shared/book/page';
import { findEmptyFrames } from '@smriti/shared/book/empty-frames';
import type { Book } from '@smriti/shared/book/scene';
import { missingCharactersInBook } from '@smriti/shared/book/text/missing-characters';
import { AppError } from '@smriti/shared/base/errors';

/**
 * Whether a book has the kind, page size, bleed, binding style and cover of a format; colours, borders and
 * spine are ignored.
 */
export function hasBookFormat(
  { kind, page, bleed, lay_flat, cover_shape }: Book,
  format: BookFormat,
): boolean {
  return (
    kind === format.kind &&
    lay_flat === format.layFlat &&
    page.w === format.page.w &&
    page.h === format.page.h &&
    bleed === format.bleed &&
    (cover_shape === null) === (format.cover === null)
  );
}

/** A client's book with the fields that only the catalogue decides. */
export function applyCatalogueFields(book: Book, format: BookFormat): Book {
  const { bleed, safe, look } = format;
  return { ...book, bleed, safe, look, cover_shape: coverShape(format, countPages(book)) };
}

/**
 * Reason why the spreads of a book do not fit its product; null if they do. Sheets and sets have a fixed
 * number of faces; a book has at least one spread and no unpaid pages.
 */
export function findSpreadsProblem(
  { spreads, extra_pages }: Book,
  format: BookFormat,
  photos: number,
): string | null {
  const { kind, isPaidPerPhoto } = format;
  if (extra_pages > 0 && (kind !== 'book' || isPaidPerPhoto)) {
    return 'Pages can be added to the books of our products only.';
  }
  const most = spreadCount(format, { photos, style: 'airy', extraPages: extra_pages });
  if (kind === 'book') {
    if (spreads.length === 0) return 'A book has at least one spread.';
    return spreads.length <= most ? null : `This book has at most ${most} spreads for its photos.`;
  }
  return spreads.length === most ? null : `This product has ${most} faces, no more and no fewer.`;
}

/** @throws AppError business_rule with the reason why the spreads do not fit the format, if they do not. */
export function assertSpreadsFit(book: Book, format: BookFormat, photos: number): void {
  const problem = findSpreadsProblem(book, format, photos);
  if (problem !== null) throw new AppError('business_rule', problem);
}

/**
 * Checks that apply only when a book is requested.
 * @throws AppError business_rule
 */
export function assertBookRequestable(book: Book, format: BookFormat): void {
  assertNoEmptyFrame(book);
  assertTextsPrintable(book);
  assertPages(book, format);
}

function assertNoEmptyFrame(book: Book): void {
  const empty_frames = findEmptyFrames(book);
  if (empty_frames.length === 0) return;
  const message = 'A frame of your book is empty. Please put a photo into it, or remove it.';
  throw new AppError('business_rule', message, { details: { empty_frames } });
}

/** Maximum number of unprintable characters named in the error. */
const MAX_LISTED_CHARACTERS = 12;

/**
 * Checks that every character of the book's texts has a glyph (docs/rules.md#books-41).
 * @throws AppError business_rule
 */
export function assertTextsPrintable(
  book: Pick<Book, 'cover' | 'spreads' | 'calendar'>,
  where = 'the texts of your book',
): void {
  const missing = missingCharactersInBook(book);
  if (missing.length === 0) return;
  const named = missing.slice(0, MAX_LISTED_CHARACTERS).join(' ');
  const message = `We cannot print this yet: ${named}. Please take it out of ${where}.`;
  throw new AppError('business_rule', message, { details: { missing } });
}

function assertPages(book: Book, { kind, pagesMax, photosPerPage }: BookFormat): void {
  if (kind !== 'book' || countPages(book) <= pagesMax) return;
  const photos = pagesMax * Math.max(1, photosPerPage);
  const message = `This binding takes at most ${pagesMax} pages, which is room for ${photos} photos.`;
  throw new AppError('business_rule', message, { details: { pages_max: pagesMax } });
}
