import { describe, expect, it } from 'vitest';
import {
  removeSalesFigures,
  catalogueDocuments,
  ratingDocuments,
  ratingsDocument,
} from './catalogue-documents.ts';
import { catalogue } from './data/catalogue.ts';
import { ratedProducts } from './data/products.ts';

const documents = catalogueDocuments(catalogue);

describe('catalogueDocuments', () => {
  it('returns one document per record, with its kind and id in the path', () => {
    const paths = documents.map(({ path }) => path);
    expect(new Set(paths).size).toBe(Object.values(catalogue).flat().length);
    expect(paths).toEqual(
      expect.arrayContaining([
        'catalogue/banners/items/1',
        'catalogue/album-sizes/items/12',
        'catalogue/products/items/66',
      ]),
    );
  });

  it('stores prices in paise and times as Dates', () => {
    const product = documents.find(({ path }) => path === 'catalogue/products/items/56');
    expect(product?.data).toMatchObject({
      price_paise: 8700,
      created_at: new Date('2024-11-08T03:30:00.000Z'),
    });
  });
});

describe('ratingsDocument', () => {
  it('holds the ratings of a product in their order, with times as Dates', () => {
    const [first] = ratedProducts;
    const { path, data } = ratingsDocument(1, first?.ratings ?? []);
    expect(path).toBe('productRatings/1');
    expect(data).toMatchObject({
      product_id: 1,
      ratings: first?.ratings.map((one) => ({ ...one, created_at: new Date(one.created_at) })),
    });
  });
});

describe('ratingDocuments', () => {
  it('returns one document per rating, counted and not hidden', () => {
    const [first] = ratedProducts;
    const ratings = first?.ratings ?? [];
    const documents = ratingDocuments(1, ratings);
    expect(documents).toHaveLength(ratings.length);
    const shown = { product_id: 1, is_counted: true, hidden: false };
    for (const { data } of documents) expect(data).toMatchObject(shown);
    expect(new Set(documents.map(({ path }) => path)).size).toBe(ratings.length);
  });
});

describe('removeSalesFigures', () => {
  it('sets ratings and order count to 0 and keeps the other fields', () => {
    const [first] = catalogue.products;
    if (!first) throw new Error('the catalogue has no products');
    expect(first.rating_count).toBeGreaterThan(0);
    const { rating_sum, rating_count, rating_average, order_count, ...rest } =
      removeSalesFigures(first);
    expect([rating_sum, rating_count, rating_average, order_count]).toEqual([0, 0, 0, 0]);
    expect(first).toMatchObject(rest);
  });
});
