import type { Rating } from '@smriti/shared/catalogue/ratings';
import { DAY_MILLISECONDS, SEED_TIME } from './fixed-values.ts';
import type { RandomSource } from './random.ts';
import { randomInt, randomItem, createSeededRandom, toShuffled } from './random.ts';
import type { Stars } from './reviews/review-texts.ts';
import type { ReviewedProduct, ReviewWriter } from './reviews/review-writer.ts';
import { reviewerNames } from './reviews/shared-review-texts.ts';

interface DatedProduct extends ReviewedProduct {
  id: number;
  created_at: string;
}

/** Ids of the products without ratings. */
const UNRATED: ReadonlySet<number> = new Set([30, 39, 50, 57, 66]);

/** Distributions of 100 ratings over 5, 4, 3, 2 and 1 stars, from very good to average. */
const STAR_DISTRIBUTIONS: readonly (readonly [number, number, number, number, number])[] = [
  [78, 18, 3, 1, 0],
  [64, 26, 7, 2, 1],
  [52, 30, 11, 4, 3],
  [38, 34, 16, 8, 4],
  [24, 30, 24, 14, 8],
];

/** Index of the distribution for each of ten consecutive products. */
const DISTRIBUTION_OF_PRODUCT: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 1];

const MIN_RATINGS_PER_PRODUCT = 3;
const MAX_RATINGS_PER_PRODUCT = 14;

/** Creates the demo ratings of a product, newest first; the same ones each time. */
export function createRatings(product: DatedProduct, writer: ReviewWriter): Rating[] {
  if (UNRATED.has(product.id)) return [];
  const random = createSeededRandom(product.id * 7919);
  const temper = STAR_DISTRIBUTIONS[randomItem(random, DISTRIBUTION_OF_PRODUCT)] ?? [];
  const authors = toShuffled(random, reviewerNames);
  const count = randomInt(random, MIN_RATINGS_PER_PRODUCT, MAX_RATINGS_PER_PRODUCT);
  const stars = Array.from({ length: count }, () => starsFrom(random, temper));
  const reviews = writer(random, product, stars);
  const ratings = stars.map((rating, index) => ({
    id: `r${product.id}-${index + 1}`,
    rating,
    review: reviews[index] ?? '',
    author: authors[index] ?? '',
    created_at: momentAfter(random, product.created_at),
  }));
  return ratings.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

function starsFrom(random: RandomSource, temper: readonly number[]): Stars {
  let rest = random() * 100;
  for (const stars of [5, 4, 3, 2] as const) {
    rest -= temper[5 - stars] ?? 0;
    if (rest < 0) return stars;
  }
  return 1;
}

function momentAfter(random: RandomSource, createdAt: string): string {
  const first = Date.parse(createdAt) + 10 * DAY_MILLISECONDS;
  const second = first + Math.floor((random() * (Date.parse(SEED_TIME) - first)) / 1000) * 1000;
  return new Date(second).toISOString();
}
