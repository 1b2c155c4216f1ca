import { expect, it } from 'vitest';
import { initialAmount } from './initial-amount';

it('is the share of the price, rounded to the paisa, or the fixed amount up to the price', () => {
  expect(initialAmount({ payment_type: 'percentage', amount: 20 }, 591)).toBe(118.2);
  expect(initialAmount({ payment_type: 'percentage', amount: 12.5 }, 0.3)).toBe(0.04);
  expect(initialAmount({ payment_type: 'fixed', amount: 250 }, 591)).toBe(250);
  expect(initialAmount({ payment_type: 'fixed', amount: 250 }, 99)).toBe(99);
});

it('is nothing without a setting', () => {
  expect(initialAmount(undefined, 591)).toBe(0);
});
