import { findFrame, type FrameAddress } from '@smriti/shared/book/edit/find-frame';
import {
  isCopiedToCover,
  type KnownPhotos,
  placePhoto,
  swapFrames,
  clearFrame,
} from '@smriti/shared/book/edit/frames';
import type { Book } from '@smriti/shared/book/scene';
import type { frameMessages } from '../messages';
import type { PickedItem } from '../gestures/drop-places';

/** Change of the book with its announcement. */
interface Moved {
  change: (book: Book) => Book;
  said: string;
}

interface Move {
  book: Book;
  from: PickedItem;
  to: PickedItem | { kind: 'out' };
  known: KnownPhotos;
  t: ReturnType<typeof frameMessages.get>;
  /** Returns the name of a photo; null is an empty frame. */
  nameOf: (photo: string | null) => string;
}

function fromTray({ book, known, t, nameOf }: Move, photo: string, at: FrameAddress): Moved {
  const change = (before: Book) => placePhoto(before, photo, at, known);
  const other = findFrame(book, at)?.photo ?? null;
  const isLeftOut = change(book).tray.some((one) => one.photo === other);
  const names = { photo: nameOf(photo), other: nameOf(other) };
  return { change, said: isLeftOut ? t.placedFor(names) : t.placed(names) };
}

function betweenFrames(
  { book, known, t, nameOf }: Move,
  from: FrameAddress,
  to: FrameAddress,
): Moved {
  const change = (before: Book) => swapFrames(before, from, to, known);
  const [one, other] = [findFrame(book, from)?.photo ?? null, findFrame(book, to)?.photo ?? null];
  if (one === other) return { change, said: t.same };
  if (one === null || other === null) {
    const isCopy = one !== null && isCopiedToCover(book, from, to);
    return { change, said: (isCopy ? t.copied : t.moved)({ photo: nameOf(one ?? other) }) };
  }
  const names = { photo: nameOf(one), other: nameOf(other) };
  return { change, said: isCopiedToCover(book, from, to) ? t.copied(names) : t.swapped(names) };
}

function outOf({ book, t, nameOf }: Move, at: FrameAddress): Moved {
  const change = (before: Book) => clearFrame(before, at);
  const photo = findFrame(book, at)?.photo ?? null;
  const isLeftOut = change(book).tray.some((one) => one.photo === photo);
  return { change, said: (isLeftOut ? t.takenOut : t.takenHere)({ photo: nameOf(photo) }) };
}

/** Change of the book for a drop of `from` on `to`; null if the photo cannot be dropped there. */
export function planPhotoMove(move: Move): Moved | null {
  const { from, to } = move;
  if (from.kind === 'frame') {
    if (to.kind === 'out') return outOf(move, from.at);
    return to.kind === 'frame'
      ? betweenFrames(move, from.at, to.at)
      : fromTray(move, to.photo, from.at);
  }
  return to.kind === 'frame' ? fromTray(move, from.photo, to.at) : null;
}
