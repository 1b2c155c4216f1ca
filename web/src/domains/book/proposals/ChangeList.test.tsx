// @vitest-environment jsdom
import {
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShownPhoto } from '../spread/shown-photo';
import { ChangeList } from './ChangeList';

const crop = { x: 0.5, y: 0.5, zoom: 2, turn: 0 } as const;
const UNKNOWN = { width: null, height: null, small: null, large: null };
const shown = (place: number): ShownPhoto => ({ place, ...UNKNOWN });

it.each([
  [1, 'Another part of photo 1 is shown.'],
  [2, 'Other parts of photos 1, 2 are shown.'],
])('describes changed crops of %i photos', (count, said) => {
  const numbers = [1, 2].slice(0, count);
  const before = createTestSpread('s1', { items: numbers.map((n) => createTestPhotoItem(n)) });
  const after = createTestSpread('s1', {
    items: numbers.map((n) => createTestPhotoItem(n, { crop })),
  });
  const photos = new Map(numbers.map((n) => [testPhotoId(n), shown(n)]));
  render(<ChangeList {...{ before, after, photos }} />);
  expect(screen.getByText(said)).toBeTruthy();
});
