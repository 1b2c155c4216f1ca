import { rating } from '@smriti/shared/catalogue/ratings';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

/** ratings/{productId}_{uid}: there is one at most. */
export const ratingRecord = z.strictObject({
  ...rating.shape,
  product_id: z.int(),
  user_id: z.string(),
  created_at: storedTime,
  /** Whether the product shows and counts it. */
  is_counted: z.boolean(),
});
export type RatingRecord = z.output<typeof ratingRecord>;
