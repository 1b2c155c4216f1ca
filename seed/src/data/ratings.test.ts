import { MAX_RATINGS_PER_PRODUCT, rating as ratingSchema } from '@smriti/shared/catalogue/ratings';
import { describe, expect, it } from 'vitest';
import { SEED_TIME } from './fixed-values.ts';
import { ratedProducts } from './products.ts';

const allRatings = ratedProducts.flatMap(({ ratings }) => ratings);

describe('the demo ratings', () => {
  it('are at least 300: 3 to 14 per product, and none for 5 products', () => {
    expect(allRatings.length).toBeGreaterThanOrEqual(300);
    const counts = ratedProducts.map(({ ratings }) => ratings.length);
    const rated = counts.filter((count) => count > 0);
    expect(Math.min(...rated)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...rated)).toBeLessThanOrEqual(14);
    expect(counts.length - rated.length).toBe(5);
    expect(Math.max(...rated)).toBeLessThanOrEqual(MAX_RATINGS_PER_PRODUCT);
  });

  it('add up to the sum, count and average of their product', () => {
    for (const { product, ratings } of ratedProducts) {
      const sum = ratings.reduce((total, { rating }) => total + rating, 0);
      expect(product).toMatchObject({ rating_sum: sum, rating_count: ratings.length });
      const average = ratings.length > 0 ? sum / ratings.length : 0;
      expect(Math.abs(product.rating_average - average)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(product.rating_average).toBe(Number(product.rating_average.toFixed(1)));
      expect(product.order_count).toBeGreaterThan(ratings.length);
    }
  });

  it('are valid, with unique ids and texts', () => {
    for (const one of allRatings) expect(ratingSchema.parse(one)).toEqual(one);
    expect(new Set(allRatings.map(({ id }) => id)).size).toBe(allRatings.length);
    expect(new Set(allRatings.map(({ review }) => review)).size).toBe(allRatings.length);
  });

  it('are sorted newest first, dated after their product and before SEED_TIME', () => {
    for (const { product, ratings } of ratedProducts) {
      const moments = ratings.map(({ created_at }) => created_at);
      expect(moments).toEqual([...moments].sort().reverse());
      for (const moment of moments) {
        expect(moment > product.created_at && moment < SEED_TIME).toBe(true);
      }
    }
  });

  it('have each author at most once per product', () => {
    for (const { ratings } of ratedProducts) {
      const authors = ratings.map(({ author }) => author);
      expect(new Set(authors).size).toBe(authors.length);
    }
  });

  it('have more 5 than 4 and more 4 than 3 stars, and 3 to 15 percent below 3', () => {
    const share = (stars: number) =>
      allRatings.filter(({ rating }) => rating === stars).length / allRatings.length;
    expect(share(5)).toBeGreaterThan(share(4));
    expect(share(4)).toBeGreaterThan(share(3));
    expect(share(1) + share(2)).toBeGreaterThan(0.03);
    expect(share(1) + share(2)).toBeLessThan(0.15);
  });
});
