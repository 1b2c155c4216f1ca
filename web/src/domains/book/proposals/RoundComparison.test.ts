import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import { expect, it } from 'vitest';
import { compareSpreads } from './RoundComparison';

it('marks new, changed and removed spreads, including the cover', () => {
  const before = createTestBook({ spreads: ['s1', 's2', 's3'].map((id) => createTestSpread(id)) });
  const after = createTestBook({
    cover: createTestSpread('cover', { items: [createTestPhotoItem(1)] }),
    spreads: [
      createTestSpread('s4'),
      createTestSpread('s2', { items: [createTestPhotoItem(2)] }),
      createTestSpread('s1'),
    ],
  });
  expect(compareSpreads(before, after)).toEqual([
    { id: 'cover', isChanged: true },
    { id: 's4', isChanged: true },
    { id: 's2', isChanged: true },
    { id: 's1', isChanged: false },
    { id: 's3', isChanged: true },
  ]);
});
