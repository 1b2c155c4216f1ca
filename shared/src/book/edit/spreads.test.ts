import { expect, it } from 'vitest';
import { fillBook } from '../auto-fill/fill';
import { bookFormat, type FormatChoices, countPages, spreadGeometry } from '../page';
import { type Book, book as bookSchema, spreadPhotoIds, placedPhotoIds } from '../scene';
import { testPhotoId } from '../book.test-data';
import {
  addSpread,
  canAddPages,
  canMoveSpreads,
  canRemoveSpreads,
  moveSpread,
  removeSpread,
  countSpreadsLeft,
} from './spreads';

const photos = Array.from({ length: 12 }, (_, at) => ({
  id: testPhotoId(at + 1),
  width: 4000,
  height: 3000,
  facts: null,
  sequence: at + 1,
}));

const choices = (given: Partial<FormatChoices> = {}): FormatChoices => ({
  product_type: 'album',
  orientation: null,
  edge_style: null,
  paper: null,
  binding: null,
  cover: null,
  frame: null,
  theme: null,
  product: null,
  size: { width: 8, height: 8, photos: 4 },
  ...given,
});

function filled(given: Partial<FormatChoices> = {}) {
  const format = bookFormat(choices(given));
  const { book } = fillBook({ format, photos, style: 'classic', seed: 1, order: 'given' });
  return { book, context: { format, photos } };
}

const shown = ({ spreads }: Book) => spreads.map((spread) => spreadPhotoIds(spread).join());
const isWhole = (book: Book) =>
  bookSchema.safeParse(book).success && placedPhotoIds({ cover: null, spreads: book.spreads }).size;

/** Whether all items of the book lie within the printed area of their spread. */
function isWithin(book: Book): boolean {
  return book.spreads.every(({ items }, index) => {
    const { w } = spreadGeometry(book, index);
    return items.every((item) => item.x >= -3.1 && item.x + item.w <= w + 3.1);
  });
}

it('moves a spread, which stays in its new place, and keeps the others', () => {
  const { book, context } = filled({ binding: { lay_flat: true } });
  const moved = moveSpread(book, 's1', 1, context);
  expect(shown(moved)).toEqual([shown(book)[1], shown(book)[0], shown(book)[2]]);
  expect(moved.spreads.map(({ locked }) => locked)).toEqual([false, true, false]);
  expect(moved.spreads[2]).toBe(book.spreads[2]);
  expect(moveSpread(book, 's1', -1, context)).toBe(book);
  expect(moveSpread(book, 's1', 3, context)).toBe(book);
});

it('lays out a spread again when it becomes or stops being a single page', () => {
  const { book, context } = filled();
  const last = book.spreads.length - 1;
  const moved = moveSpread(book, 's2', last, context);
  expect(isWhole(moved)).toBe(12);
  expect(isWithin(moved)).toBe(true);
  expect(shown(moved)[last]).toBe(shown(book)[1]);
});

it('adds a spread with half of the photos of the previous one, while pages are free', () => {
  const { book, context } = filled();
  expect(countSpreadsLeft(book, context)).toBe(3);
  const longer = addSpread(book, 's2', context);
  expect(longer.spreads.length).toBe(book.spreads.length + 1);
  expect(longer.extra_pages).toBe(0);
  expect(isWhole(longer)).toBe(12);
  expect(isWithin(longer)).toBe(true);
  const before = shown(book)[1]?.split(',') ?? [];
  expect(shown(longer).slice(1, 3).join()).toBe(before.join());
  expect(longer.cover_shape?.spine).toBeGreaterThan(book.cover_shape?.spine ?? 0);
  const full = { ...context, photos: photos.slice(0, 2) };
  expect(addSpread(book, 's2', full)).toBe(book);
});

it('adds two pages at their price to the book of a product, and removes these first', () => {
  const { book, context } = filled({ product_type: 'product', product: { min_photos: 12 } });
  expect(canAddPages(context.format)).toBe(true);
  expect(countSpreadsLeft(book, context)).toBe(0);
  const longer = addSpread(book, 's1', context);
  expect(longer.extra_pages).toBe(2);
  expect(countPages(longer)).toBe(countPages(book) + 2);
  const [, added] = longer.spreads;
  const shorter = removeSpread(longer, added?.id ?? '', 'elsewhere', context);
  expect(shorter.extra_pages).toBe(0);
  expect(isWhole(shorter)).toBe(12);
});

it('removes a spread, and moves its photos to the tray or to the adjacent spreads', () => {
  const { book, context } = filled();
  const gone = shown(book)[1]?.split(',') ?? [];
  const inTray = removeSpread(book, 's2', 'tray', context);
  const isOnCover = (id: string) => placedPhotoIds({ cover: book.cover, spreads: [] }).has(id);
  expect(inTray.tray.map(({ photo }) => photo)).toEqual(gone.filter((id) => !isOnCover(id)));
  const shared = removeSpread(book, 's2', 'elsewhere', context);
  expect(shared.tray).toEqual([]);
  expect(isWhole(shared)).toBe(12);
  expect(isWithin(shared)).toBe(true);
});

it('keeps at least one spread, and all faces of other products', () => {
  const { book, context } = filled();
  const one: Book = { ...book, spreads: book.spreads.slice(0, 1) };
  expect(canRemoveSpreads(one)).toBe(false);
  expect(removeSpread(one, 's1', 'tray', context)).toBe(one);
  const months: Book = { ...book, kind: 'calendar' };
  expect(canMoveSpreads(months)).toBe(false);
  expect(addSpread(months, 's1', context)).toBe(months);
});
