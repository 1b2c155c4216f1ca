import type { AuditAction } from '@smriti/shared/staff/audit';
import { type DueRecord, workThrough } from '../../platform/batches';
import type { TriggerDeps } from '../../platform/trigger-deps';
import type { AuditEntryRecord } from '../audit/audit.records';
import { findEntry, findIntended } from '../audit/audit.repository';
import { noteEffect } from '../audit/audit.service';
import { triggerReading } from '../photos/photo-again.service';
import { applyRole } from '../user-management/staff-role.service';

type EffectDeps = Pick<TriggerDeps, 'db' | 'auth' | 'bucket' | 'clock' | 'logger'>;

/** Has an effect once more, from what its entry says; twice has to be as good as once. */
type Finisher = (deps: EffectDeps, entry: AuditEntryRecord) => Promise<unknown>;

/** How effects outside of Firestore are had again, for each action of planStaffEffect. */
const FINISHERS: Partial<Record<AuditAction, Finisher>> = {
  'photo.read_again': (deps, { record }) => triggerReading(deps, record.id),
  'user.role': (deps, { record, before }) =>
    applyRole(deps, { uid: record.id, endsSessions: before?.['role'] !== 'customer' }),
};
const isKnown = (action: string): action is keyof typeof FINISHERS => action in FINISHERS;

/** For so long the call itself may still be at it. */
const CALL_MILLISECONDS = 120_000;
/** So often an effect is begun again: for a day, by the schedule of every five minutes. */
const MOST_ATTEMPTS = 288;
const ENTRIES_PER_QUERY = 100;

async function finish(deps: EffectDeps, id: string): Promise<void> {
  const entry = await findEntry(deps.db, id);
  if (entry?.state !== 'intended') return;
  const finisher = isKnown(entry.action) ? FINISHERS[entry.action] : undefined;
  if (!finisher) throw new Error(`nothing finishes ${entry.action}`);
  const attempts = entry.attempts + 1;
  try {
    await finisher(deps, entry);
  } catch (error) {
    const state = attempts < MOST_ATTEMPTS ? 'intended' : 'failed';
    await noteEffect(deps.db, id, { state, attempts });
    throw error;
  }
  await noteEffect(deps.db, id, { state: 'done', attempts });
}

/**
 * Finishes the effects of staff actions that broke off (docs/rules.md#audit-2).
 * @returns how many
 */
export async function finishStaffEffects(deps: EffectDeps): Promise<number> {
  const until = new Date(deps.clock.now().getTime() - CALL_MILLISECONDS);
  const done = await workThrough({
    find: (page) => findIntended(deps.db, until, page),
    pageSize: ENTRIES_PER_QUERY,
    atOnce: 5,
    work: ({ id }: DueRecord) => finish(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, entry: id }, 'staff effect not finished'),
  });
  return done.length;
}
