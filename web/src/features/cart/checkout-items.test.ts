import { describe, expect, it } from 'vitest';
import { checkoutTotal, initialPaidTotal, itemTotal, amountDue } from './checkout-items';

describe('the total of the checkout list', () => {
  // proves checkout-17
  it('is price times quantity, without rounding errors', () => {
    expect(itemTotal({ price: 0.1, quantity: 3 })).toBe(0.3);
    expect(
      checkoutTotal([
        { price: 1999.99, quantity: 3 },
        { price: 0.1, quantity: 2 },
      ]),
    ).toBe(6000.17);
  });

  it('is zero without items', () => {
    expect(checkoutTotal([])).toBe(0);
  });
});

describe('the amount due', () => {
  const item = (price: number, quantity: number, initial_paid: number) => ({
    price,
    quantity,
    album: { initial_paid },
  });

  it('is the total less the initial payments', () => {
    const items = [item(591, 1, 118.2), item(100.1, 3, 20.02)];
    expect(initialPaidTotal(items)).toBe(138.22);
    expect(amountDue(items)).toBe(753.08);
  });

  it('subtracts at most the price of each item', () => {
    expect(initialPaidTotal([item(100, 1, 150)])).toBe(100);
    expect(amountDue([item(100, 1, 150), item(50, 1, 0)])).toBe(50);
  });
});
