import { expect, test } from 'vitest';
import { findDifferingPaths, findLostFields, type ApiRead, findReadProblems } from './api-reads.ts';

const reads = (read: ApiRead) => new Map([['customer /credits', read]]);
const answered = { status: 200, isKnown: true, ids: ['1', '2'], body: null };
const today = reads(answered);

test.each([
  ['reads the same records', answered],
  ['does not have the call yet', { status: 404, isKnown: false, ids: [], body: null }],
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

const said = (body: object, status = 200) =>
  new Map([['newcomer /addresses/user/7', { ...answered, status, body }]]);
const ADDRESS = { city: 'Pune', floor: 2, marks: ['gate', 'red'] };
const book = (change: object = {}, seen = 1) =>
  said({ addresses: [{ ...ADDRESS, ...change }], seen });
const EDITS = { 'newcomer /addresses': ['city'] };

test('an edit by an earlier API loses nothing if only the edited fields differ', () => {
  expect(findLostFields([book(), book(), book({ city: 'Goa' })], EDITS)).toEqual([]);
  expect(findLostFields([book({}, 1), book({}, 2), book({}, 3)], EDITS)).toEqual([]);
});

test.each([
  ['a field that is gone', book({ floor: undefined }), 'addresses.0.floor is not what it was'],
  ['a part that is gone', book({ marks: ['gate'] }), 'addresses.0.marks.1 is not what it was'],
  ['another value', book({ city: 'Goa', floor: 3 }), 'addresses.0.floor is not what it was'],
  ['an answer that fails', said({}, 500), '500, which was 200 before'],
])('an edit loses fields with %s', (_, after, loss) => {
  expect(findLostFields([book(), book(), after], EDITS)).toEqual([
    `newcomer /addresses/user/7: ${loss}`,
  ]);
});

test('fields edited in other records are reported', () => {
  const edits = { 'newcomer /auth': ['city'] };
  expect(findLostFields([book(), book(), book({ city: 'Goa' })], edits)).toHaveLength(1);
});

test('URLs are equal regardless of their signature', () => {
  const at = (url: string) => ({ picture: url });
  expect(
    findDifferingPaths(at('/api/pictures/1/320?sig=a'), at('/api/pictures/1/320?sig=b')),
  ).toEqual([]);
  expect(findDifferingPaths(at('/api/pictures/1/320'), at('/api/pictures/2/320'))).toEqual([
    'picture',
  ]);
  expect(findDifferingPaths(at('Where? Here'), at('Where? There'))).toEqual(['picture']);
});
