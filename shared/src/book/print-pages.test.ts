import { describe, expect, it } from 'vitest';
import { createTestBook, createTestSpread } from './book.test-data';
import { coverPage, insidePages } from './print-pages';

const SIDE = 203.2;
const spreads = ['s1', 's2', 's3'].map((id) => createTestSpread(id));
const any = { pagesMin: 1, pageStep: 1 };

describe('insidePages', () => {
  it('returns whole spreads of a lay-flat book', () => {
    const [first, ...others] = insidePages(createTestBook({ spreads }), any);
    expect(first).toMatchObject({
      trim: { x: 0, y: 0, w: 2 * SIDE, h: SIDE },
      bleed: { x: -3, y: -3, w: 2 * SIDE + 6, h: SIDE + 6 },
      folds: [SIDE],
    });
    expect(others.map(({ spread }) => spread?.id)).toEqual(['s2', 's3']);
  });

  it('returns single pages of a bound book, with the area beyond the fold as bleed', () => {
    const pages = insidePages(createTestBook({ spreads, lay_flat: false }), any);
    expect(pages.map(({ spread, trim }) => [spread?.id, trim.x, trim.w])).toEqual([
      ['s1', 0, SIDE],
      ['s2', 0, SIDE],
      ['s2', SIDE, SIDE],
      ['s3', 0, SIDE],
    ]);
    expect(pages[2]?.bleed).toEqual({ x: SIDE - 3, y: -3, w: SIDE + 6, h: SIDE + 6 });
    expect(pages.flatMap(({ folds }) => folds)).toEqual([]);
  });

  it('adds blank leaves up to what the binding requires', () => {
    const binding = { pagesMin: 7, pageStep: 4 };
    const bound = insidePages(createTestBook({ spreads, lay_flat: false }), binding);
    expect(bound.map(({ spread }) => spread !== null)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const flat = insidePages(createTestBook({ spreads }), binding);
    expect(flat.map(({ spread }) => spread?.id)).toEqual(['s1', 's2', 's3', undefined]);
    expect(flat[3]?.trim.w).toBe(2 * SIDE);
  });

  it('returns one page per face of other products, with the sides of a canvas as bleed', () => {
    const sheet = createTestBook({
      kind: 'sheet',
      lay_flat: false,
      bleed: 40,
      spreads: [createTestSpread('s1')],
    });
    const [face, ...none] = insidePages(sheet, { pagesMin: 20, pageStep: 4 });
    expect(none).toEqual([]);
    expect(face?.bleed).toEqual({ x: -40, y: -40, w: SIDE + 80, h: SIDE + 80 });
    const set = createTestBook({ kind: 'set', lay_flat: false, spreads });
    expect(insidePages(set, any)).toHaveLength(3);
  });
});

describe('coverPage', () => {
  it('wraps the whole book, with folds at both sides of the spine', () => {
    expect(coverPage(createTestBook())).toMatchObject({
      trim: { x: 15, y: 15, w: 2 * SIDE + 8, h: SIDE },
      bleed: { x: 0, y: 0, w: 2 * SIDE + 8 + 30, h: SIDE + 30 },
      folds: [15 + SIDE, 15 + SIDE + 8],
      isStamped: false,
    });
  });

  it('has bleed only where nothing is folded inwards, and is stamped if nothing is printed', () => {
    const cover = coverPage(
      createTestBook({ cover_shape: { spine: 4, wrap: 0, printable: false } }),
    );
    expect(cover).toMatchObject({ bleed: { x: -3, y: -3 }, trim: { x: 0, y: 0 }, isStamped: true });
  });

  it('is a face of a calendar, and null for products without a cover', () => {
    const calendar = createTestBook({ kind: 'calendar', cover_shape: null });
    expect(coverPage(calendar)).toMatchObject({ trim: { x: 0, w: SIDE }, folds: [] });
    expect(coverPage(createTestBook({ cover: null }))).toBeNull();
  });
});
