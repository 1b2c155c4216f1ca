import { expect, it } from 'vitest';
import { parseBalanceAmount } from './AdjustBalanceDialog';

it('accepts rupees with paise and whole points, positive and negative', () => {
  expect(parseBalanceAmount('₹1,250.50', 'gift')).toBe(1250.5);
  expect(parseBalanceAmount('-40', 'points')).toBe(-40);
  expect(parseBalanceAmount('−40', 'points')).toBe(-40);
  expect(parseBalanceAmount('+ 500', 'points')).toBe(500);
});

it.each(['', '0', 'ten', '1.234', '--1'])('refuses %j as an amount of rupees', (typed) => {
  expect(parseBalanceAmount(typed, 'gift')).toBeNull();
});

it('refuses fractions of points', () => {
  expect(parseBalanceAmount('1.5', 'points')).toBeNull();
});
