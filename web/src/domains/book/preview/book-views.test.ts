import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import { expect, it } from 'vitest';
import { computeFaces } from '../spread/face';
import {
  isLeafRendered,
  listLeaves,
  type ViewSide,
  findViewIndex,
  type BookView,
  listBookViews,
} from './book-views';

const spreads = ['s1', 's2', 's3'].map((id, at) =>
  createTestSpread(id, { items: [createTestPhotoItem(at + 1)] }),
);
const opened = (given: Parameters<typeof createTestBook>[0] = {}, isByPage = false) => {
  const book = createTestBook({ spreads, ...given });
  return listBookViews(book.kind, computeFaces(book), isByPage);
};
const named = (side: ViewSide | null) =>
  side === null || side === 'inside' ? side : `${side.face.spread.id} ${side.part ?? ''}`.trim();
const shown = (views: readonly BookView[]) =>
  views.map(({ left, right }) => [named(left), named(right)]);

it('opens a lay-flat book from front to back, spread by spread', () => {
  expect(shown(opened())).toEqual([
    [null, 'cover front'],
    ['s1 left', 's1 right'],
    ['s2 left', 's2 right'],
    ['s3 left', 's3 right'],
    ['cover back', null],
  ]);
});

it('shows the inside of the cover next to the first and last page of a bound book', () => {
  expect(shown(opened({ lay_flat: false })).slice(1, -1)).toEqual([
    ['inside', 's1'],
    ['s2 left', 's2 right'],
    ['s3', 'inside'],
  ]);
});

it('shows one page at a time on phones, and always one face of a product without pages', () => {
  expect(shown(opened({}, true)).map(([, right]) => right)).toEqual([
    'cover front',
    ...['s1', 's2', 's3'].flatMap((id) => [`${id} left`, `${id} right`]),
    'cover back',
  ]);
  const prints = opened({ kind: 'set', cover: null, cover_shape: null });
  expect(shown(prints)).toEqual([
    [null, 's1'],
    [null, 's2'],
    [null, 's3'],
  ]);
});

it('prints the right page before a turn and the left page after it on one leaf', () => {
  const leaves = listLeaves(opened()).map(({ front, back, isBoard }) => [
    named(front),
    named(back),
    isBoard,
  ]);
  expect(leaves).toEqual([
    ['cover front', 's1 left', true],
    ['s1 right', 's2 left', false],
    ['s2 right', 's3 left', false],
    ['s3 right', 'cover back', true],
  ]);
});

it('opens at the first pages without a cover', () => {
  const views = opened({ cover: null, cover_shape: null });
  expect(shown(views)[0]).toEqual(['s1 left', 's1 right']);
  expect(listLeaves(views).some(({ isBoard }) => isBoard)).toBe(false);
});

it('finds the place again when the window is rotated', () => {
  const onPhone = opened({}, true);
  expect(findViewIndex(onPhone, { face: 's2', part: null })).toBe(3);
  expect(findViewIndex(opened(), { face: 's2', part: 'right' })).toBe(2);
  expect(findViewIndex(opened(), { face: 'gone', part: null })).toBe(0);
});

it('draws only the leaves near the current place', () => {
  const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((leaf) => isLeafRendered(leaf, 5));
  expect(drawn).toEqual([2, 3, 4, 5, 6, 7]);
});
