import type { PhotoForBook } from '../auto-fill/fill-types';
import {
  type Book,
  COVER_ID,
  coverAndSpreads,
  type PhotoItem,
  placedPhotos,
  type Spread,
} from '../scene';
import { bestCrop, type Crop } from './crop';
import { spreadOf } from '../book-parts';
import { withItems, withSpread } from './spread-edit';

/** A frame, by the ids of its spread and of itself. */
export interface FrameAt {
  spread: string;
  item: string;
}

/** Photos of the album and of its tray, by their ids. */
export type KnownPhotos = ReadonlyMap<string, PhotoForBook>;

export function findFrame(book: Book, { spread, item }: FrameAt): PhotoItem | null {
  const found = spreadOf(book, spread)?.items.find(({ id }) => id === item);
  return found?.type === 'photo' ? found : null;
}

function withFrame(book: Book, { spread: id, item }: FrameAt, next: PhotoItem): Book {
  const spread = spreadOf(book, id);
  if (!spread) return book;
  return withSpread(
    book,
    withItems(
      spread,
      spread.items.map((one) => (one.id === item ? next : one)),
    ),
  );
}

/** A frame with another photo, of which it shows the best part; a photo keeps its turn. */
function showing(
  frame: PhotoItem,
  photo: string | null,
  known: KnownPhotos,
  turn: Crop['turn'] = 0,
): PhotoItem {
  const crop = bestCrop(photo === null ? undefined : known.get(photo), frame, turn);
  return { ...frame, photo, crop };
}

/**
 * Puts right what lies in the tray: a photo that has no frame any more, and was in one before, goes
 * there; one that has a frame leaves it.
 */
export function withTray(before: Book, after: Book): Book {
  const placed = placedPhotos(after);
  const stays = after.tray.filter(({ photo }) => !placed.has(photo));
  const inTray = new Set(stays.map(({ photo }) => photo));
  const lost = [...placedPhotos(before)].filter((id) => !placed.has(id) && !inTray.has(id));
  if (lost.length === 0 && stays.length === after.tray.length) return after;
  return { ...after, tray: [...stays, ...lost.map((photo) => ({ photo, why: null }))] };
}

/** Whether a photo stands in a frame beside this one. */
function hasOtherFrame(book: Book, photo: string, { spread, item }: FrameAt): boolean {
  return coverAndSpreads(book).some(({ id, items }) =>
    items.some(
      (one) => one.type === 'photo' && one.photo === photo && !(id === spread && one.id === item),
    ),
  );
}

/** Whether a spread takes one photo more: the faces of a set and of a calendar have one each. */
export function takesMore({ kind }: Pick<Book, 'kind'>, spreadId: string): boolean {
  return spreadId !== COVER_ID && (kind === 'book' || kind === 'sheet');
}

/** From inside the book onto its cover: the photo comes to stand there too, and stays where it was. */
export function isCopied(book: Book, from: FrameAt, to: FrameAt): boolean {
  if (to.spread !== COVER_ID || from.spread === COVER_ID) return false;
  const there = findFrame(book, to)?.photo ?? null;
  return there === null || hasOtherFrame(book, there, to);
}

/**
 * The photos of two frames change places; of an empty frame and a filled one, the photo moves. A photo
 * dropped on the cover is shown on both, where the cover's photo is in the book as well
 * (docs/rules.md#books-20).
 */
export function swapFrames(book: Book, from: FrameAt, to: FrameAt, known: KnownPhotos): Book {
  const [one, other] = [findFrame(book, from), findFrame(book, to)];
  if (!one || !other || one.photo === other.photo) return book;
  const dropped = withFrame(book, to, showing(other, one.photo, known, one.crop.turn));
  if (isCopied(book, from, to)) return withTray(book, dropped);
  return withTray(
    book,
    withFrame(dropped, from, showing(one, other.photo, known, other.crop.turn)),
  );
}

/**
 * A photo of the tray comes into a frame. The one that was there goes to the tray in its place, unless
 * it has a frame elsewhere.
 */
export function placePhoto(book: Book, photo: string, to: FrameAt, known: KnownPhotos): Book {
  const frame = findFrame(book, to);
  if (!frame || frame.photo === photo) return book;
  const placed = withFrame(book, to, showing(frame, photo, known));
  const before = frame.photo;
  if (before === null || hasOtherFrame(book, before, to)) return withTray(book, placed);
  const swapped = placed.tray.map((one) =>
    one.photo === photo ? { photo: before, why: null } : one,
  );
  return withTray(book, { ...placed, tray: swapped });
}

/** Leaves a frame empty; its photo goes to the tray, unless it has a frame elsewhere. */
export function takeOut(book: Book, at: FrameAt): Book {
  const frame = findFrame(book, at);
  if (!frame || frame.photo === null) return book;
  const empty: PhotoItem = { ...frame, photo: null, crop: bestCrop(undefined, frame) };
  return withTray(book, withFrame(book, at, empty));
}

/** Shows another part of a frame's photo. Where the frames stand is the same as before. */
export function setCrop(book: Book, { spread: id, item }: FrameAt, crop: Crop): Book {
  const spread = spreadOf(book, id);
  const frame = findFrame(book, { spread: id, item });
  if (!spread || !frame || isSameCrop(frame.crop, crop)) return book;
  const items = spread.items.map((one) => (one.id === item ? { ...frame, crop } : one));
  const edited: Spread = { ...spread, items, locked: true };
  return withSpread(book, edited);
}

export function isSameCrop(one: Crop, other: Crop): boolean {
  return (
    one.x === other.x && one.y === other.y && one.zoom === other.zoom && one.turn === other.turn
  );
}
