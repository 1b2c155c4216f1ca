import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/**
 * retention/{albumId}: until when the originals of an album are kept that was delivered, or whose order
 * was cancelled.
 * `kept`: nothing was said yet; `told`: its owner knows the day; `deleted`: they are going, or gone.
 */
export const retentionRecord = storedObject({
  /** Of the album. */
  id: z.string(),
  user_id: z.string(),
  state: z.enum(['kept', 'told', 'deleted']),
  /** The last delivery of an order of the album; where none was delivered, when one was cancelled. */
  delivered_at: storedTime,
  delete_at: storedTime,
  /** null until they are deleted. */
  deleted_at: z.nullable(storedTime),
  /** Between the notice and the deletion, as the order that was delivered has it. */
  notice_days: z._default(z.int(), 30),
  /** When the schedule looks at it next; null: there is nothing left to do. */
  due_at: z.nullable(storedTime),
});
export type RetentionRecord = z.output<typeof retentionRecord>;
