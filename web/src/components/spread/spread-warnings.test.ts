import { aBook, aPhoto, aSpread, photoIdOf } from '@smriti/shared/book/book.test-data';
import type { PhotoItem } from '@smriti/shared/book/scene';
import { expect, it } from 'vitest';
import { facesOf } from './face';
import { spreadWarnings } from './spread-warnings';

const SHARP = { place: 1, width: 6000, height: 4500, small: null, large: null };

function kindsOf(frame: Partial<PhotoItem>, { isFlat = true, photo = SHARP } = {}): string[] {
  const items = [aPhoto(1, frame)];
  const middle = aSpread('s2', { items });
  const spreads = [aSpread('s1'), middle, aSpread('s3')];
  const book = aBook({ lay_flat: isFlat, cover: null, spreads });
  const warnings = spreadWarnings(book, facesOf(book), new Map([[photoIdOf(1), photo]]));
  return warnings.map(({ kind }) => kind);
}

it('nothing is said of a sharp photo within its page', () => {
  expect(kindsOf({})).toEqual([]);
});

it('resolution counts at the size of the frame', () => {
  const photo = { ...SHARP, width: 900, height: 675 };
  expect(kindsOf({ w: 60, h: 45 }, { photo })).toEqual([]);
  expect(kindsOf({}, { photo })).toEqual(['fair']);
  expect(kindsOf({ w: 180, h: 135 }, { photo })).toEqual(['poor']);
});

it('a fold takes something of a bound book alone', () => {
  const across = { x: 150, w: 120 };
  expect(kindsOf(across)).toEqual([]);
  expect(kindsOf(across, { isFlat: false })).toEqual(['fold']);
});

it('an edge is cut through, or keeps its distance from the cut', () => {
  expect(kindsOf({ x: -3, y: -3, w: 150 })).toEqual([]);
  expect(kindsOf({ x: 1.5 })).toEqual(['cut']);
});

it('an empty frame is told of', () => {
  expect(kindsOf({ photo: null })).toEqual(['empty']);
});
