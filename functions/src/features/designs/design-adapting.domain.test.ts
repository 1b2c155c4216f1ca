import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { createTestFacts } from '@smriti/shared/book/auto-fill/photos.test-data';
import { bookFormat, type FormatChoices, countPages } from '@smriti/shared/book/page';
import { spreadPhotoIds, placedPhotoIds } from '@smriti/shared/book/scene';
import { replacePhotoIds } from '@smriti/shared/book/replace-photo-ids';
import { describe, expect, it } from 'vitest';
import { adaptAlbumBookToTask, fillAlbumBook, isBookComplete } from './design-adapting.domain';
import {
  assertBookRequestable,
  applyCatalogueFields,
  findSpreadsProblem,
} from './design-format.domain';
import { albumPhotosForBook } from './design-photos.domain';

const CHOICES: FormatChoices = {
  product_type: 'album',
  orientation: null,
  edge_style: null,
  size: { width: 8, height: 8, photos: 4 },
  paper: null,
  binding: null,
  cover: null,
  frame: null,
  theme: null,
  product: null,
};
const format = bookFormat(CHOICES);
const MADE_AT = '2026-12-31T20:00:00Z';
const CALENDAR = { product_type: 'product', product: { layout: 'calendar' } } as const;
const ids = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => testPhotoId(from + index));
const photosOf = (all: readonly string[]) =>
  all.map((id, index) => ({ id, width: 4000, height: 3000, facts: null, sequence: index + 1 }));
const task = (all: readonly string[], of = format) => ({
  format: of,
  photos: photosOf(all),
  title: 'Munnar',
  madeAt: MADE_AT,
});

describe('the book of an album without one', () => {
  it.each([
    ['a book', {}],
    ['a sheet', { size: { width: 16, height: 12, photos: 0 } }],
    ['a set', { product_type: 'product', product: { layout: 'set', min_photos: 8 } }],
    ['a calendar', { product_type: 'product', product: { layout: 'calendar' } }],
  ] as const)(
    'is %s with all photos, reproducible, and complete enough for a request',
    (_kind, choices) => {
      const made = bookFormat({ ...CHOICES, ...choices });
      const book = fillAlbumBook(task(ids(12), made));
      expect(book).toEqual(fillAlbumBook(task(ids(12), made)));
      expect(isBookComplete(book, made, ids(12))).toBe(true);
      expect(isBookComplete(book, made, ids(11))).toBe(false); // the design contains another user's photo
      expect(findSpreadsProblem(book, made, 12)).toBeNull();
      expect(() => assertBookRequestable(book, made)).not.toThrow();
    },
  );

  it('follows the capture times of the photos, like the studio', () => {
    const last = { ...createTestFacts(), taken_at: Date.UTC(2026, 0, 24, 20) };
    const photos = photosOf(ids(12)).map((photo, at) => ({
      ...photo,
      facts: at === 0 ? last : createTestFacts({ taken_at: Date.UTC(2026, 0, 24, 9, at) }),
    }));
    const { spreads } = fillAlbumBook({ format, photos, title: '', madeAt: MADE_AT });
    expect(spreads.flatMap(spreadPhotoIds).at(-1)).toBe(ids(1)[0]);
  });

  it('starts a calendar in the month after the creation of the album; older ones have no days', () => {
    const made = bookFormat({ ...CHOICES, ...CALENDAR });
    const book = fillAlbumBook(task(ids(12), made));
    expect(book.calendar).toMatchObject({ first: { year: 2027, month: 2 }, language: 'en' });
    const before = { ...book, calendar: null };
    expect(isBookComplete(before, made, ids(12))).toBe(false);
    expect(adaptAlbumBookToTask(before, task(ids(12), made))).toEqual(book);
  });

  it('shows a single photo on every face of a set', () => {
    const set = { layout: 'set', min_photos: 8 } as const;
    const made = bookFormat({ ...CHOICES, product_type: 'product', product: set });
    expect(fillAlbumBook(task(ids(1), made)).spreads).toHaveLength(8);
  });
});

describe('a book adapted to other photos or choices', () => {
  const before = fillAlbumBook(task(ids(12)));
  const kept = { ...before.spreads.at(-1), locked: true, background: '#101820' };
  const withLocked = {
    ...before,
    spreads: before.spreads.map((one) => (one.id === kept.id ? { ...one, ...kept } : one)),
  };

  it('keeps locked spreads, adds new photos and drops removed ones', () => {
    const all = [...ids(11, 2), ...ids(2, 50)];
    const after = adaptAlbumBookToTask(withLocked, task(all));
    expect(after.spreads).toContainEqual(kept);
    expect([...placedPhotoIds(after)].toSorted()).toEqual(all.toSorted());
  });

  it('continues from the layout that the customer last requested, like the studio', () => {
    const anew = fillBook({ ...task(ids(12)), style: 'classic', seed: 3, order: 'time' }).book;
    const after = adaptAlbumBookToTask(anew, task(ids(12)));
    expect(after.spreads).toEqual(anew.spreads);
    expect(after.spreads).not.toEqual(before.spreads);
    expect(adaptAlbumBookToTask(anew, task(ids(11))).spreads.every(({ seed }) => seed === 3)).toBe(
      true,
    );
  });

  it('has the new size, including locked spreads', () => {
    const small = bookFormat({ ...CHOICES, size: { width: 6, height: 6, photos: 4 } });
    const after = adaptAlbumBookToTask(withLocked, task(ids(12), small));
    expect(after.page).toEqual({ w: 152.4, h: 152.4 });
    const scaled = after.spreads.find(({ locked }) => locked);
    expect(scaled?.background).toBe('#101820');
    for (const { x, w, y, h } of scaled?.items ?? []) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(2 * 152.4);
    }
  });

  it.each([
    ['whose picture was moved', true],
    ['that is unchanged', false],
  ])('covers the sides of a canvas %s when its edges are wrapped', (_which, locked) => {
    const edged = (edge_style: string) =>
      bookFormat({
        ...CHOICES,
        product_type: 'canvas',
        size: { width: 16, height: 12, photos: 0 },
        edge_style,
      });
    const black = fillAlbumBook(task(ids(1), edged('black')));
    const canvas = { ...black, spreads: black.spreads.map((one) => ({ ...one, locked })) };
    const { bleed, page, spreads } = adaptAlbumBookToTask(canvas, task(ids(1), edged('wrapped')));
    expect(bleed).toBeGreaterThan(black.bleed);
    expect(spreads[0]?.items[0]).toMatchObject({
      x: -bleed,
      y: -bleed,
      w: page.w + 2 * bleed,
      h: page.h + 2 * bleed,
    });
  });

  it('moves a photo out of the tray when it is added to the album again', () => {
    const tray = [{ photo: testPhotoId(12), why: null }];
    expect(adaptAlbumBookToTask({ ...before, tray }, task(ids(12))).tray).toEqual([]);
  });
});

describe('the pages of a book', () => {
  const product = bookFormat({ ...CHOICES, product_type: 'product', product: {} });
  const spreads = Array.from({ length: 5 }, (_, n) => createTestSpread(`s${n + 1}`));

  it('are at most those that are paid for', () => {
    const book = createTestBook({ lay_flat: false, spreads });
    expect(findSpreadsProblem(book, product, 12)).toContain('at most 3 spreads');
    expect(findSpreadsProblem({ ...book, extra_pages: 4 }, product, 12)).toBeNull();
    expect(findSpreadsProblem({ ...book, extra_pages: 4 }, format, 12)).toContain('products only');
  });

  it('are limited by the binding, without empty frames, on a request', () => {
    const book = createTestBook({ lay_flat: false, spreads });
    const few = { ...format, pagesMax: 6 };
    expect(countPages(book)).toBe(8);
    expect(() => assertBookRequestable(book, few)).toThrow(
      'at most 6 pages, which is room for 24 photos',
    );
    const empty = [
      ...spreads,
      createTestSpread('s9', { items: [createTestPhotoItem(1, { photo: null })] }),
    ];
    expect(() => assertBookRequestable(createTestBook({ spreads: empty }), format)).toThrow(
      'is empty',
    );
    const written = [
      createTestSpread('s1', { items: [createTestTextItem({ text: 'Goa 🎂 हिन्दी اب' })] }),
    ];
    expect(() => assertBookRequestable(createTestBook({ spreads: written }), format)).toThrow(
      'We cannot print this yet: 🎂 ا ب. Please take it out of the texts of your book.',
    );
  });

  it('get their look from the catalogue, regardless of what a client sends', () => {
    const sent = createTestBook({
      bleed: 0,
      cover_shape: { spine: 400, wrap: 0, printable: false },
    });
    const { bleed, look, cover_shape } = applyCatalogueFields(sent, format);
    expect({ bleed, look }).toEqual({ bleed: 3, look: format.look });
    expect(cover_shape).toMatchObject({ wrap: 15, printable: true });
  });
});

describe('the photos of an album with a book', () => {
  const book = createTestBook({
    cover: null,
    spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1), createTestPhotoItem(2)] })],
    tray: [{ photo: testPhotoId(3), why: null }],
  });

  it('are those that are not in the tray', () => {
    const all = { photo_ids: ids(3), tray_photo_ids: ids(1, 4) };
    expect(albumPhotosForBook(all, book)).toEqual({
      photo_ids: [...ids(2), testPhotoId(4)],
      tray_photo_ids: [testPhotoId(3)],
    });
  });

  it.each([
    ['a photo of somebody else', { photo_ids: ids(1), tray_photo_ids: [testPhotoId(3)] }],
    ['a photo of somebody else in the tray', { photo_ids: ids(2), tray_photo_ids: [] }],
  ])('cannot be %s', (_what, all) => {
    expect(() => albumPhotosForBook(all, book)).toThrow('is not in this album');
  });

  it('get new ids when a guest becomes a customer', () => {
    const named = new Map([[testPhotoId(1), testPhotoId(7)]]);
    const mapped = replacePhotoIds(book, named);
    expect([...placedPhotoIds(mapped)]).toEqual([testPhotoId(7)]);
    expect(mapped.tray).toEqual([]);
  });
});
