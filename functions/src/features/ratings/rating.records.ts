import { rating } from '@smriti/shared/catalogue/ratings';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** ratings/{productId}_{uid}: at most one per product and customer. */
export const ratingRecord = storedObject({
  ...rating.shape,
  product_id: z.int(),
  user_id: z.string(),
  created_at: storedTime,
  /** Whether the product's figures include it. */
  is_counted: z.boolean(),
  /** Whether an admin has hidden it from display and figures; `reason` explains the last change. */
  hidden: z._default(z.boolean(), false),
  reason: z._default(z.string(), ''),
});
export type RatingRecord = z.output<typeof ratingRecord>;
