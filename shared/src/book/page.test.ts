import { describe, expect, it } from 'vitest';
import { createTestBook, createTestSpread } from './book.test-data';
import {
  bookFormat,
  coverGeometry,
  coverShape,
  type FormatChoices,
  pageRange,
  countPages,
  pageCountFor,
  spreadCount,
  spreadGeometry,
} from './page';

const SQUARE = { width: 8, height: 8, photos: 4 };
const LANDSCAPE = { width: 11, height: 8.5, photos: 4 };

function choices(given: Partial<FormatChoices> = {}): FormatChoices {
  return {
    product_type: 'album',
    orientation: null,
    edge_style: null,
    size: SQUARE,
    paper: null,
    binding: null,
    cover: null,
    frame: null,
    theme: null,
    product: null,
    ...given,
  };
}
const formatOf = (given: Partial<FormatChoices> = {}) => bookFormat(choices(given));
const spreadsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => createTestSpread(`s${n + 1}`));

describe('bookFormat', () => {
  it('rotates a size by the orientation, in mm', () => {
    expect(formatOf({ size: LANDSCAPE, orientation: 2 }).page).toEqual({ w: 279.4, h: 215.9 });
    expect(formatOf({ size: LANDSCAPE, orientation: 3 }).page).toEqual({ w: 215.9, h: 279.4 });
  });

  it('uses the look of theme and frame, and defaults for missing fields', () => {
    const { look } = formatOf({
      theme: { paper_colour: '#101820', font: 'sans' },
      frame: { border_mm: 2, border_colour: '#c9a227' },
    });
    expect(look).toMatchObject({ paper: '#101820', font: 'sans', margin: 10 });
    expect(look.border).toEqual({ width: 2, colour: '#c9a227' });
  });

  it.each([
    ['a book', {}, 'book'],
    ['a sheet of a size that takes all photos', { size: { ...SQUARE, photos: 0 } }, 'sheet'],
    ['a sheet of a canvas', { product_type: 'canvas' }, 'sheet'],
    ['a set', { product: { layout: 'set' } }, 'set'],
    ['a calendar', { product: { layout: 'calendar' } }, 'calendar'],
  ] as const)('is %s', (_what, given, kind) => {
    expect(formatOf(given).kind).toBe(kind);
  });

  it('has a cover for books only, and none without a board', () => {
    expect(formatOf({ cover: { board_mm: 2 } }).cover).toMatchObject({ board: 2, printable: true });
    expect(formatOf({ cover: { board_mm: 0 } }).cover).toBeNull();
    expect(formatOf({ product: { layout: 'set' } }).cover).toBeNull();
  });

  it('adds wrapped edges to the sides of a canvas', () => {
    const canvas = { product_type: 'canvas' } as const;
    expect(formatOf({ ...canvas, edge_style: 'wrapped' }).bleed).toBe(40);
    expect(formatOf({ ...canvas, edge_style: 'white' }).bleed).toBe(3);
  });
});

describe('the pages of a book', () => {
  it('are free up to one per photo if paper is priced per photo', () => {
    const format = formatOf();
    expect(pageRange(format, 60)).toEqual({ min: 15, max: 60 });
    expect(pageCountFor(format, { photos: 60, style: 'full' })).toBe(15);
    expect(pageCountFor(format, { photos: 60, style: 'classic' })).toBe(30);
    expect(pageCountFor(format, { photos: 60, style: 'airy' })).toBe(60);
  });

  it('are the paid and added ones in the product flow', () => {
    const format = formatOf({ product_type: 'product', product: { min_photos: 20 } });
    expect(pageRange(format, 8)).toEqual({ min: 5, max: 5 });
    expect(pageCountFor(format, { photos: 60, style: 'airy', extraPages: 2 })).toBe(17);
  });

  it.each([
    [true, 1, 1, 2],
    [true, 5, 3, 6],
    [false, 1, 1, 1],
    [false, 2, 2, 2],
    [false, 3, 3, 4],
    [false, 4, 3, 4],
    [false, 15, 9, 16],
  ])('lay-flat %s: %i pages are %i spreads with room for them', (lay_flat, pages, count, room) => {
    const format = formatOf({ binding: { lay_flat }, size: { ...SQUARE, photos: 1 } });
    const spreads = spreadCount(format, { photos: pages, style: 'full' });
    expect(spreads).toBe(count);
    expect(countPages(createTestBook({ lay_flat, spreads: spreadsOf(spreads) }))).toBe(room);
  });

  it.each([
    ['sheet', 500, 1],
    ['set', 8, 8],
    ['set', 1, 4],
    ['calendar', 13, 12],
  ] as const)('of a %s of %i photos are %i faces', (layout, photos, faces) => {
    const format = formatOf({ product_type: 'product', product: { layout, min_photos: 4 } });
    expect(spreadCount(format, { photos, style: 'classic' })).toBe(faces);
  });
});

describe('spreadGeometry', () => {
  it('has single pages at the start and the end of a bound book', () => {
    const book = createTestBook({
      lay_flat: false,
      page: { w: 200, h: 150 },
      spreads: spreadsOf(3),
    });
    expect(spreadGeometry(book, 0)).toMatchObject({ w: 200, pages: 1, fold: null, firstPage: 1 });
    expect(spreadGeometry(book, 1)).toMatchObject({ w: 400, pages: 2, fold: 200, firstPage: 2 });
    expect(spreadGeometry(book, 2)).toMatchObject({ w: 200, pages: 1, fold: null, firstPage: 4 });
  });

  it('has two pages at the start of a lay-flat book', () => {
    const book = createTestBook({ lay_flat: true, page: { w: 200, h: 150 } });
    expect(spreadGeometry(book, 1)).toMatchObject({ w: 400, h: 150, fold: 200, firstPage: 3 });
  });

  it('has room for the days of a month', () => {
    const { photos, h } = spreadGeometry(createTestBook({ kind: 'calendar' }), 0);
    expect(photos.h).toBeLessThan(h * 0.7);
  });
});

describe('a cover', () => {
  it('is as thick as its leaves and boards, including blank leaves', () => {
    const format = formatOf({
      paper: { caliper_mm: 0.2 },
      binding: { min_pages: 20, page_step: 4 },
      cover: { board_mm: 3, wrap_mm: 15 },
    });
    expect(coverShape(format, 6)?.spine).toBe(8);
    expect(coverShape(format, 42)?.spine).toBe(10.4);
  });

  it('is one wide spread around the book', () => {
    const book = createTestBook({
      page: { w: 200, h: 150 },
      cover_shape: { spine: 8, wrap: 15, printable: true },
    });
    expect(coverGeometry(book)).toEqual({
      w: 438,
      h: 180,
      wrap: 15,
      back: { x: 15, y: 15, w: 200, h: 150 },
      spine: { x: 215, y: 15, w: 8, h: 150 },
      front: { x: 223, y: 15, w: 200, h: 150 },
    });
  });

  it('is one face of a calendar', () => {
    const calendar = createTestBook({ kind: 'calendar', cover_shape: null });
    expect(coverGeometry(calendar)).toMatchObject({ w: 203.2, back: null, spine: null });
  });
});
