import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { catalogueIdParam } from './ids';
import { isoTime } from './time';

export const MAX_RATINGS_PER_PRODUCT = 100;

export const rating = z.object({
  id: z.string(),
  rating: z.int().check(z.gte(1), z.lte(5)),
  review: z.string(),
  /** The first name that the reviewer goes by in public. */
  author: z.string(),
  created_at: isoTime,
});
export type Rating = z.infer<typeof rating>;

/** The newest MAX_RATINGS_PER_PRODUCT ratings; an empty list when there are none. */
export const listRatings = endpoint({
  method: 'GET',
  path: '/ratings/:productId',
  params: z.object({ productId: catalogueIdParam }),
  response: z.array(rating),
});
