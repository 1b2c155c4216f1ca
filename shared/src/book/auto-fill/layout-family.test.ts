import { expect, it } from 'vitest';
import { layoutFamily } from './layout-family';

it.each([
  ['pages that change places', 'r1c11|bleed', 'bleed|r1c11'],
  ['the column on the other side', 'r1c11|1', 'rc11.1|1'],
  ['the row at the top', 'c1r11|c111', 'cr11.1|c111'],
  ['deeper cuts in another order', 'r1cr11.1', 'rc1r11..1'],
  ['a layout across the fold', 'xr1c11', 'xrc11.1'],
  ['a collage', 'br1c11|1', '1|brc11.1'],
  ['the same slicing with smaller crops', 'r11|1', 'r11-|1'],
])('is the same for mirror images: %s', (_what, one, other) => {
  expect(layoutFamily(one)).toBe(layoutFamily(other));
});

it.each([
  ['r1c11|1', 'c1r11|1'],
  ['r111|1', 'r11|11'],
  ['bleed|1', 'inset|1'],
  ['r1c11|1', 'br1c11|1'],
])('differs between %s and %s', (one, other) => {
  expect(layoutFamily(one)).not.toBe(layoutFamily(other));
});
