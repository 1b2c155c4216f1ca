import { fillCover } from '../auto-fill/cover';
import type { PhotoForBook } from '../auto-fill/fill-types';
import { sortInBookOrder } from '../auto-fill/photo-order';
import { traitsById } from '../auto-fill/photo-traits';
import { coverGeometry, MIN_SPINE_FOR_TEXT_MM } from '../page';
import { type Book, COVER_ID, type PhotoItem, type TextItem } from '../scene';
import { placePhoto } from './frames';
import { removeFrame } from './layouts';
import { findReadableArea, readableAreas } from './readable-areas';
import { type AddedItem, lineHeight, insertText } from './texts';
import { replaceItemsAndLock } from './spread-edit';

export const COVER_PARTS = ['front', 'spine', 'back'] as const;
export type CoverPart = (typeof COVER_PARTS)[number];

const MM_PER_POINT = 25.4 / 72;
/** Letter height on a spine relative to its width. */
const SPINE_LETTERS = 0.5;
const MOST_ON_SPINE_MM = 5;

/** Reason why a part of a cover cannot have a text; null when it can. */
export function coverPartProblem(
  book: Book,
  part: CoverPart,
): 'none' | 'narrow' | 'stamped' | null {
  const { cover, cover_shape: shape } = book;
  if (!cover) return 'none';
  if (part === 'front') return null;
  if (!shape) return 'none';
  if (part === 'spine') return shape.spine < MIN_SPINE_FOR_TEXT_MM ? 'narrow' : null;
  return shape.printable ? null : 'stamped';
}

/** The photo on the front, or the largest of several; null without one. */
export function frontPhoto({ cover }: Pick<Book, 'cover'>): PhotoItem | null {
  const frames = (cover?.items ?? []).filter((item) => item.type === 'photo');
  return frames.toSorted((one, other) => other.w * other.h - one.w * one.h)[0] ?? null;
}

/** The text on a part of the cover; null without one. */
export function coverText(book: Book, part: CoverPart): TextItem | null {
  const areas = readableAreas(book, COVER_ID);
  const isFace = areas.length === 1;
  const texts = (book.cover?.items ?? []).filter((item) => item.type === 'text');
  const isOn = (text: TextItem) =>
    isFace ? part === 'front' : findReadableArea(areas, text)?.name === part;
  return texts.find(isOn) ?? null;
}

/** Default position of a new text on a part of a cover. */
function placeFor(
  book: Book,
  part: CoverPart,
): Partial<TextItem> & Pick<TextItem, 'x' | 'y' | 'w' | 'h'> {
  const { front, spine, back } = coverGeometry(book);
  if (part === 'spine' && spine) {
    const letters = Math.min(MOST_ON_SPINE_MM, spine.w * SPINE_LETTERS);
    const [w, h] = [spine.h * 0.8, letters * 1.3];
    const size = Math.round((letters / MM_PER_POINT) * 10) / 10;
    const [x, y] = [spine.x + (spine.w - w) / 2, spine.y + (spine.h - h) / 2];
    return { x, y, w, h, size, angle: 90 };
  }
  if (part === 'back' && back) {
    const size = 12;
    const h = lineHeight({ size, leading: 1.3 }) * 3;
    const y = back.y + back.h - book.safe - h;
    return { x: back.x + back.w * 0.15, y, w: back.w * 0.7, h, size };
  }
  const isPlain = book.cover_shape?.printable === false || frontPhoto(book) === null;
  const below = front.h * (isPlain ? 0.4 : 0.76);
  const margin = Math.max(front.w * 0.08, book.safe);
  const h = Math.min(front.h * 0.2, front.h - below - book.safe);
  const size = Math.round(Math.min(36, Math.max(12, front.w / 8)));
  return { x: front.x + margin, y: front.y + below, w: front.w - 2 * margin, h, size };
}

/** Adds a text to a part of the cover that has none; null where that is not possible. */
export function addCoverText(book: Book, part: CoverPart, text: string): AddedItem | null {
  const { cover } = book;
  if (!cover || coverPartProblem(book, part) !== null) return null;
  const { x, y, w, h, ...look } = placeFor(book, part);
  return insertText(book, cover, { x, y, w, h }, { ...look, text });
}

/**
 * Puts another photo on the front, in the existing frame or in a new one; null removes the photo. A photo
 * that is then in no other frame moves to the tray.
 * @param photos those of the album
 */
export function setFrontPhoto(
  book: Book,
  photo: string | null,
  photos: readonly PhotoForBook[],
): Book {
  const { cover } = book;
  if (!cover || book.cover_shape?.printable === false) return book;
  const shown = frontPhoto(book);
  if (photo === null) {
    return shown ? removeFrame(book, { spread: COVER_ID, item: shown.id }, photos) : book;
  }
  if (shown) {
    const known = new Map(photos.map((one) => [one.id, one]));
    return placePhoto(book, photo, { spread: COVER_ID, item: shown.id }, known);
  }
  const traits = traitsById(sortInBookOrder(photos, book.photo_order)).get(photo);
  const title = coverText(book, 'front') === null ? '' : '-';
  const made = traits && fillCover(book, { photos: [traits], title });
  const frame = made?.items.find((item) => item.type === 'photo');
  if (!frame) return book;
  return {
    ...book,
    cover: { ...replaceItemsAndLock(cover, [frame, ...cover.items]), layout: 'cover' },
  };
}
