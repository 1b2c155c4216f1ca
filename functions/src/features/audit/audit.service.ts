import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditRecord,
  type AuditState,
  type AuditValues,
} from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import type { Staff } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { Plan } from '../../platform/plan';
import { createEntry, writeEntryState } from './audit.repository';

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
  state: AuditState,
): string {
  const says = z.nullable(AUDIT_ACTIONS[action]);
  const now = clock.now();
  const [id, recordId] = [ids.id(), String(record.id)];
  createEntry(tx, {
    ...{ id, at: now.toISOString(), action, state, attempts: 0 },
    ...{ by_uid: by.uid, by_role: by.role, request_id: by.requestId },
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
  write(tx, deps, action, 'done');
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
      id = write(tx, deps, action, 'intended');
    },
    async settle() {
      await effect();
      await noteEffect(deps.db, id, { state: 'done' });
    },
  };
}

/** Notes what became of an effect outside of Firestore. */
export function noteEffect(
  db: EntryWrites,
  id: string,
  change: { state: AuditState; attempts?: number },
): Promise<void> {
  return db.batch((writes) => writeEntryState(writes, id, change));
}
