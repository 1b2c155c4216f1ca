import { expect, test } from 'vitest';
import { findLostStoredFields } from './earlier-edits.ts';

const stored = (data: object | null) => new Map<string, unknown>([['users/7', data]]);
const before = stored({
  language: 'hi',
  updated_at: { _seconds: 1 },
  search_terms: ['a'],
  kept: 1,
});
const EDITS = { 'users/7': ['language', 'updated_at'] };

test('edited fields may differ in the stored record', () => {
  const after = { language: 'en', updated_at: { _seconds: 2 }, search_terms: ['a'], kept: 1 };
  expect(findLostStoredFields(before, stored(after), EDITS)).toEqual([]);
});

test('a lost field and a deleted record are reported', () => {
  const after = { language: 'en', updated_at: { _seconds: 2 }, search_terms: ['a'] };
  expect(findLostStoredFields(before, stored(after), EDITS)).toEqual([
    'users/7: kept is not what was stored',
  ]);
  expect(findLostStoredFields(before, stored(null), EDITS)).toHaveLength(2);
});
