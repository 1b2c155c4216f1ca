import {
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { expect, it } from 'vitest';
import { isSameSpread, findSpreadChanges } from './spread-changes';

const before = createTestSpread('s1', {
  items: [createTestPhotoItem(1), createTestPhotoItem(2, { x: 120 }), createTestTextItem()],
});
const zoomed = createTestPhotoItem(1, { crop: { x: 0.5, y: 0.5, zoom: 2, turn: 0 } });
const after = (...items: typeof before.items) => findSpreadChanges(before, { items });

it('names the photos with another crop', () => {
  const changes = after(zoomed, createTestPhotoItem(2, { x: 120 }), createTestTextItem());
  expect(changes).toEqual({
    isLaidOut: false,
    cropped: [testPhotoId(1)],
    words: [],
    isRestyled: false,
  });
});

it('distinguishes another layout from another crop', () => {
  const changes = after(
    createTestPhotoItem(1, { y: 60 }),
    createTestPhotoItem(2, { x: 120 }),
    createTestTextItem(),
  );
  expect(changes).toMatchObject({ isLaidOut: true, cropped: [] });
});

it('lists changed, added, removed and moved texts', () => {
  const [first, second] = [createTestPhotoItem(1), createTestPhotoItem(2, { x: 120 })];
  const changed = after(
    first,
    second,
    createTestTextItem({ text: 'Goa' }),
    createTestTextItem({ id: 't2', text: 'Sea' }),
  );
  expect(changed.words).toEqual([
    { before: 'A day at the sea', after: 'Goa' },
    { before: null, after: 'Sea' },
  ]);
  expect(after(first, second).words).toEqual([{ before: 'A day at the sea', after: null }]);
  const moved = after(first, second, createTestTextItem({ y: 120 }));
  expect(moved).toMatchObject({ words: [], isRestyled: true });
});

it('recognises equal spreads regardless of how they were laid out', () => {
  expect(isSameSpread(before, { ...before, seed: 9, locked: true })).toBe(true);
  expect(isSameSpread(before, { ...before, background: '#101820' })).toBe(false);
});
