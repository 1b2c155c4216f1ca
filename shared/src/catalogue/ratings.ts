import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { catalogueIdParam } from '../base/ids';
import { isoTime } from '../base/time';

export const MAX_RATINGS_PER_PRODUCT = 100;
export const MAX_REVIEW_LENGTH = 1000;

const stars = z.int().check(z.gte(1), z.lte(5));

export const rating = z.object({
  id: z.string(),
  rating: stars,
  review: z.string(),
  /** First name of the reviewer, shown publicly. */
  author: z.string(),
  created_at: isoTime,
});
export type Rating = z.infer<typeof rating>;

const ofProduct = z.object({ productId: catalogueIdParam });

/** The newest MAX_RATINGS_PER_PRODUCT ratings; an empty list when there are none. */
export const listRatings = endpoint({
  method: 'GET',
  path: '/ratings/:productId',
  params: ofProduct,
  response: z.array(rating),
});

/**
 * The caller's own rating of a product; null if there is none. `can_rate` is true if an order of the product
 * was delivered and there is no rating yet.
 */
export const getOwnRating = endpoint({
  method: 'GET',
  path: '/ratings/:productId/own',
  params: ofProduct,
  response: z.object({ rating: z.nullable(rating), can_rate: z.boolean() }),
});

/**
 * Rates a product, once per customer with a Delivered order of it: 422 without one, 409 for a second rating.
 * The review may be empty. Lists show it immediately, the product's average includes it after some minutes.
 */
export const createRating = endpoint({
  method: 'POST',
  path: '/ratings/:productId',
  params: ofProduct,
  body: z.strictObject({ rating: stars, review: z._default(boundedText(MAX_REVIEW_LENGTH), '') }),
  response: rating,
});
