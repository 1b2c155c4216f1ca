import { expect, test } from 'vitest';
import { type ApiRead, findReadProblems } from './api-reads.ts';

const reads = (read: ApiRead) => new Map([['customer /credits', read]]);
const answered = { status: 200, isKnown: true, ids: ['1', '2'] };
const today = reads(answered);

test.each([
  ['reads the same records', answered],
  ['does not have the call yet', { status: 404, isKnown: false, ids: [] }],
])('an earlier API that %s has no problem', (_, read) => {
  expect(findReadProblems(today, reads(read))).toEqual([]);
});

test.each([
  [{ ...answered, status: 500 }, '500, which is 200 today'],
  [{ ...answered, status: 404 }, '404, which is 200 today'],
  [{ ...answered, ids: ['1'] }, 'other records than today'],
])('an earlier API that answers %j has a problem', (read, trouble) => {
  expect(findReadProblems(today, reads(read))).toEqual([`customer /credits: ${trouble}`]);
});

test('failing reads of today prove nothing, and refused reads are ignored', () => {
  const broken = reads({ ...answered, status: 500 });
  expect(findReadProblems(broken, today)).toEqual([
    "customer /credits: today's own API answers 500",
  ]);
  const refused = reads({ ...answered, status: 404 });
  expect(findReadProblems(refused, reads({ ...answered, status: 500 }))).toEqual([]);
});
