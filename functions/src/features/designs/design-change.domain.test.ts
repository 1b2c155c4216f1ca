import { type DesignChange, staleDesign } from '@smriti/shared/book/designs';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { AppError } from '@smriti/shared/base/errors';
import { describe, expect, it } from 'vitest';
import { assertNewestRevision, applyDesignChange, replaceDesignBook } from './design-change.domain';
import type { Design } from './design.records';

const one = createTestSpread('s1', { items: [createTestPhotoItem(1)] });
const two = createTestSpread('s2', { items: [createTestPhotoItem(2)] });
const mine = { ...one, locked: true };
const design: Design = {
  rev: 7,
  revs: { s1: 5, s2: 7 },
  order_rev: 4,
  book: createTestBook({ spreads: [one, two] }),
};
const change = (given: Partial<Parameters<typeof applyDesignChange>[1]>) => ({
  base_rev: 7,
  spreads: {},
  ...given,
});

/** The error that a change is rejected with. */
function refusalOf(given: Partial<Parameters<typeof applyDesignChange>[1]>): AppError {
  try {
    applyDesignChange(design, change(given));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a change of a book', () => {
  it('creates one revision of the changed parts, and keeps the others', () => {
    const after = applyDesignChange(design, change({ spreads: { s1: mine, s2: two } }));
    expect(after).toMatchObject({ rev: 8, revs: { s1: 8, s2: 7 }, order_rev: 4 });
    expect(after.book.spreads).toEqual([mine, two]);
  });

  it('is empty without a difference, regardless of its base revision', () => {
    expect(applyDesignChange(design, change({ base_rev: 0, spreads: { s1: one } }))).toBe(design);
  });

  it('is accepted after another window has changed other spreads', () => {
    const late = applyDesignChange(design, change({ base_rev: 6, spreads: { s1: mine } }));
    expect(late.book.spreads[0]).toEqual(mine);
  });

  it('is refused with the current spread after another window has changed the same one', () => {
    const other = { ...two, locked: true };
    const refused = refusalOf({ base_rev: 6, spreads: { s1: mine, s2: other } });
    expect(refused.code).toBe('conflict');
    const details = staleDesign.parse(refused.details);
    expect(details).toMatchObject({ rev: 7, spreads: { s2: two } });
    expect(details).not.toHaveProperty('order');
  });

  it('is refused with a revision that never existed', () => {
    expect(refusalOf({ base_rev: 99, spreads: { s1: mine } }).code).toBe('conflict');
  });

  it('moves spreads by an order with its own revision', () => {
    const moved = applyDesignChange(design, change({ order: ['s2', 's1'] }));
    expect(moved).toMatchObject({ rev: 8, order_rev: 8, revs: { s1: 5, s2: 7 } });
    expect(refusalOf({ base_rev: 3, order: ['s2', 's1'] }).details).toMatchObject({
      order: ['s1', 's2'],
    });
  });

  it('remembers removed spreads, and refuses changes of them', () => {
    const without = applyDesignChange(design, change({ spreads: { s2: null } }));
    expect(without.book.spreads).toEqual([one]);
    const late = { base_rev: 7, spreads: { s2: { ...two, locked: true } }, order: ['s1', 's2'] };
    expect(() => applyDesignChange(without, late)).toThrow('another window');
  });

  it.each([
    ['a spread without a place', { spreads: { s3: createTestSpread('s3') } }],
    ['an order that leaves a spread out', { order: ['s1'] }],
    ['an order of a spread that is not there', { order: ['s1', 's2', 's4'] }],
    ['no cover', { spreads: { cover: null } }],
  ])('is refused with %s', (_what, given) => {
    expect(refusalOf(given).code).toBe('invalid_input');
  });

  it('keeps what belongs to the whole book', () => {
    const tray = [{ photo: testPhotoId(9), why: null }];
    const after = applyDesignChange(design, change({ tray, style: 'airy', extra_pages: 2 }));
    expect(after.book).toMatchObject({ tray, style: 'airy', extra_pages: 2 });
    expect(after.order_rev).toBe(8);
  });
});

describe('the first change of a book that the server has filled', () => {
  const filled = { rev: 0, revs: {}, order_rev: 0, book: design.book };
  const spreads = { s1: mine, s3: createTestSpread('s3', { items: [createTestPhotoItem(2)] }) };

  it('contains all of its spreads, regardless of how the server would fill it now', () => {
    const after = applyDesignChange(filled, { base_rev: 0, spreads, order: ['s1', 's3'] });
    expect(after.book.spreads).toEqual([mine, spreads.s3]);
    expect(after).toMatchObject({ rev: 1, revs: { s1: 1, s2: 1, s3: 1 } });
  });

  it('is refused with an incomplete order, unless it contains the whole book', () => {
    const given: DesignChange['spreads'][] = [{}, { s1: null }, { s2: mine }];
    for (const part of given) {
      const partial = { base_rev: 0, spreads: part, order: ['s1'] };
      expect(() => applyDesignChange(filled, partial)).toThrow('every spread');
    }
    expect(() => applyDesignChange(filled, { base_rev: 0, spreads: {}, order: [] })).toThrow(
      'every spread',
    );
  });

  it('is refused if it refers to a missing spread', () => {
    const without = { base_rev: 0, spreads: { s1: mine }, order: ['s1', 's4'] };
    expect(() => applyDesignChange(filled, without)).toThrow('every spread');
  });
});

describe('a whole book that is sent with its album', () => {
  it('continues from the newest change, or equals the current book', () => {
    expect(() => assertNewestRevision(design, 7, createTestBook())).not.toThrow();
    expect(() => assertNewestRevision(null, 0, createTestBook())).not.toThrow();
    expect(() => assertNewestRevision(design, 6, design.book)).not.toThrow();
  });

  it('is refused after a change of another page', () => {
    expect(() => assertNewestRevision(design, 6, createTestBook({ spreads: [one] }))).toThrow(
      expect.objectContaining({ code: 'conflict', details: { design_rev: 7 } }),
    );
  });
});

describe('the replacement of a book', () => {
  it('changes the spreads that differ', () => {
    const book = createTestBook({ spreads: [one, { ...two, seed: 2 }] });
    expect(replaceDesignBook(design, book)).toMatchObject({
      rev: 8,
      revs: { s1: 5, s2: 8 },
      order_rev: 4,
    });
    expect(replaceDesignBook(design, createTestBook({ spreads: [one, two] }))).toBe(design);
  });

  it('changes the whole book if its size differs', () => {
    const book = { ...design.book, page: { w: 100, h: 100 } };
    expect(replaceDesignBook(design, book)).toMatchObject({ rev: 8, order_rev: 8 });
  });
});

describe('a book with fields of a newer release', () => {
  const glow = { glow: { depth: 2 } };
  const frame = { ...createTestPhotoItem(1), ...glow };
  const kept = { ...one, mood: 'warm', items: [frame] };
  const book = { ...design.book, spreads: [kept, two], paper_feel: 'linen' };
  const ofTheFuture: Design = { ...design, book };

  it('keeps them in an edited spread', () => {
    const items = [{ ...createTestPhotoItem(1), x: 42 }];
    const after = applyDesignChange(ofTheFuture, change({ spreads: { s1: { ...mine, items } } }));
    const edited = { ...kept, locked: true, items: [{ ...frame, x: 42 }] };
    expect(after.book).toEqual({ ...book, spreads: [edited, two] });
  });

  it('recognises a spread that is sent twice', () => {
    expect(applyDesignChange(ofTheFuture, change({ spreads: { s1: one } }))).toBe(ofTheFuture);
  });

  it('keeps them in a whole book that is sent with its album', () => {
    expect(() => assertNewestRevision(ofTheFuture, 6, design.book)).not.toThrow();
    const after = replaceDesignBook(ofTheFuture, { ...design.book, spreads: [mine, two] });
    expect(after.book).toEqual({ ...book, spreads: [{ ...kept, locked: true }, two] });
  });
});
