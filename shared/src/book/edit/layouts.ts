import { findSpreadLayouts, applySpreadLayout } from '../auto-fill/another-layout';
import type { PhotoForBook } from '../auto-fill/fill-types';
import { type Book, COVER_ID, type PhotoItem, spreadPhotoIds, type Spread } from '../scene';
import { bestCropForFrame } from './crop';
import { findFrame, type FrameAddress, canAddPhoto } from './find-frame';
import { clearFrame, syncTray } from './frames';
import { findSpread } from '../book-parts';
import { replaceSpread } from './spread-edit';

/**
 * The spread in each of its ranked layouts, best first; empty for a cover or a spread without photos.
 * @param photos those of the album
 */
export function rankedSpreadVariants(
  book: Book,
  spreadId: string,
  photos: readonly PhotoForBook[],
): Spread[] {
  const found = findSpreadLayouts(book, spreadId, photos);
  return found ? found.layouts.map((_, at) => applySpreadLayout(found, at)) : [];
}

/** Replaces a spread by the chosen variant and locks it (docs/rules.md#books-20). */
export function applyLayout(book: Book, chosen: Spread): Book {
  return replaceSpread(book, { ...chosen, locked: true });
}

/**
 * Removes a frame; its photo moves to the tray, unless it has another frame. The remaining photos of the
 * spread take the best layout for their number; on a cover they stay in place.
 */
export function removeFrame(book: Book, at: FrameAddress, photos: readonly PhotoForBook[]): Book {
  const emptied = clearFrame(book, at);
  const spread = findSpread(emptied, at.spread);
  if (!spread?.items.some(({ id }) => id === at.item)) return book;
  const [best] = rankedSpreadVariants(emptied, at.spread, photos);
  const left = spread.items.filter(({ id }) => id !== at.item);
  const isLast = spreadPhotoIds(spread).length === 0;
  const next = best && !isLast ? best : { ...spread, items: left, layout: '' };
  return replaceSpread(emptied, { ...next, locked: true, rank: null, why: null });
}

/**
 * Adds a photo to a spread, from the tray or from another spread. The photos of both spreads take the best
 * layout for their new number. A photo on the cover is not moved but copied (docs/rules.md#books-20).
 * @param from null: from the tray
 * @param photos those of the album and of its tray
 */
export function addPhoto(
  book: Book,
  { photo, from, to }: { photo: string; from: FrameAddress | null; to: string },
  photos: readonly PhotoForBook[],
): Book {
  const isTaken = from !== null && from.spread !== COVER_ID && findFrame(book, from) !== null;
  const parted = isTaken ? removeFrame(book, from, photos) : book;
  const spread = findSpread(parted, to);
  if (!spread || !canAddPhoto(book, to)) return book;
  const box = { x: 0, y: 0, w: 10, h: 10, angle: 0, radius: 0, border: null };
  const crop = bestCropForFrame(undefined, box);
  const more: PhotoItem = { ...box, type: 'photo', id: 'more', photo, crop };
  const crowded = replaceSpread(parted, { ...spread, items: [...spread.items, more] });
  const [best] = rankedSpreadVariants(crowded, to, photos);
  if (!best || !spreadPhotoIds(best).includes(photo)) return book;
  return syncTray(parted, replaceSpread(parted, { ...best, locked: true, rank: null, why: null }));
}
