import { describe, expect, it } from 'vitest';
import { diffBook, mergeBooks, WHOLE_BOOK_PART_ID } from './book-changes';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from './book.test-data';
import type { Book, Spread } from './scene';

const spreads = [1, 2, 3].map((at) =>
  createTestSpread(`s${at}`, { items: [createTestPhotoItem(at)] }),
);
const base = createTestBook({ spreads });

/** A book with some of its spreads changed. */
const withSpreads = (of: Book, change: (spread: Spread) => Spread) => ({
  ...of,
  spreads: of.spreads.map(change),
});
const locked = (id: string, background: string | null = null) =>
  withSpreads(base, (one) => (one.id === id ? { ...one, locked: true, background } : one));

const idsOf = (book: Book) => book.spreads.map(({ id }) => id);

describe('the changes that are sent of a book', () => {
  it('contain the differences, with their base revision', () => {
    const now = locked('s2');
    expect(diffBook({ rev: 4, book: base }, now)).toEqual({
      base_rev: 4,
      spreads: { s2: now.spreads[1] },
    });
  });

  it('are empty if only the order of fields differs', () => {
    const again = withSpreads(base, ({ id, ...rest }) => ({ ...rest, id }));
    expect(diffBook({ rev: 4, book: base }, again)).toBeNull();
  });

  it('contain removed spreads together with the order', () => {
    const without = { ...base, spreads: spreads.slice(1) };
    expect(diffBook({ rev: 4, book: base }, without)).toEqual({
      base_rev: 4,
      spreads: { s1: null },
      order: ['s2', 's3'],
    });
  });

  it('are the whole book if the server has filled it, because it may fill it differently now', () => {
    const change = diffBook({ rev: 0, book: base }, locked('s2'));
    expect(Object.keys(change?.spreads ?? {})).toEqual(['cover', 's1', 's2', 's3']);
    expect(change).toMatchObject({ base_rev: 0, order: ['s1', 's2', 's3'], tray: [] });
  });
});

describe('the merge of two changes of one book', () => {
  it('combines changes of different spreads', () => {
    const { book, conflicts } = mergeBooks({ base, mine: locked('s1'), theirs: locked('s3') });
    expect(book.spreads.map((one) => one.locked)).toEqual([true, false, true]);
    expect(conflicts).toEqual([]);
  });

  it('reports a conflict per spread that both have changed, and keeps my version until it is resolved', () => {
    const versions = { base, mine: locked('s1', '#111111'), theirs: locked('s1', '#222222') };
    expect(mergeBooks(versions)).toMatchObject({ conflicts: ['s1'] });
    expect(mergeBooks(versions).book.spreads[0]?.background).toBe('#111111');
    expect(mergeBooks(versions, new Set(['s1'])).book.spreads[0]?.background).toBe('#222222');
  });

  it('is one change if both are equal, for example after a lost response', () => {
    expect(mergeBooks({ base, mine: locked('s1'), theirs: locked('s1') }).conflicts).toEqual([]);
  });

  it('keeps additions of both, and removals of both', () => {
    const [one, two, three] = spreads;
    if (!one || !two || !three) throw new RangeError('three spreads');
    const mine = { ...base, spreads: [one, createTestSpread('s8'), two, three] };
    const theirs = { ...base, spreads: [one, three, createTestSpread('s9')] };
    const { book, conflicts } = mergeBooks({ base, mine, theirs });
    expect(idsOf(book)).toEqual(['s1', 's8', 's3', 's9']);
    expect(conflicts).toEqual([]);
  });

  it('reports a conflict if one has removed what the other has changed', () => {
    const theirs = { ...base, spreads: spreads.slice(1) };
    const versions = { base, mine: locked('s1'), theirs };
    expect(mergeBooks(versions).conflicts).toEqual(['s1']);
    expect(idsOf(mergeBooks(versions).book)).toEqual(['s1', 's2', 's3']);
    expect(idsOf(mergeBooks(versions, new Set(['s1'])).book)).toEqual(['s2', 's3']);
  });

  it('reports one conflict for everything that belongs to the whole book', () => {
    const mine = { ...base, style: 'airy', spreads: spreads.toReversed() } as const;
    const theirs = { ...base, style: 'full', page_numbers: true } as const;
    const versions = { base, mine, theirs };
    expect(mergeBooks(versions).conflicts).toEqual([WHOLE_BOOK_PART_ID]);
    expect(mergeBooks(versions).book).toMatchObject({ style: 'airy', page_numbers: true });
    expect(mergeBooks(versions, new Set([WHOLE_BOOK_PART_ID])).book.style).toBe('full');
    expect(idsOf(mergeBooks(versions).book)).toEqual(['s3', 's2', 's1']);
  });

  it('reports a conflict for orders that exclude each other', () => {
    const [one, two, three] = spreads;
    if (!one || !two || !three) throw new RangeError('three spreads');
    const mine = { ...base, spreads: [two, one, three] };
    const theirs = { ...base, spreads: [one, three, two] };
    expect(mergeBooks({ base, mine, theirs }).conflicts).toEqual([WHOLE_BOOK_PART_ID]);
  });

  it('keeps a photo that one of them has moved to the tray', () => {
    const tray = [{ photo: testPhotoId(9), why: null }];
    const { book } = mergeBooks({ base, mine: { ...base, tray }, theirs: locked('s1') });
    expect(book.tray).toEqual(tray);
  });
});
