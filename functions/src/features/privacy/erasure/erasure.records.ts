import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/**
 * erasures/{uid}: an account that is being erased. `personal`: photos, drafts, addresses and profile
 * go. `again`: once more when the last token has run out, which could still have written. `kept`:
 * nothing is left but orders, payments and invoices, which lose name and address at `due_at`.
 */
export const erasureRecord = storedObject({
  uid: z.string(),
  requested_at: storedTime,
  /** The customer, or the admin who did it for them. */
  by_uid: z.string(),
  stage: z.enum(['personal', 'again', 'kept']),
  /** When the stage's work is to be done. */
  due_at: storedTime,
});
export type ErasureRecord = z.output<typeof erasureRecord>;

/** What the audit finds the erasure by where staff asked for it. */
export function erasureEffect({ uid, requested_at }: Pick<ErasureRecord, 'uid' | 'requested_at'>) {
  return { job: 'erasure', id: `${uid}-${Date.parse(requested_at)}` } as const;
}
