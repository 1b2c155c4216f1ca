import { describe, expect, it } from 'vitest';
import { bookFormat } from '../page';
import { book as bookSchema, type Book, spreadPhotoIds, placedPhotoIds } from '../scene';
import { applyAnotherLayout } from './another-layout';
import { fillBook } from './fill';
import type { FillTask } from './fill-task';
import { createTestFormat, photosOfADay } from './photos.test-data';

const fill = (photos: number, given: Partial<FillTask> = {}): Book =>
  fillBook({
    format: createTestFormat(),
    photos: photosOfADay(photos),
    style: 'classic',
    seed: 1,
    order: 'time',
    ...given,
  }).book;

const inside = ({ spreads }: Book) => spreads.flatMap(spreadPhotoIds);
const ids = (count: number) => photosOfADay(count).map(({ id }) => id);

describe('a filled book', () => {
  it.each([1, 2, 3, 5, 12, 61, 240])(
    'shows each of %i photos once, in order',
    { timeout: 30_000 },
    (count) => {
      for (const layFlat of [true, false]) {
        for (const style of ['airy', 'classic', 'full'] as const) {
          const book = fill(count, { format: createTestFormat({ layFlat }), style });
          expect(inside(book)).toEqual(ids(count));
          expect(bookSchema.safeParse(book).error?.issues ?? []).toEqual([]);
        }
      }
    },
  );

  it('is the same for the same input', () => {
    expect(fill(30)).toEqual(fill(30));
    expect(fill(30, { seed: 2 })).not.toEqual(fill(30));
  });

  it('keeps all frames on its pages, without overlaps', () => {
    for (const { items } of fill(60).spreads) {
      for (const [at, one] of items.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(-3.01);
        expect(one.x + one.w).toBeLessThanOrEqual(2 * 279.4 + 3.01);
        expect(one.y + one.h).toBeLessThanOrEqual(215.9 + 3.01);
        for (const other of items.slice(at + 1)) {
          const isApart =
            one.x + one.w <= other.x + 0.02 ||
            other.x + other.w <= one.x + 0.02 ||
            one.y + one.h <= other.y + 0.02 ||
            other.y + other.h <= one.y + 0.02;
          expect(isApart).toBe(true);
        }
      }
    }
  });

  it('follows the order of photos if the customer has set one', () => {
    const photos = photosOfADay(10);
    const turned = photos.map((photo) => ({ ...photo, sequence: 11 - photo.sequence }));
    expect(inside(fill(10, { photos: turned }))).toEqual(ids(10));
    expect(inside(fill(10, { photos: turned, order: 'given' }))).toEqual(ids(10).toReversed());
  });

  it('can consist of photos without facts', () => {
    const photos = photosOfADay(9).map((photo) => ({
      ...photo,
      facts: null,
      width: null,
      height: null,
    }));
    expect(inside(fill(9, { photos }))).toEqual(ids(9));
  });
});

it.each([
  ['longer than any frame', { width: 20_000, height: 1 }],
  ['a single point', { width: 1, height: 1 }],
])('contains a photo that is %s, too', (_what, size) => {
  const photos = photosOfADay(11).map((photo, at) =>
    at % 3 === 0 ? { ...photo, ...size } : photo,
  );
  const book = fill(11, { photos });
  expect(inside(book)).toEqual(ids(11));
  expect(bookSchema.safeParse(book).success).toBe(true);
});

describe('a locked spread', () => {
  const first = fill(40);
  const locked = first.spreads.map((spread, at) => ({ ...spread, locked: at === 2 || at === 5 }));

  it('stays in its place, with its photos', () => {
    const again = fill(40, { keep: locked, seed: 2 });
    expect(again.spreads[2]).toEqual(locked[2]);
    expect(again.spreads[5]).toEqual(locked[5]);
    expect(inside(again).toSorted()).toEqual(ids(40).toSorted());
  });

  it('gets a layout for one photo fewer when one is removed from the album', () => {
    const [gone] = spreadPhotoIds(locked[2] ?? { items: [] });
    const photos = photosOfADay(40).filter(({ id }) => id !== gone);
    const again = fill(40, { photos, keep: locked });
    expect(spreadPhotoIds(again.spreads[2] ?? { items: [] })).toEqual(
      spreadPhotoIds(locked[2] ?? { items: [] }).slice(1),
    );
    expect(again.spreads[2]).toMatchObject({ id: locked[2]?.id, locked: true });
    expect(inside(again).toSorted()).toEqual(photos.map(({ id }) => id).toSorted());
  });

  it('can be any or all: new photos get additional spreads', () => {
    const all = first.spreads.map((spread) => ({ ...spread, locked: true }));
    const again = fill(43, { keep: all });
    expect(again.spreads.filter((spread) => all.some(({ id }) => id === spread.id))).toEqual(all);
    expect(inside(again).toSorted()).toEqual(ids(43).toSorted());
  });

  it('stays on a print that is narrower than its photo', () => {
    const format = createTestFormat({ kind: 'sheet', cover: null });
    const wide = { ...format, page: { w: 900, h: 600 } };
    const keep = fill(1, { format: wide }).spreads.map((one) => ({ ...one, locked: true }));
    expect(fill(1, { format, keep }).spreads).toEqual(keep);
  });

  it('has ids that no other spread uses', () => {
    const again = fill(60, { keep: locked });
    expect(new Set(again.spreads.map(({ id }) => id)).size).toBe(again.spreads.length);
  });
});

it('keeps unlocked spreads that a change of photos does not affect', () => {
  const before = fill(30);
  const rerolled = applyAnotherLayout(before, before.spreads[0]?.id ?? '', photosOfADay(30), 1);
  const after = fill(30, { keep: rerolled.spreads, isAdapting: true });
  expect(after.spreads).toEqual(rerolled.spreads);
});

describe('another layout', () => {
  const photos = photosOfADay(24);
  const book = fill(24);
  const id = book.spreads[1]?.id ?? '';
  const spreadOf = (one: Book) => one.spreads.find((spread) => spread.id === id);

  it('steps through all ranked layouts and back to the first, with the same photos', () => {
    const of = spreadOf(book)?.rank?.of ?? 0;
    expect(of).toBeGreaterThan(3);
    let turned = book;
    const names = new Set<string>();
    for (let press = 0; press < of; press += 1) {
      turned = applyAnotherLayout(turned, id, photos, 1);
      names.add(spreadOf(turned)?.layout ?? '');
      expect(spreadPhotoIds(spreadOf(turned) ?? { items: [] })).toEqual(
        spreadPhotoIds(spreadOf(book) ?? { items: [] }),
      );
    }
    expect(names.size).toBe(of);
    expect(spreadOf(turned)?.items).toEqual(spreadOf(book)?.items);
  });

  it('steps back through them', () => {
    const there = applyAnotherLayout(book, id, photos, 1);
    const back = applyAnotherLayout(there, id, photos, -1);
    expect(spreadOf(back)?.items).toEqual(spreadOf(book)?.items);
    expect(spreadOf(back)?.rank).toEqual(spreadOf(book)?.rank);
  });

  it('is not applied to a locked spread', () => {
    const spreads = book.spreads.map((spread) => ({ ...spread, locked: true }));
    expect(applyAnotherLayout({ ...book, spreads }, id, photos, 1).spreads).toBe(spreads);
  });
});

describe('a product that is not a book', () => {
  const format = (layout: 'sheet' | 'set' | 'calendar', min_photos?: number) =>
    bookFormat({
      product_type: 'product',
      orientation: 3,
      edge_style: null,
      size: { width: 8, height: 12, photos: 1 },
      paper: null,
      binding: null,
      cover: null,
      frame: null,
      theme: null,
      product: { layout, min_photos },
    });

  it.each([1, 4, 6, 7, 30, 100])('shows all of %i photos on one sheet', (count) => {
    const book = fill(count, { format: format('sheet') });
    expect(book.spreads).toHaveLength(1);
    expect(inside(book)).toEqual(ids(count));
  });

  it('adds gaps if there are more photos than its layouts allow', () => {
    const small = { ...format('sheet'), page: { w: 76.2, h: 76.2 } };
    const book = fill(300, { format: small });
    expect(inside(book)).toEqual(ids(300));
    expect(bookSchema.safeParse(book).success).toBe(true);
  });

  it('has a face for each photo of a set, and repeats photos if there are too few', () => {
    expect(fill(5, { format: format('set') }).spreads.map(spreadPhotoIds)).toEqual(
      ids(5).map((id) => [id]),
    );
    const repeated = fill(1, { format: format('set', 8) });
    expect(repeated.spreads.map(spreadPhotoIds)).toEqual(Array.from({ length: 8 }, () => ids(1)));
  });

  it('fills its faces if nothing important is cut', () => {
    const photos = photosOfADay(6).map((photo) => ({ ...photo, width: 3000, height: 4200 }));
    const { spreads } = fill(6, { photos, format: format('set') });
    for (const { layout } of spreads) expect(layout).toBe('bleed');
  });

  it('has twelve months and a cover, for any number of photos', () => {
    for (const count of [1, 12, 13, 30]) {
      const book = fill(count, { format: format('calendar') });
      expect(book.spreads).toHaveLength(12);
      expect(book.spreads.every((spread) => spreadPhotoIds(spread).length > 0)).toBe(true);
      expect([...placedPhotoIds(book)].toSorted()).toEqual(ids(count).toSorted());
    }
  });
});
