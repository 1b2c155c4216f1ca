import type { PhotoForBook } from '../auto-fill/fill-types';
import { type Book, COVER_ID, coverAndSpreads, type PhotoItem, placedPhotoIds } from '../scene';
import { bestCropForFrame, type Crop } from './crop';
import { findSpread } from '../book-parts';
import { findFrame, type FrameAddress } from './find-frame';
import { replaceItemsAndLock, replaceSpread } from './spread-edit';

/** Photos of the album and of its tray, by id. */
export type KnownPhotos = ReadonlyMap<string, PhotoForBook>;

function withFrame(book: Book, { spread: id, item }: FrameAddress, next: PhotoItem): Book {
  const spread = findSpread(book, id);
  if (!spread) return book;
  return replaceSpread(
    book,
    replaceItemsAndLock(
      spread,
      spread.items.map((one) => (one.id === item ? next : one)),
    ),
  );
}

/** A frame with another photo, showing its best part; the photo's rotation is kept. */
function showing(
  frame: PhotoItem,
  photo: string | null,
  known: KnownPhotos,
  turn: Crop['turn'] = 0,
): PhotoItem {
  const crop = bestCropForFrame(photo === null ? undefined : known.get(photo), frame, turn);
  return { ...frame, photo, crop };
}

/** Updates the tray: a photo that has lost its last frame is added, one that has a frame is removed. */
export function syncTray(before: Book, after: Book): Book {
  const placed = placedPhotoIds(after);
  const stays = after.tray.filter(({ photo }) => !placed.has(photo));
  const inTray = new Set(stays.map(({ photo }) => photo));
  const lost = [...placedPhotoIds(before)].filter((id) => !placed.has(id) && !inTray.has(id));
  if (lost.length === 0 && stays.length === after.tray.length) return after;
  return { ...after, tray: [...stays, ...lost.map((photo) => ({ photo, why: null }))] };
}

function hasOtherFrame(book: Book, photo: string, { spread, item }: FrameAddress): boolean {
  return coverAndSpreads(book).some(({ id, items }) =>
    items.some(
      (one) => one.type === 'photo' && one.photo === photo && !(id === spread && one.id === item),
    ),
  );
}

/**
 * Whether dropping a photo on the cover copies it: it comes from inside the book, and the cover's photo, if
 * any, has another frame.
 */
export function isCopiedToCover(book: Book, from: FrameAddress, to: FrameAddress): boolean {
  if (to.spread !== COVER_ID || from.spread === COVER_ID) return false;
  const there = findFrame(book, to)?.photo ?? null;
  return there === null || hasOtherFrame(book, there, to);
}

/**
 * Swaps the photos of two frames; with an empty frame, the photo moves. A photo dropped on the cover is
 * copied if the cover's photo is also inside the book (docs/rules.md#books-20).
 */
export function swapFrames(
  book: Book,
  from: FrameAddress,
  to: FrameAddress,
  known: KnownPhotos,
): Book {
  const [one, other] = [findFrame(book, from), findFrame(book, to)];
  if (!one || !other || one.photo === other.photo) return book;
  const dropped = withFrame(book, to, showing(other, one.photo, known, one.crop.turn));
  if (isCopiedToCover(book, from, to)) return syncTray(book, dropped);
  return syncTray(
    book,
    withFrame(dropped, from, showing(one, other.photo, known, other.crop.turn)),
  );
}

/**
 * Moves a photo from the tray into a frame. The frame's previous photo takes its place in the tray, unless it
 * has another frame.
 */
export function placePhoto(book: Book, photo: string, to: FrameAddress, known: KnownPhotos): Book {
  const frame = findFrame(book, to);
  if (!frame || frame.photo === photo) return book;
  const placed = withFrame(book, to, showing(frame, photo, known));
  const before = frame.photo;
  if (before === null || hasOtherFrame(book, before, to)) return syncTray(book, placed);
  const swapped = placed.tray.map((one) =>
    one.photo === photo ? { photo: before, why: null } : one,
  );
  return syncTray(book, { ...placed, tray: swapped });
}

/** Empties a frame; its photo moves to the tray, unless it has another frame. */
export function clearFrame(book: Book, at: FrameAddress): Book {
  const frame = findFrame(book, at);
  if (!frame || frame.photo === null) return book;
  const empty: PhotoItem = { ...frame, photo: null, crop: bestCropForFrame(undefined, frame) };
  return syncTray(book, withFrame(book, at, empty));
}
