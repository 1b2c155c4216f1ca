import { expect, it } from 'vitest';
import { isMug, ORIENTATIONS, orientationsFor } from './orientation';

// proves products-17
it('orientations have numbers: 1 is square, 2 landscape, 3 portrait', () => {
  expect(ORIENTATIONS).toEqual({ square: 1, landscape: 2, portrait: 3 });
});

it('only a size with equal sides is square, and it has no other orientation', () => {
  expect(orientationsFor({ width: 8, height: 8 })).toEqual([1]);
  expect(orientationsFor({ width: 12, height: 9 })).toEqual([2, 3]);
});

it('the print around a mug can only be Landscape', () => {
  expect(orientationsFor({ width: 8, height: 6 }, true)).toEqual([2]);
});

it('a product is a mug if its record says so, and without such a record by its name', () => {
  for (const title of ['New Parents’ Photo Mug', 'नए मम्मी-पापा फ़ोटो मग']) {
    expect(isMug({ title })).toBe(true);
    expect(isMug({ title, mug: false })).toBe(false);
  }
  expect(isMug({ title: 'Muggle Tales Photo Book' })).toBe(false);
  expect(isMug({ title: 'Chai cup', mug: true })).toBe(true);
});
