import { findSpread } from '../book-parts';
import type { Book } from '../scene';
import { findText, type TextAddress } from './find-text';
import { areOverlapping, rotatedBounds } from './readable-areas';
import { replaceItemsAndLock, replaceSpread } from './spread-edit';

/**
 * Removes a text. Photos that were shortened for it are as high as before, unless they have changed since, or
 * something else is in their room.
 */
export function removeText(book: Book, at: TextAddress): Book {
  const spread = findSpread(book, at.spread);
  const text = findText(book, at);
  if (!spread || !text) return book;
  const others = spread.items.filter((one) => one !== text);
  const items = others.map((one) => {
    const h = text.shortened?.find(({ id, h: after }) => id === one.id && after === one.h)?.before;
    if (h === undefined) return one;
    const room = { ...one, y: one.y + one.h, h: h - one.h };
    return others.some((other) => areOverlapping(rotatedBounds(other), room)) ? one : { ...one, h };
  });
  return replaceSpread(book, replaceItemsAndLock(spread, items));
}
