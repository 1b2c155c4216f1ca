import { role } from '@smriti/shared/account/roles';
import { auditState } from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const values = z.nullable(z.record(z.string(), z.unknown()));

/**
 * audit/{id}: created with its effect and immutable except for the `state` of an external effect. The
 * schema accepts entries of all releases; AUDIT_ACTIONS checks what is written.
 */
export const auditRecord = storedObject({
  id: z.string(),
  at: storedTime,
  by_uid: z.string(),
  by_role: role,
  request_id: z.string(),
  action: z.string(),
  record: storedObject({ kind: z.string(), id: z.string() }),
  /** Search keys: the id of the record, and its kind with id. */
  keys: z.array(z.string()),
  before: values,
  after: values,
  state: auditState,
  /** Number of retries of an external effect by the job. */
  attempts: z._default(z.int(), 0),
  expires_at: storedTime,
});
export type AuditEntryRecord = z.output<typeof auditRecord>;
