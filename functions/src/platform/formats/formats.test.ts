import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { formatDay, formatPaise } from './formats';

describe('formatPaise', () => {
  it('groups by lakh and crore, always with two decimals', () => {
    expect(formatPaise(paise(0))).toBe('₹0.00');
    expect(formatPaise(paise(5))).toBe('₹0.05');
    expect(formatPaise(paise(99_999))).toBe('₹999.99');
    expect(formatPaise(paise(1_23_456_78))).toBe('₹1,23,456.78');
    expect(formatPaise(paise(98_76_54_321_09))).toBe('₹98,76,54,321.09');
  });
});

describe('formatDay', () => {
  it('returns the day in India, which begins at 18:30 UTC of the day before', () => {
    expect(formatDay(new Date('2026-01-20T18:29:59Z'))).toBe('20 Jan 2026');
    expect(formatDay(new Date('2026-01-20T18:30:00Z'))).toBe('21 Jan 2026');
    expect(formatDay(new Date('2026-01-20T18:30:00Z'), 'hi')).toBe('21 जनवरी 2026');
  });
});
