import { AppError } from '@smriti/shared/base/errors';
import { changePause, type PausablePart, type Pause } from '@smriti/shared/staff/pause';
import type { Deps } from '../../platform/deps';
import { runOnce } from '../../platform/database/idempotency';
import type { StaffCall } from '../../platform/staff-call';
import { createCachedValue } from '../../platform/cached-value';
import { recordStaffAction } from '../audit/audit.service';
import { findPause, writePause } from './pause.repository';

type Reads = Pick<Deps, 'db' | 'clock'>;

/** Cache time per instance in ms: changes take effect within 10 s. */
const FRESH_MILLISECONDS = 2_000;
const recentPause = createCachedValue(FRESH_MILLISECONDS, findPause);

/** The paused parts of the shop, at most two seconds old: one read per two seconds and instance. */
export function getCurrentPause(reads: Reads): Promise<Pause> {
  return recentPause.current(reads);
}

/**
 * Rejects new work while the shop has paused it (docs/rules.md#orders-17); work in progress and provider
 * messages continue.
 * @throws AppError conflict with the shop's message.
 */
export async function assertNotPaused(deps: Reads, what: PausablePart): Promise<void> {
  const sentence = (await getCurrentPause(deps))[what];
  if (sentence !== null) throw new AppError('conflict', sentence, { details: { paused: what } });
}

const closedOf = ({ requests, orders, payments }: Pause) => ({
  requests: requests !== null,
  orders: orders !== null,
  payments: payments !== null,
});

/** Pauses and resumes parts of the shop, for admins. */
export function setPause(
  deps: Deps,
  { by, form: value, idempotency }: StaffCall<typeof changePause>,
): Promise<Pause> {
  return runOnce(deps, idempotency, changePause.response, async (tx) => {
    const before = await findPause(tx);
    writePause(tx, value);
    recordStaffAction(tx, deps, {
      by,
      action: 'settings.paused',
      record: { kind: 'settings', id: 'pause' },
      before: closedOf(before),
      after: closedOf(value),
    });
    return value;
  });
}
