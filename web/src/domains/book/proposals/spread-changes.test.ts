import { aPhoto, aSpread, aText, testPhotoId } from '@smriti/shared/book/book.test-data';
import { expect, it } from 'vitest';
import { isSameSpread, findSpreadChanges } from './spread-changes';

const before = aSpread('s1', { items: [aPhoto(1), aPhoto(2, { x: 120 }), aText()] });
const zoomed = aPhoto(1, { crop: { x: 0.5, y: 0.5, zoom: 2, turn: 0 } });
const after = (...items: typeof before.items) => findSpreadChanges(before, { items });

it('names the photos with another crop', () => {
  const changes = after(zoomed, aPhoto(2, { x: 120 }), aText());
  expect(changes).toEqual({
    isLaidOut: false,
    cropped: [testPhotoId(1)],
    words: [],
    isRestyled: false,
  });
});

it('distinguishes another layout from another crop', () => {
  const changes = after(aPhoto(1, { y: 60 }), aPhoto(2, { x: 120 }), aText());
  expect(changes).toMatchObject({ isLaidOut: true, cropped: [] });
});

it('lists changed, added, removed and moved texts', () => {
  const [first, second] = [aPhoto(1), aPhoto(2, { x: 120 })];
  const changed = after(first, second, aText({ text: 'Goa' }), aText({ id: 't2', text: 'Sea' }));
  expect(changed.words).toEqual([
    { before: 'A day at the sea', after: 'Goa' },
    { before: null, after: 'Sea' },
  ]);
  expect(after(first, second).words).toEqual([{ before: 'A day at the sea', after: null }]);
  const moved = after(first, second, aText({ y: 120 }));
  expect(moved).toMatchObject({ words: [], isRestyled: true });
});

it('recognises equal spreads regardless of how they were laid out', () => {
  expect(isSameSpread(before, { ...before, seed: 9, locked: true })).toBe(true);
  expect(isSameSpread(before, { ...before, background: '#101820' })).toBe(false);
});
