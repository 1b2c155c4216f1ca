import { describe, expect, it } from 'vitest';
import { createTestBook, createTestPhotoItem, createTestSpread } from '../book.test-data';
import type { Book } from '../scene';
import { pageNumberItems } from './page-numbers';

const numbered = (given: Partial<Book> = {}) =>
  createTestBook({
    page_numbers: true,
    spreads: ['s1', 's2', 's3'].map((id) => createTestSpread(id)),
    ...given,
  });
const numbersOn = (book: Book, index: number) =>
  pageNumberItems(book, index).map(({ text, align }) => [text, align]);

describe('pageNumberItems', () => {
  it('numbers both pages of a lay-flat spread at their outer corners', () => {
    expect(numbersOn(numbered(), 1)).toEqual([
      ['3', 'left'],
      ['4', 'right'],
    ]);
  });

  it('numbers single pages of a bound book', () => {
    const book = numbered({ lay_flat: false });
    expect(book.spreads.map((_, index) => numbersOn(book, index))).toEqual([
      [['1', 'right']],
      [
        ['2', 'left'],
        ['3', 'right'],
      ],
      [['4', 'left']],
    ]);
  });

  it('adds no number on a photo', () => {
    const full = createTestSpread('s1', {
      items: [createTestPhotoItem(1, { x: -3, y: -3, w: 209, h: 209 })],
    });
    expect(numbersOn(numbered({ spreads: [full] }), 0)).toEqual([['2', 'right']]);
  });

  it('adds nothing if the book has no numbers, or no pages', () => {
    expect(numbersOn(numbered({ page_numbers: false }), 0)).toEqual([]);
    expect(numbersOn(numbered({ kind: 'calendar' }), 0)).toEqual([]);
  });
});
