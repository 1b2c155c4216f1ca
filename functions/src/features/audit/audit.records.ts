import { role } from '@smriti/shared/account/roles';
import { auditState } from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const values = z.nullable(z.record(z.string(), z.unknown()));

/**
 * audit/{id}: made with the effect and never changed, but for `state` of an effect elsewhere. Read as
 * any release has written it: AUDIT_ACTIONS judges what is written.
 */
export const auditRecord = storedObject({
  id: z.string(),
  at: storedTime,
  by_uid: z.string(),
  by_role: role,
  request_id: z.string(),
  action: z.string(),
  record: storedObject({ kind: z.string(), id: z.string() }),
  /** What it is looked for by: the record's id, and its kind and id. */
  keys: z.array(z.string()),
  before: values,
  after: values,
  state: auditState,
  /** How often an effect elsewhere was begun again by the job. */
  attempts: z._default(z.int(), 0),
  expires_at: storedTime,
});
export type AuditEntryRecord = z.output<typeof auditRecord>;
