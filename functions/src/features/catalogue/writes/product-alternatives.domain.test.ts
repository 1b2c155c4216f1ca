import { AppError } from '@smriti/shared/base/errors';
import { paise } from '@smriti/shared/base/money';
import { originalPrice } from '@smriti/shared/catalogue/pricing';
import { describe, expect, it } from 'vitest';
import { discountPercent, replaceAlternativeFields } from './product-alternatives.domain';

const before = { paper_type_ids: [1, 2], price: 400 };

function fieldOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof AppError ? error.details : error;
  }
}

describe('replaceAlternativeFields', () => {
  it('leaves a form without alternative fields unchanged', () => {
    const form = { title: 'Goa', price: 499, discount: 10, paper_type_ids: [3] };
    expect(replaceAlternativeFields(form, null)).toEqual(form);
  });

  it('sets paperTypeId to the first paper', () => {
    expect(
      replaceAlternativeFields({ paperTypeId: 3, paper_type_ids: [] }, null).paper_type_ids,
    ).toEqual([3]);
    expect(
      replaceAlternativeFields({ paperTypeId: 2, paper_type_ids: [1, 2] }, null).paper_type_ids,
    ).toEqual([2, 1]);
    expect(replaceAlternativeFields({ paperTypeId: 3 }, before)).toEqual({
      paper_type_ids: [3, 1, 2],
    });
    expect(
      fieldOf(() => replaceAlternativeFields({ paperTypeId: 3, paper_type_ids: [1] }, null)),
    ).toMatchObject([{ field: 'paperTypeId' }]);
  });

  it('calculates the discount from price and mrp, or the price from mrp and discount', () => {
    const said = { price: 499, mrp: 998, discount: 0 };
    expect(replaceAlternativeFields(said, null)).toEqual({ price: 499, discount: 50 });
    expect(replaceAlternativeFields({ mrp: 500 }, before)).toEqual({ price: 400, discount: 20 });
    expect(replaceAlternativeFields({ mrp: 400 }, before)).toEqual({ price: 400, discount: 0 });
    expect(replaceAlternativeFields({ mrp: 1000, discount: 25 }, before)).toEqual({
      price: 750,
      discount: 25,
    });
  });

  it('accepts a percentage that is correctly rounded, and no other', () => {
    const said = { price: 499, mrp: 999, discount: 50 };
    expect(replaceAlternativeFields(said, null)).toEqual({ price: 499, discount: 50.05 });
    for (const wrong of [
      { price: 499, mrp: 999, discount: 40 },
      { price: 499, mrp: 498 },
    ]) {
      expect(fieldOf(() => replaceAlternativeFields(wrong, null))).toMatchObject([
        { field: 'mrp' },
      ]);
    }
  });
});

it('finds the roundest discount that reproduces the original price to the paisa', () => {
  for (const [price, original] of [
    [49_900, 99_900],
    [1, 3],
    [9_999_999, 10_000_000],
    [333_33, 100_000],
  ] as const) {
    const discount = discountPercent(paise(price), paise(original));
    expect(originalPrice(paise(price), discount)).toBe(original);
  }
});
