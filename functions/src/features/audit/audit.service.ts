import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditRecord,
  type AuditState,
  type AuditValues,
} from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import type { Staff } from '../../platform/caller';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { NOTHING, type Plan } from '../../platform/database/plan';
import type { AuditEntryRecord } from './audit.records';
import { createEntry, findEntry, writeEntryState } from './audit.repository';

/** Years for which an entry is kept, as long as tax law asks for what it explains. */
const KEPT_YEARS = 8;

/** What a member of staff does to a record; AUDIT_ACTIONS says what may stand in it. */
export interface StaffAction<A extends AuditAction = AuditAction> {
  by: Staff;
  action: A;
  record: { kind: AuditRecord; id: string | number };
  /** null: there was nothing before, or there is nothing after. */
  before?: AuditValues<A> | null;
  after?: AuditValues<A> | null;
}

type AuditDeps = Pick<Deps, 'clock' | 'ids'>;
/** What changes an entry: a batch of writes. */
interface EntryWrites {
  batch(fill: (writes: Pick<DatabaseTransaction, 'update'>) => void): Promise<void>;
}

function inYears(now: Date, years: number): string {
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
  createEntry(tx, {
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
    expires_at: inYears(now, KEPT_YEARS),
  });
  return id;
}

/**
 * Notes what a member of staff does, in the transaction that does it (docs/rules.md#audit-1). It only
 * writes, so it goes with the other writes of a plan.
 * @throws when the entry would hold what AUDIT_ACTIONS does not allow
 */
export function noteStaffAction<A extends AuditAction>(
  tx: Pick<DatabaseTransaction, 'create'>,
  deps: AuditDeps,
  action: StaffAction<A>,
): void {
  write(tx, deps, action, { state: 'done' });
}

/**
 * Notes an action that has an effect outside of Firestore, and has that effect once the transaction
 * is committed: at the identity provider, at a payment provider, in files. What breaks off there is
 * finished by the job of staff-effects, which knows how by the action (docs/rules.md#audit-2).
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
    async settle() {
      await effect();
      await noteEffect(deps.db, id, { state: 'done' });
    },
  };
}

/** What a job does for staff, and by what it finds the entry of it. */
interface JobEffect {
  job: 'erasure' | 'export' | 'refund';
  /** Names it in its job, and there once only. */
  id: string;
}

const entryIdOf = ({ job, id }: JobEffect) => `${job}-${id}`;

/**
 * Notes an action whose effect a job has later: it is intended until the job tells what became of it
 * (`planJobNote`). Like `noteStaffAction`, it only writes.
 */
export function noteStaffJob<A extends AuditAction>(
  tx: Pick<DatabaseTransaction, 'create'>,
  deps: AuditDeps,
  action: StaffAction<A>,
  effect: JobEffect,
): void {
  write(tx, deps, action, { state: 'intended', id: entryIdOf(effect) });
}

/** The entry of what a job does for staff; null where they have not asked for it. */
export function findJobEntry(
  reader: Pick<Database, 'get'>,
  effect: JobEffect,
): Promise<AuditEntryRecord | null> {
  return findEntry(reader, entryIdOf(effect));
}

/** What noting takes that a job is done, or has failed for good. Reads first. */
export async function planJobNote(
  tx: Pick<DatabaseTransaction, 'get' | 'update'>,
  effect: JobEffect,
  state: AuditState,
): Promise<Plan> {
  const entry = await findJobEntry(tx, effect);
  if (!entry || entry.state === state) return NOTHING;
  return { write: () => writeEntryState(tx, entry.id, { state }) };
}

/** Notes what became of an effect outside of Firestore. */
export function noteEffect(
  db: EntryWrites,
  id: string,
  change: { state: AuditState; attempts?: number },
): Promise<void> {
  return db.batch((writes) => writeEntryState(writes, id, change));
}
