import type { Box } from '../auto-fill/fill-types';
import {
  type Book,
  COVER_ID,
  type SpreadItem,
  MAX_SPREAD_ITEMS,
  type Spread,
  type TextItem,
} from '../scene';
import { canAddText, findText, type TextAddress } from './find-text';
import {
  findReadableArea,
  rotatedBounds,
  areOverlapping,
  pageAtPosition,
  type ReadableArea,
  readableAreas,
} from './readable-areas';
import { findSpread } from '../book-parts';
import { MONTH_PHOTO_HEIGHT_FRACTION } from '../page';
import { FONT_SCALES } from '../font-scales';
import { replaceItemsAndLock, replaceSpread } from './spread-edit';

export type TextChange = Partial<
  Pick<TextItem, 'text' | 'font' | 'size' | 'colour' | 'align' | 'leading'>
>;

export const TEXT_SIZE_LIMITS_PT = { min: 6, max: 72 } as const;
/** Sizes of new texts in serif letters, in points. */
const NEW_TEXT_PT = { text: 14, caption: 10 } as const;
const MM_PER_POINT = 25.4 / 72;
const LEADING = 1.3;
const CAPTION_GAP_MM = 2;
/** Minimum part of its height that a photo keeps when it is shortened to make room for a text. */
const MIN_PHOTO_HEIGHT_PART = 0.5;
const LEAST_BOX = { w: 6, h: 3 };

const rounded = (mm: number) => Math.round(mm * 100) / 100;
const clamp = (value: number, min: number, max: number) =>
  Math.max(min, Math.min(value, Math.max(min, max)));

export function lineHeight({ size, leading }: Pick<TextItem, 'size' | 'leading'>): number {
  return size * leading * MM_PER_POINT;
}

function newTextSize({ look }: Book, kind: keyof typeof NEW_TEXT_PT): number {
  return Math.round(NEW_TEXT_PT[kind] * FONT_SCALES[look.font]);
}

/** Average letter width relative to the font size, for most scripts of the shop. */
const USUAL_WIDTH = 0.52;

/** Estimated height of a text at its width; the exact line breaks are only known when it is laid out. */
function usualHeight({ text, w, size, leading }: TextItem): number {
  const perLine = Math.max(1, Math.floor(w / (size * USUAL_WIDTH * MM_PER_POINT)));
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return rounded(lines * lineHeight({ size, leading }));
}

function freshId({ items }: Spread): string {
  const used = new Set(items.map(({ id }) => id));
  let number = 1;
  while (used.has(`t${number}`)) number += 1;
  return `t${number}`;
}

function newText(spread: Spread, box: Box, more: Partial<TextItem>): TextItem {
  return {
    type: 'text',
    id: freshId(spread),
    x: rounded(box.x),
    y: rounded(box.y),
    w: rounded(box.w),
    h: rounded(box.h),
    angle: 0,
    text: '',
    font: null,
    size: NEW_TEXT_PT.text,
    colour: null,
    align: 'center',
    leading: LEADING,
    fit: true,
    follows: null,
    ...more,
  };
}

/** A book with an added item, and the id of that item. */
export interface AddedItem {
  book: Book;
  id: string;
}

/**
 * Adds a text on top of all other items of its spread.
 * @param items the other items, some of which are shortened for the text
 */
export function insertText(
  book: Book,
  spread: Spread,
  box: Box,
  more: Partial<TextItem> = {},
  items: readonly SpreadItem[] = spread.items,
): AddedItem {
  const shortened = spread.items.flatMap(({ id, h: before }, at) => {
    const h = items[at]?.h ?? before;
    return h === before ? [] : { id, h, before };
  });
  const text = newText(spread, box, { ...more, shortened });
  return {
    book: replaceSpread(book, replaceItemsAndLock(spread, [...items, text])),
    id: text.id,
  };
}

/** An item, shortened at its bottom so that a box stays free; null if it would lose too much. */
function aboveBox(item: SpreadItem, box: Box): SpreadItem | null {
  if (!areOverlapping(rotatedBounds(item), box)) return item;
  if (item.type !== 'photo' || item.angle !== 0) return null;
  const h = rounded(box.y - CAPTION_GAP_MM - item.y);
  return h >= item.h * MIN_PHOTO_HEIGHT_PART ? { ...item, h } : null;
}

/** Area of a page for new texts: on a month of a calendar, the part above its days. */
function areaForNewText(book: Book, spreadId: string, { safe }: ReadableArea): Box {
  if (book.kind !== 'calendar' || spreadId === COVER_ID) return safe;
  const days = book.page.h * MONTH_PHOTO_HEIGHT_FRACTION;
  return { ...safe, h: Math.min(safe.h, days - safe.y) };
}

/**
 * Position for a new text: the lowest free place of a page; if there is none, the lowest place for which
 * photos can be shortened; otherwise the bottom of the page.
 */
function placeFor(
  safe: Box,
  { items }: Spread,
  size: { w: number; h: number },
): { box: Box; items: SpreadItem[] } {
  const x = safe.x + (safe.w - size.w) / 2;
  const places: Box[] = [];
  for (let y = safe.y + safe.h - size.h; y >= safe.y; y -= 2) places.push({ x, y, ...size });
  const taken = items.map(rotatedBounds);
  const free = places.find((box) => !taken.some((one) => areOverlapping(one, box)));
  if (free) return { box: free, items };
  for (const box of places) {
    const made = items.flatMap((item) => aboveBox(item, box) ?? []);
    if (made.length === items.length) return { box, items: made };
  }
  return { box: { x, y: safe.y + safe.h - size.h, ...size }, items };
}

/**
 * Adds an empty text to the visible page of a spread. If there is no free place, photos are shortened to make
 * room, because a text on a photo would be hard to read.
 * @param at visible position across the spread, in mm
 * @returns null where texts are not allowed, or when the spread has too many items
 */
export function addText(book: Book, spreadId: string, at: number): AddedItem | null {
  const spread = findSpread(book, spreadId);
  const areas = readableAreas(book, spreadId).filter(({ name }) => name !== 'spine');
  const part = findReadableArea(areas, { x: at, y: 0, w: 0, h: 0 });
  if (!spread || !part || spread.items.length >= MAX_SPREAD_ITEMS) return null;
  if (!canAddText(book, spreadId)) return null;
  const area = pageAtPosition(book, part, at);
  const size = newTextSize(book, 'text');
  const h = Math.min(area.safe.h, lineHeight({ size, leading: LEADING }) * 1.5);
  const w = Math.min(area.safe.w, Math.max(40, area.trim.w * 0.6));
  const { box, items } = placeFor(areaForNewText(book, spreadId, area), spread, { w, h });
  return insertText(book, spread, box, { size }, items);
}

/**
 * Adds a caption below a photo, which is shortened if there is no room.
 * @returns null when there is no such photo
 */
export function addCaption(book: Book, { spread: id, item }: TextAddress): AddedItem | null {
  const spread = findSpread(book, id);
  const photo = spread?.items.find((one) => one.id === item);
  if (!spread || photo?.type !== 'photo' || spread.items.length >= MAX_SPREAD_ITEMS) return null;
  const area = findReadableArea(readableAreas(book, id), photo);
  if (!area) return null;
  const safe = areaForNewText(book, id, area);
  const look = { size: newTextSize(book, 'caption') };
  const h = lineHeight({ ...look, leading: LEADING }) * 1.1;
  const x = clamp(photo.x, safe.x, safe.x + safe.w - LEAST_BOX.w);
  const w = Math.max(LEAST_BOX.w, Math.min(photo.x + photo.w, safe.x + safe.w) - x);
  const below = { x, y: photo.y + photo.h + CAPTION_GAP_MM, w, h };
  const others = spread.items.filter((one) => one.id !== item).map(rotatedBounds);
  const isFree =
    below.y + h <= safe.y + safe.h && !others.some((one) => areOverlapping(one, below));
  if (isFree) return insertText(book, spread, below, look);
  const bottom = Math.min(photo.y + photo.h, safe.y + safe.h);
  const least = photo.h * MIN_PHOTO_HEIGHT_PART;
  const height = rounded(Math.max(least, bottom - h - CAPTION_GAP_MM - photo.y));
  const items = spread.items.map((one) => (one.id === item ? { ...one, h: height } : one));
  const box = { ...below, y: photo.y + height + CAPTION_GAP_MM };
  return insertText(book, spread, box, look, items);
}

function changed(book: Book, at: TextAddress, change: (text: TextItem) => TextItem): Book {
  const spread = findSpread(book, at.spread);
  const text = findText(book, at);
  if (!spread || !text) return book;
  const next = change(text);
  if (next === text) return book;
  const items = spread.items.map((one) => (one.id === at.item ? next : one));
  return replaceSpread(book, replaceItemsAndLock(spread, items));
}

/** Height available to a text on its page, from its top. */
function roomBelow(book: Book, { spread }: TextAddress, text: TextItem): number {
  const area = findReadableArea(readableAreas(book, spread), text);
  return area ? area.safe.y + area.safe.h - text.y : text.h;
}

/**
 * Changes the words or the style of a text. Its box grows as needed down to the end of the page's safe area
 * and never shrinks; longer texts are drawn smaller. A text with edited words no longer follows the title.
 */
export function changeText(book: Book, at: TextAddress, change: TextChange): Book {
  return changed(book, at, (text) => {
    const next = { ...text, ...change };
    if (change.text !== undefined && change.text !== text.text) next.follows = null;
    if (next.angle !== 0) return next;
    const room = Math.max(text.h, roomBelow(book, at, text));
    return { ...next, h: Math.min(room, Math.max(text.h, usualHeight(next))) };
  });
}

/** The whole visible area of a spread, within which texts can be moved. */
function whole(areas: readonly ReadableArea[]): Box {
  const [first] = areas;
  if (!first) return { x: 0, y: 0, w: 0, h: 0 };
  const right = Math.max(...areas.map(({ trim }) => trim.x + trim.w));
  return { ...first.trim, w: right - first.trim.x };
}

/** Moves a text on its spread, within the edges. */
export function moveText(book: Book, at: TextAddress, to: { x: number; y: number }): Book {
  return changed(book, at, (text) => {
    const room = whole(readableAreas(book, at.spread));
    const around = rotatedBounds(text);
    const [dx, dy] = [around.x - text.x, around.y - text.y];
    const x = rounded(clamp(to.x + dx, room.x, room.x + room.w - around.w) - dx);
    const y = rounded(clamp(to.y + dy, room.y, room.y + room.h - around.h) - dy);
    return x === text.x && y === text.y ? text : { ...text, x, y };
  });
}

/** Resizes the box of a text, keeping its top left corner, within the edges. */
export function resizeText(book: Book, at: TextAddress, to: { w: number; h: number }): Book {
  return changed(book, at, (text) => {
    const room = whole(readableAreas(book, at.spread));
    const isTurned = text.angle !== 0;
    const most = isTurned
      ? { w: room.h, h: room.w }
      : { w: room.x + room.w - text.x, h: room.y + room.h - text.y };
    const w = rounded(clamp(to.w, LEAST_BOX.w, most.w));
    const h = rounded(clamp(to.h, LEAST_BOX.h, most.h));
    return w === text.w && h === text.h ? text : { ...text, w, h };
  });
}
