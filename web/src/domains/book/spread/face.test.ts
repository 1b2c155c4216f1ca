import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import { expect, it } from 'vitest';
import { computeFaces, findPartContaining } from './face';
import { findStopIndex, listBookStops } from './book-stops';

const THREE = [createTestSpread('s1'), createTestSpread('s2'), createTestSpread('s3')];

it('a bound book starts with a single right page and ends with a single left one', () => {
  const faces = computeFaces(createTestBook({ lay_flat: false, spreads: THREE }));
  expect(faces.map(({ lone }) => lone)).toEqual([null, 'right', null, 'left']);
  expect(faces.map(({ pages }) => pages)).toEqual([[], [1], [2, 3], [4]]);
  expect(faces.map(({ fold }) => fold)).toEqual([null, null, 203.2, null]);
});

it('a lay-flat book has two pages on each spread', () => {
  const faces = computeFaces(createTestBook({ spreads: THREE }));
  expect(faces.slice(1).map(({ pages }) => pages)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});

it('a cover is shown without its wrap, and printed with it', () => {
  const [cover] = computeFaces(createTestBook());
  expect(cover?.trim).toMatchObject({ x: 15, y: 15, h: 203.2 });
  expect(cover?.printed).toMatchObject({ x: 0, y: 0, h: 233.2 });
  expect(cover?.parts.map(({ name }) => name)).toEqual(['back', 'spine', 'front']);
});

it('a frame has a page, or crosses both', () => {
  const [, spread] = computeFaces(createTestBook());
  if (!spread) throw new Error('no spread');
  expect(findPartContaining(spread, createTestPhotoItem(1))?.name).toBe('left');
  expect(findPartContaining(spread, createTestPhotoItem(1, { x: 210 }))?.name).toBe('right');
  expect(findPartContaining(spread, createTestPhotoItem(1, { x: 150 }))).toBeNull();
});

it('on phones each page is shown separately, from front to back', () => {
  const stops = listBookStops(
    computeFaces(createTestBook({ lay_flat: false, spreads: THREE })),
    true,
  );
  const told = stops.map(({ face, part }) => `${face.spread.id} ${part ?? 'whole'}`);
  expect(told).toEqual([
    'cover front',
    's1 whole',
    's2 left',
    's2 right',
    's3 whole',
    'cover back',
  ]);
  expect(findStopIndex(stops, { id: 's2', part: 'right' })).toBe(3);
  expect(findStopIndex(stops, { id: 's2', part: null })).toBe(2);
  expect(findStopIndex(stops, { id: 'gone', part: null })).toBe(0);
});

it('only spreads that an edit has changed get new faces', () => {
  const book = createTestBook({ spreads: THREE });
  const before = computeFaces(book);
  const edited = computeFaces({ ...book, spreads: THREE.with(1, { ...createTestSpread('s2') }) });
  expect(edited.map((face, index) => face === before[index])).toEqual([true, true, false, true]);
});

it.each([
  ['the page', { page: { w: 100, h: 100 } }],
  ['the page numbers', { page_numbers: true }],
  ['the number of spreads', { spreads: THREE.slice(1) }],
])('all faces are new after a change of %s', (_what, change) => {
  const book = createTestBook({ spreads: THREE });
  const before = computeFaces(book);
  expect(computeFaces({ ...book, ...change }).filter((face) => before.includes(face))).toEqual([]);
});
