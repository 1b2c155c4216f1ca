import { expect, it } from 'vitest';
import { amountOf } from './AddToBalance';

it('accepts rupees with paise and whole points, positive and negative', () => {
  expect(amountOf('₹1,250.50', 'gift')).toBe(1250.5);
  expect(amountOf('-40', 'points')).toBe(-40);
  expect(amountOf('−40', 'points')).toBe(-40);
  expect(amountOf('+ 500', 'points')).toBe(500);
});

it.each(['', '0', 'ten', '1.234', '--1'])('refuses %j as an amount of rupees', (typed) => {
  expect(amountOf(typed, 'gift')).toBeNull();
});

it('refuses fractions of points', () => {
  expect(amountOf('1.5', 'points')).toBeNull();
});
