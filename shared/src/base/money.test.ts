import { describe, expect, it } from 'vitest';
import { parse, safeParse } from 'zod/mini';
import { paise, paiseField, rupees, sumPaise, multiplyPaise, toPaise, toRupees } from './money';

describe('paise', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (value) => {
    expect(() => paise(value)).toThrow(RangeError);
  });

  it('converts in both directions without loss', () => {
    expect(toPaise(1234.56)).toBe(123_456);
    expect(toPaise(0.29)).toBe(29);
    expect(toRupees(paise(123_456))).toBe(1234.56);
  });

  it('adds and multiplies', () => {
    expect(sumPaise(paise(1), paise(2), paise(3))).toBe(6);
    expect(sumPaise()).toBe(0);
    expect(multiplyPaise(paise(333), 10_000)).toBe(3_330_000);
    expect(() => multiplyPaise(paise(2 ** 52), 4)).toThrow(RangeError);
  });
});

describe('rupees', () => {
  it('accepts up to two decimals', () => {
    expect(parse(rupees, 1299.99)).toBe(1299.99);
    expect(safeParse(rupees, 12.345).success).toBe(false);
    expect(safeParse(rupees, -1).success).toBe(false);
    expect(safeParse(rupees, 1e9).success).toBe(false);
  });
});

describe('paiseField', () => {
  it('accepts whole paise from 0', () => {
    expect(parse(paiseField, 5)).toBe(5);
    expect(safeParse(paiseField, 5.5).success).toBe(false);
    expect(safeParse(paiseField, -5).success).toBe(false);
  });
});
