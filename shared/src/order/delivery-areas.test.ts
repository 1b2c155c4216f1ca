import { describe, expect, it } from 'vitest';
import { deliversToPinCode } from './delivery-areas';

describe('deliversToPinCode', () => {
  const sameCity = { pin_prefixes: ['302', '4000'] };

  it.each([
    ['302001', true],
    ['400001', true],
    ['40 00 01', true],
    ['400601', false],
    ['781001', false],
    ['130200', false],
  ])('compares the first digits of the PIN code: %s %s', (postalCode, isServed) => {
    expect(deliversToPinCode(sameCity, postalCode)).toBe(isServed);
  });

  it('is true everywhere without prefixes', () => {
    expect(deliversToPinCode({}, '781001')).toBe(true);
    expect(deliversToPinCode({ pin_prefixes: [] }, '781001')).toBe(true);
  });
});
