import { describe, expect, it } from 'vitest';
import { unpaidInitialPayment, initialPaymentPath } from './payment-paths';
import { initialPaymentRupees } from './initial-payment-rupees';

const album = { id: 'a_1', initial_due: 500.1, initial_paid: 0 };

describe('initialPaymentPath', () => {
  it('names the album and all that is due', () => {
    expect(initialPaymentPath(album)).toBe('/initial-payment?cartId=a_1&amount=500.1');
  });

  it('asks for the rest only where some is paid, without a rounding error', () => {
    expect(unpaidInitialPayment({ ...album, initial_paid: 500 })).toBe(0.1);
  });

  it('asks for nothing where more is paid than the design costs now', () => {
    expect(unpaidInitialPayment({ ...album, initial_paid: 600 })).toBe(0);
  });
});

it('is the share of the price, rounded to the paisa, or the fixed amount up to the price', () => {
  expect(initialPaymentRupees({ payment_type: 'percentage', amount: 20 }, 591)).toBe(118.2);
  expect(initialPaymentRupees({ payment_type: 'percentage', amount: 12.5 }, 0.3)).toBe(0.04);
  expect(initialPaymentRupees({ payment_type: 'fixed', amount: 250 }, 591)).toBe(250);
  expect(initialPaymentRupees({ payment_type: 'fixed', amount: 250 }, 99)).toBe(99);
});

it('is nothing without a setting', () => {
  expect(initialPaymentRupees(undefined, 591)).toBe(0);
});
