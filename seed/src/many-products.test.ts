import { describe, expect, it } from 'vitest';
import { catalogueRecords } from '../../functions/src/features/catalogue/catalogue.records.ts';
import { catalogue } from './data/catalogue.ts';
import { defaultConfigurationPrice } from './data/default-price.ts';
import { createManyProducts } from './many-products.ts';

describe('createManyProducts', () => {
  const products = createManyProducts(1000);

  it('starts with the demo products', () => {
    expect(products.slice(0, 66)).toEqual(catalogue.products);
    expect(createManyProducts(10)).toEqual(catalogue.products.slice(0, 10));
  });

  it('makes valid records with ascending ids and prices of their default configuration', () => {
    for (const [index, product] of products.entries()) {
      expect(catalogueRecords.products.parse(product)).toEqual(product);
      expect(product.id).toBe(index + 1);
      expect(product.price_paise).toBe(defaultConfigurationPrice(product));
    }
  });

  it('creates the same products each time, with unique titles', () => {
    expect(createManyProducts(200)).toEqual(products.slice(0, 200));
    expect(new Set(products.map(({ price_paise }) => price_paise)).size).toBeGreaterThan(100);
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
  });
});
