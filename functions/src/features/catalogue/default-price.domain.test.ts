import { toPaise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { catalogueWith, productRecord } from './catalogue.test-data';
import { defaultConfiguration, shouldCheckProduct } from './default-price.domain';

const option = (id: number, rupees: number, archived?: boolean) => ({
  id,
  name: `Option ${id}`,
  description: '',
  price_paise: toPaise(rupees),
  archived,
});
const size = { ...option(1, 100), width: 8, height: 8, photos: 4, discount: 0 };
const data = catalogueWith({
  'album-sizes': [size, { ...size, id: 2, price_paise: null }],
  'paper-types': [option(1, 10), option(2, 20, true)],
  'album-binding-types': [option(1, 50)],
});
const product = productRecord({
  id: 1,
  price_paise: toPaise(200),
  default_photos: 20,
  lamination_type_ids: [],
  cover_type_ids: [],
});

describe('the default configuration of a product', () => {
  it('costs the sum of the first options', () => {
    // 100 for the size, 5 pages of paper at 10 each, 50 for the binding
    expect(defaultConfiguration({ data }, product)).toEqual({
      pricePaise: toPaise(200),
      isArchived: false,
    });
    expect(shouldCheckProduct({ data }, product)).toBe(false);
    expect(shouldCheckProduct({ data }, { ...product, price_paise: toPaise(199) })).toBe(true);
  });

  it('is flagged if one of its choices is archived or missing', () => {
    for (const paper_type_ids of [[2, 1], [9]]) {
      const changed = { ...product, paper_type_ids };
      expect(defaultConfiguration({ data }, changed).isArchived).toBe(true);
      expect(shouldCheckProduct({ data }, changed)).toBe(true);
      expect(shouldCheckProduct({ data }, { ...changed, archived: true })).toBe(false);
    }
  });

  it('uses the first size with a price, and has no price without one', () => {
    const price = (sizes: number[]) =>
      defaultConfiguration({ data }, { ...product, sizes }).pricePaise;
    expect(price([2, 1])).toBe(toPaise(200));
    expect(price([2])).toBeNull();
  });
});
