import { describe, expect, it } from 'vitest';
import { unpaidInitialPayment, initialPaymentPath } from './payment-paths';
import { initialPaymentRupees } from './initial-payment-rupees';

const album = { id: 'a_1', initial_due: 500.1, initial_paid: 0 };

describe('the initial payment of an album', () => {
  it('has a path with the album and the amount due', () => {
    expect(initialPaymentPath(album)).toBe('/initial-payment?cartId=a_1&amount=500.1');
  });

  it('is the rest if a part is paid, without a rounding error', () => {
    expect(unpaidInitialPayment({ ...album, initial_paid: 500 })).toBe(0.1);
  });

  it('is 0 if more is paid than due', () => {
    expect(unpaidInitialPayment({ ...album, initial_paid: 600 })).toBe(0);
  });
});

it('initialPaymentRupees returns a share of the price, rounded to paise, or a fixed amount up to the price', () => {
  expect(initialPaymentRupees({ payment_type: 'percentage', amount: 20 }, 591)).toBe(118.2);
  expect(initialPaymentRupees({ payment_type: 'percentage', amount: 12.5 }, 0.3)).toBe(0.04);
  expect(initialPaymentRupees({ payment_type: 'fixed', amount: 250 }, 591)).toBe(250);
  expect(initialPaymentRupees({ payment_type: 'fixed', amount: 250 }, 99)).toBe(99);
});

it('initialPaymentRupees returns 0 without a setting', () => {
  expect(initialPaymentRupees(undefined, 591)).toBe(0);
});
