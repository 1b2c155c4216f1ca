import { expect, it } from 'vitest';
import { isOrientationLocked, ORIENTATIONS, orientationsFor } from './orientation';

// proves products-17
it('orientations have numbers: 1 is square, 2 landscape, 3 portrait', () => {
  expect(ORIENTATIONS).toEqual({ square: 1, landscape: 2, portrait: 3 });
});

it('only a size with equal sides is square, and it has no other orientation', () => {
  expect(isOrientationLocked({ width: 8, height: 8 })).toBe(true);
  expect(orientationsFor({ width: 8, height: 8 })).toEqual([1]);
  expect(isOrientationLocked({ width: 12, height: 9 })).toBe(false);
  expect(orientationsFor({ width: 12, height: 9 })).toEqual([2, 3]);
});
