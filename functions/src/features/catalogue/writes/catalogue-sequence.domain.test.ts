import { CATALOGUE_LIST_SORTS } from '@smriti/shared/catalogue/management';
import { expect, it } from 'vitest';
import { compareRecords } from './catalogue-sequence.domain';

const records = [
  { id: 1, name: 'Size 10', price: 300, changed_at: '2026-11-02T10:00:00.000Z' },
  { id: 2, name: 'size 9', price: 100, changed_at: null },
  { id: 3, name: 'Áraku', price: 300, changed_at: '2026-11-01T10:00:00.000Z' },
];

it.each([
  ['newest', [3, 2, 1]],
  ['oldest', [1, 2, 3]],
  ['name', [3, 2, 1]],
  ['-name', [1, 2, 3]],
  // of equal prices, the newest is first
  ['price', [2, 3, 1]],
  ['-price', [3, 1, 2]],
  ['changed', [2, 3, 1]],
  ['-changed', [1, 3, 2]],
] as const)('sorts by %s', (sort, ids) => {
  const sorted = records.toSorted((one, other) => compareRecords(sort, one, other));
  expect(sorted.map(({ id }) => id)).toEqual(ids);
});

it('orders equal records too, so that the next page can start after any of them', () => {
  const [one, , other] = records;
  if (!one || !other) throw new Error('no records');
  const same = { ...other, name: one.name, price: one.price, changed_at: one.changed_at };
  for (const sort of CATALOGUE_LIST_SORTS) {
    expect(compareRecords(sort, one, same)).toBe(-compareRecords(sort, same, one));
    expect(compareRecords(sort, one, same)).not.toBe(0);
  }
});
