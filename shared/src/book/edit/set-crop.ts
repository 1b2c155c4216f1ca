import { findSpread } from '../book-parts';
import type { Book, Spread } from '../scene';
import type { Crop } from './crop';
import { findFrame, type FrameAddress } from './find-frame';
import { replaceSpread } from './spread-edit';

/** Changes the crop of a frame's photo; the layout stays unchanged. */
export function setCrop(book: Book, { spread: id, item }: FrameAddress, crop: Crop): Book {
  const spread = findSpread(book, id);
  const frame = findFrame(book, { spread: id, item });
  if (!spread || !frame || isSameCrop(frame.crop, crop)) return book;
  const items = spread.items.map((one) => (one.id === item ? { ...frame, crop } : one));
  const edited: Spread = { ...spread, items, locked: true };
  return replaceSpread(book, edited);
}

export function isSameCrop(one: Crop, other: Crop): boolean {
  return (
    one.x === other.x && one.y === other.y && one.zoom === other.zoom && one.turn === other.turn
  );
}
