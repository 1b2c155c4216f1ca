import type { AuditAction, AuditState } from '@smriti/shared/staff/audit';
import { type DueRecord, processDueRecords } from '../../platform/database/batches';
import type { TriggerDeps } from '../../platform/trigger-deps';
import type { AuditEntryRecord } from '../audit/audit.records';
import { findAuditEntry, findUnfinishedEntries } from '../audit/audit.repository';
import { recordEffectState } from '../audit/audit.service';
import { findErasureState } from '../privacy/erasure/erasure-job.service';
import { findExportState } from '../privacy/exports/export-job.service';
import { findRefundState } from '../payments/refunds/refund-note.service';
import { triggerPhotoReading } from '../photos/photo-retry.service';
import { applyRole } from '../users/staff-role.service';

type EffectDeps = Pick<TriggerDeps, 'db' | 'auth' | 'bucket' | 'clock' | 'logger'>;

/**
 * Repeats an idempotent effect from its audit entry, or checks the result of a job, which may still be
 * running.
 */
type EffectHandler = (deps: EffectDeps, entry: AuditEntryRecord) => Promise<AuditState>;

const retryEffect =
  (effect: (deps: EffectDeps, entry: AuditEntryRecord) => Promise<unknown>): EffectHandler =>
  async (deps, entry) => {
    await effect(deps, entry);
    return 'done';
  };

/** Handlers of unfinished actions of planStaffEffect and recordDeferredStaffAction. */
const EFFECT_HANDLERS: Partial<Record<AuditAction, EffectHandler>> = {
  'photo.read_again': retryEffect((deps, { record }) => triggerPhotoReading(deps, record.id)),
  'user.role': retryEffect((deps, { record, before }) =>
    applyRole(deps, { uid: record.id, endsSessions: before?.['role'] !== 'customer' }),
  ),
  'order.refunded': ({ db }, entry) => findRefundState(db, entry),
  'user.erased': (deps, { record }) => findErasureState(deps, record.id),
  'user.exported': (deps, entry) => findExportState(deps, entry),
};
const isKnown = (action: string): action is keyof typeof EFFECT_HANDLERS =>
  action in EFFECT_HANDLERS;

/** Time in ms in which the original call may still be running. */
const MAX_CALL_MILLISECONDS = 120_000;
/** Maximum retries of an effect: one day, at one per five minutes. */
const MAX_EFFECT_ATTEMPTS = 288;
/** Maximum run time of a job in ms: a bank takes days for a refund and may need a second request. */
const MAX_JOB_MILLISECONDS = 30 * 24 * 3_600_000;
const ENTRIES_PER_QUERY = 100;

/**
 * Runs the handler of an unfinished action.
 * @returns its state; `failed` without a handler, or after MAX_JOB_MILLISECONDS
 */
async function runEffectHandler(deps: EffectDeps, entry: AuditEntryRecord): Promise<AuditState> {
  const handler = isKnown(entry.action) ? EFFECT_HANDLERS[entry.action] : undefined;
  if (!handler) {
    deps.logger.error({ entry: entry.id, action: entry.action }, 'no handler for this action');
    return 'failed';
  }
  const state = await handler(deps, entry);
  const age = deps.clock.now().getTime() - Date.parse(entry.at);
  return state === 'intended' && age >= MAX_JOB_MILLISECONDS ? 'failed' : state;
}

/** @returns whether the effect is finished, successful or not */
async function finishEffect(deps: EffectDeps, id: string): Promise<boolean> {
  const entry = await findAuditEntry(deps.db, id);
  if (entry?.state !== 'intended') return false;
  const attempts = entry.attempts + 1;
  try {
    const state = await runEffectHandler(deps, entry);
    if (state === 'intended') return false;
    await recordEffectState(deps.db, id, { state, attempts });
    return true;
  } catch (error) {
    const state = attempts < MAX_EFFECT_ATTEMPTS ? 'intended' : 'failed';
    await recordEffectState(deps.db, id, { state, attempts });
    throw error;
  }
}

/** Completes interrupted effects of staff actions (docs/rules.md#audit-2). @returns their number */
export async function finishStaffEffects(deps: EffectDeps): Promise<number> {
  const until = new Date(deps.clock.now().getTime() - MAX_CALL_MILLISECONDS);
  const done = await processDueRecords({
    find: (page) => findUnfinishedEntries(deps.db, until, page),
    pageSize: ENTRIES_PER_QUERY,
    atOnce: 5,
    work: ({ id }: DueRecord) => finishEffect(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, entry: id }, 'staff effect not finished'),
  });
  return done.filter(Boolean).length;
}
