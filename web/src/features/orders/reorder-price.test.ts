import { describe, expect, it } from 'vitest';
import { cheapestShipping, reorderPrice } from './reorder-price';

const method = (id: number, price: number) => ({
  ...{ id, price, name: `Method ${id}`, description: '' },
  ...{ min_days: 2, max_days: 5 },
});

describe('reorderPrice', () => {
  it('is exact to the paisa for many copies', () => {
    expect(reorderPrice({ unitPrice: 1234.57, quantity: 9_999, shipping: 49.5 })).toEqual({
      subtotal: 12_344_465.43,
      total: 12_344_514.93,
    });
  });
});

describe('cheapestShipping', () => {
  it('is the one with the lowest price, of several the first', () => {
    expect(cheapestShipping([method(3, 99), method(4, 0), method(2, 0)])?.id).toBe(2);
  });

  it('is none where nothing is shipped', () => {
    expect(cheapestShipping([])).toBeUndefined();
  });
});
