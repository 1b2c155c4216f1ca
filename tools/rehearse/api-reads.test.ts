import { expect, test } from 'vitest';
import { type Read, troublesOf } from './api-reads.ts';

const reads = (read: Read) => new Map([['customer /credits', read]]);
const answered = { status: 200, isKnown: true, ids: ['1', '2'] };
const today = reads(answered);

test.each([
  ['reads the same records', answered],
  ['does not have the call yet', { status: 404, isKnown: false, ids: [] }],
])('an earlier API that %s has no trouble', (_, read) => {
  expect(troublesOf(today, reads(read))).toEqual([]);
});

test.each([
  [{ ...answered, status: 500 }, '500, which is 200 today'],
  [{ ...answered, status: 404 }, '404, which is 200 today'],
  [{ ...answered, ids: ['1'] }, 'other records than today'],
])('one that answers %j has', (read, trouble) => {
  expect(troublesOf(today, reads(read))).toEqual([`customer /credits: ${trouble}`]);
});

test('nothing is proved by reads that fail today, and nothing asked of those that are refused', () => {
  const broken = reads({ ...answered, status: 500 });
  expect(troublesOf(broken, today)).toEqual(["customer /credits: today's own API answers 500"]);
  const refused = reads({ ...answered, status: 404 });
  expect(troublesOf(refused, reads({ ...answered, status: 500 }))).toEqual([]);
});
