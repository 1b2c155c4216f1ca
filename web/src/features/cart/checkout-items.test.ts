import { describe, expect, it } from 'vitest';
import { checkoutTotal, itemTotal } from './checkout-items';

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

  it('is nothing for nothing', () => {
    expect(checkoutTotal([])).toBe(0);
  });
});
