import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/**
 * erasures/{uid}: an account under erasure. Stages: `personal`: deletes photos, drafts, addresses and
 * profile. `again`: repeats that after the last token has expired, which could still have written data.
 * `kept`: only orders, payments and invoices are left, which lose name and address at `due_at`.
 */
export const erasureRecord = storedObject({
  uid: z.string(),
  requested_at: storedTime,
  /** uid of the customer, or of the admin acting for them. */
  by_uid: z.string(),
  stage: z.enum(['personal', 'again', 'kept']),
  /** Time of the next stage. */
  due_at: storedTime,
});
export type ErasureRecord = z.output<typeof erasureRecord>;

/** Audit fields that identify an erasure requested by staff. */
export function erasureEffect({ uid, requested_at }: Pick<ErasureRecord, 'uid' | 'requested_at'>) {
  return { job: 'erasure', id: `${uid}-${Date.parse(requested_at)}` } as const;
}
