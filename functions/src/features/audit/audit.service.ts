import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditedRecordKind,
  type AuditState,
  type AuditValues,
} from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import type { StaffMember } from '../../platform/caller';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import type { AuditEntryRecord } from './audit.records';
import { createAuditEntry, findAuditEntry, updateAuditEntryState } from './audit.repository';

/** Retention of entries in years, as required by tax law for the records they explain. */
const KEPT_YEARS = 8;

/** An action of staff on a record; AUDIT_ACTIONS defines the allowed values. */
export interface StaffAction<A extends AuditAction = AuditAction> {
  by: StaffMember;
  action: A;
  record: { kind: AuditedRecordKind; id: string | number };
  /** Values before and after the action; null when the record had or has none. */
  before?: AuditValues<A> | null;
  after?: AuditValues<A> | null;
}

type AuditDeps = Pick<Deps, 'clock' | 'ids'>;
interface EntryWrites {
  batch(fill: (writes: Pick<DatabaseTransaction, 'update'>) => void): Promise<void>;
}

function addYears(now: Date, years: number): string {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString();
}

function write<A extends AuditAction>(
  tx: Pick<DatabaseTransaction, 'create'>,
  { clock, ids }: AuditDeps,
  { by, action, record, before = null, after = null }: StaffAction<A>,
  { state, id = ids.id() }: { state: AuditState; id?: string },
): string {
  const says = z.nullable(AUDIT_ACTIONS[action]);
  const now = clock.now();
  const recordId = String(record.id);
  createAuditEntry(tx, {
    id,
    at: now.toISOString(),
    action,
    state,
    attempts: 0,
    by_uid: by.uid,
    by_role: by.role,
    request_id: by.requestId,
    record: { kind: record.kind, id: recordId },
    keys: [recordId, `${record.kind}/${recordId}`],
    before: says.parse(before),
    after: says.parse(after),
    expires_at: addYears(now, KEPT_YEARS),
  });
  return id;
}

/**
 * Adds the audit entry of a staff action to its transaction (docs/rules.md#audit-1). Write-only, so it
 * can go with the other writes of a plan.
 * @throws when a value is not allowed by AUDIT_ACTIONS
 */
export function recordStaffAction<A extends AuditAction>(
  tx: Pick<DatabaseTransaction, 'create'>,
  deps: AuditDeps,
  action: StaffAction<A>,
): void {
  write(tx, deps, action, { state: 'done' });
}

/**
 * Plans the audit entry of an action with an effect outside of Firestore (identity provider, payment
 * provider, files), and that effect after the commit. The staff-effects job completes interrupted
 * effects, with a handler per action (docs/rules.md#audit-2).
 */
export function planStaffEffect<A extends AuditAction>(
  tx: Pick<DatabaseTransaction, 'create'>,
  deps: AuditDeps & { db: EntryWrites },
  action: StaffAction<A>,
  effect: () => Promise<unknown>,
): Required<Plan> {
  let id = '';
  return {
    write() {
      id = write(tx, deps, action, { state: 'intended' });
    },
    async afterCommit() {
      await effect();
      await recordEffectState(deps.db, id, { state: 'done' });
    },
  };
}

/** The effect of a job requested by staff, with the key of its audit entry. */
interface JobEffect {
  job: 'erasure' | 'export' | 'refund';
  /** Id of the effect, unique within its job. */
  id: string;
}

const entryIdOf = ({ job, id }: JobEffect) => `${job}-${id}`;

/**
 * Adds the audit entry of a staff action that a job completes later. Its state is `intended` until
 * `planJobResult` sets the result. Makes no reads, like `recordStaffAction`.
 */
export function recordDeferredStaffAction<A extends AuditAction>(
  tx: Pick<DatabaseTransaction, 'create'>,
  deps: AuditDeps,
  action: StaffAction<A>,
  effect: JobEffect,
): void {
  write(tx, deps, action, { state: 'intended', id: entryIdOf(effect) });
}

/** The audit entry of a job's effect; null when staff did not request it. */
export function findJobEntry(
  reader: Pick<Database, 'get'>,
  effect: JobEffect,
): Promise<AuditEntryRecord | null> {
  return findAuditEntry(reader, entryIdOf(effect));
}

/** Plans the result of a job: done or permanently failed. Performs all reads before the caller writes. */
export async function planJobResult(
  tx: Pick<DatabaseTransaction, 'get' | 'update'>,
  effect: JobEffect,
  state: AuditState,
): Promise<Plan> {
  const entry = await findJobEntry(tx, effect);
  if (!entry || entry.state === state) return EMPTY_PLAN;
  return { write: () => updateAuditEntryState(tx, entry.id, { state }) };
}

/** Stores the result of an effect outside of Firestore. */
export function recordEffectState(
  db: EntryWrites,
  id: string,
  change: { state: AuditState; attempts?: number },
): Promise<void> {
  return db.batch((writes) => updateAuditEntryState(writes, id, change));
}
