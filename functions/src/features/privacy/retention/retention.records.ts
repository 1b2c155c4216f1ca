import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/**
 * retention/{albumId}: retention of the originals of an album with a delivered or cancelled order.
 * `kept`: no notice yet; `told`: notice sent; `deleted`: deletion started or finished.
 */
export const retentionRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  state: z.enum(['kept', 'told', 'deleted']),
  /** Last delivery of an order of the album; without one, its cancellation. */
  delivered_at: storedTime,
  delete_at: storedTime,
  /** Time at which the originals were deleted; null until then. */
  deleted_at: z.nullable(storedTime),
  /** Days from notice to deletion, from the settings of the delivered order. */
  notice_days: z._default(z.int(), 30),
  /** Time of the next check; null when nothing is left to do. */
  due_at: z.nullable(storedTime),
});
export type RetentionRecord = z.output<typeof retentionRecord>;
