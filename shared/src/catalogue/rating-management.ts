import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { catalogueIdParam, recordId } from '../base/ids';
import { staffListQuery } from '../base/lists';
import { rating } from './ratings';

/** Moderation of ratings by admins; customers' own endpoints are in ratings.ts. */

const managedRating = z.object({
  ...rating.shape,
  product_id: z.int(),
  /** '' for a deleted product. */
  product_title: z.string(),
  user_id: z.string(),
  /** Hidden ratings are neither shown nor counted. */
  hidden: z.boolean(),
  /** Reason for hiding the rating or showing it again; '' if never moderated. */
  reason: z.string(),
});
export type ManagedRating = z.infer<typeof managedRating>;

/** All ratings, including hidden ones, newest first. */
export const listAllRatings = endpoint({
  method: 'GET',
  path: '/ratings',
  query: z.strictObject({ ...staffListQuery, hidden: z.optional(z.enum(['true', 'false'])) }),
  response: z.object({ ratings: z.array(managedRating) }),
});

/** Hides a rating from the shop and its averages, or shows it again. */
export const moderateRating = endpoint({
  method: 'PUT',
  path: '/ratings/:productId/:id',
  params: z.object({ productId: catalogueIdParam, id: recordId }),
  body: z.strictObject({ hidden: z.boolean(), reason: boundedText(300, 3) }),
  response: z.object({ rating: managedRating }),
});
