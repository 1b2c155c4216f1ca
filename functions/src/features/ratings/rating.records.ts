import { rating } from '@smriti/shared/catalogue/ratings';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** ratings/{productId}_{uid}: there is one at most. */
export const ratingRecord = storedObject({
  ...rating.shape,
  product_id: z.int(),
  user_id: z.string(),
  created_at: storedTime,
  /** Whether the product shows and counts it. */
  is_counted: z.boolean(),
  /** Hidden by an admin, so that it is neither shown nor counted; and why it is so, or no more. */
  hidden: z._default(z.boolean(), false),
  reason: z._default(z.string(), ''),
});
export type RatingRecord = z.output<typeof ratingRecord>;
