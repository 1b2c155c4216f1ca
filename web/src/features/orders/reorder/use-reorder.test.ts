import { describe, expect, it } from 'vitest';
import { reorderPrice } from './use-reorder';

describe('reorderPrice', () => {
  // proves reorder-8
  it('is exact to the paisa for many copies', () => {
    expect(reorderPrice({ unitPrice: 1234.57, quantity: 9_999, shipping: 49.5 })).toEqual({
      subtotal: 12_344_465.43,
      total: 12_344_514.93,
    });
  });
});
