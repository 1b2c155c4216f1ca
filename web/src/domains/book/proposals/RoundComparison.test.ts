import { aBook, aPhoto, aSpread } from '@smriti/shared/book/book.test-data';
import { expect, it } from 'vitest';
import { compareSpreads } from './RoundComparison';

it('marks new, changed and removed spreads, including the cover', () => {
  const before = aBook({ spreads: ['s1', 's2', 's3'].map((id) => aSpread(id)) });
  const after = aBook({
    cover: aSpread('cover', { items: [aPhoto(1)] }),
    spreads: [aSpread('s4'), aSpread('s2', { items: [aPhoto(2)] }), aSpread('s1')],
  });
  expect(compareSpreads(before, after)).toEqual([
    { id: 'cover', isChanged: true },
    { id: 's4', isChanged: true },
    { id: 's2', isChanged: true },
    { id: 's1', isChanged: false },
    { id: 's3', isChanged: true },
  ]);
});
