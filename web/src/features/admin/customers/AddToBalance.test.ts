import { expect, it } from 'vitest';
import { amountOf } from './AddToBalance';

it('takes rupees with paise, and whole points, to give and to take', () => {
  expect(amountOf('₹1,250.50', 'gift')).toBe(1250.5);
  expect(amountOf('-40', 'points')).toBe(-40);
  expect(amountOf('−40', 'points')).toBe(-40);
  expect(amountOf('+ 500', 'points')).toBe(500);
});

it.each(['', '0', 'ten', '1.234', '--1'])('takes %j for no amount of rupees', (typed) => {
  expect(amountOf(typed, 'gift')).toBeNull();
});

it('takes no parts of points', () => {
  expect(amountOf('1.5', 'points')).toBeNull();
});
