import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
} from '@smriti/shared/book/book.test-data';
import type { PhotoItem, Spread } from '@smriti/shared/book/scene';
import { describe, expect, it } from 'vitest';
import { validateProposedSpread, applicableProposals, applyProposals } from './proposal.domain';

const before = createTestSpread('s1', {
  items: [createTestPhotoItem(1), createTestPhotoItem(2, { x: 120 }), createTestTextItem()],
});
const withItems = (...items: Spread['items']): Spread => ({ ...before, items });
const zoomed: PhotoItem = createTestPhotoItem(1, { crop: { x: 0.4, y: 0.5, zoom: 2, turn: 0 } });
const second = createTestPhotoItem(2, { x: 120 });

describe('validateProposedSpread', () => {
  it.each([
    ['another crop', withItems(zoomed, second, createTestTextItem())],
    [
      'another layout of the same photos',
      withItems(createTestPhotoItem(2, { x: 10 }), createTestPhotoItem(1, { y: 99 })),
    ],
    [
      'other words',
      withItems(createTestPhotoItem(1), second, createTestTextItem({ text: 'A day in Goa' })),
    ],
  ])('accepts %s, which is kept when the book is filled again', (_, after) => {
    expect(validateProposedSpread(before, after)).toEqual({ ...after, locked: true });
  });

  it.each([
    [
      'another photo',
      withItems(createTestPhotoItem(1), createTestPhotoItem(3)),
      /shows the photos of the spread/,
    ],
    ['a photo less', withItems(createTestPhotoItem(1)), /shows the photos of the spread/],
    [
      'a photo twice',
      withItems(createTestPhotoItem(1), createTestPhotoItem(1), second),
      /shows the photos of the spread/,
    ],
    [
      'an empty frame',
      withItems(createTestPhotoItem(1), second, createTestPhotoItem(4, { photo: null })),
      /each as often/,
    ],
    [
      'one more text',
      withItems(zoomed, second, createTestTextItem(), createTestTextItem({ id: 't2' })),
      /adds no text/,
    ],
    ['another colour', { ...withItems(zoomed, second), background: '#101820' }, /colour/],
    ['another spread', { ...withItems(zoomed, second), id: 's2' }, /another spread/],
  ])('refuses %s', (_, after, why) => {
    expect(() => validateProposedSpread(before, after)).toThrow(why);
  });

  it('refuses a proposal without a difference', () => {
    expect(() => validateProposedSpread(before, { ...before, seed: 7, locked: true })).toThrow(
      'This proposal changes nothing.',
    );
  });
});

describe('the texts of a proposal', () => {
  it('are refused if they cannot be printed', () => {
    const cake = withItems(createTestPhotoItem(1), second, createTestTextItem({ text: 'Cake 🎂' }));
    expect(() => validateProposedSpread(before, cake)).toThrow(
      'We cannot print this yet: 🎂. Please take it out of the proposal.',
    );
  });
});

describe('applyProposals', () => {
  const book = createTestBook();
  const [first] = book.spreads;
  const changed = createTestSpread('s1', { items: [zoomed] });

  it('replaces each proposed spread, including the cover', () => {
    const cover = createTestSpread('cover', { items: [zoomed] });
    const after = applyProposals(book, [{ spread: changed }, { spread: cover }]);
    expect(after.cover).toBe(cover);
    expect(after.spreads).toEqual([changed, book.spreads[1]]);
    expect(applyProposals(book, [])).toBe(book);
  });

  it('applies to the spread that it was made for, unless that was changed later', () => {
    const proposals = [{ before: first ?? changed, spread: changed }];
    expect(applicableProposals(book, proposals)).toEqual(proposals);
    expect(applicableProposals({ ...book, spreads: [changed] }, proposals)).toEqual([]);
  });
});
