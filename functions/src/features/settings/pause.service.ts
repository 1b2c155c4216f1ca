import { AppError } from '@smriti/shared/base/errors';
import { changePause, type Pausable, type Pause } from '@smriti/shared/staff/pause';
import type { Staff } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/database/idempotency';
import { recentValue } from '../../platform/recent-value';
import { noteStaffAction } from '../audit/audit.service';
import { findPause, writePause } from './pause.repository';

type Reads = Pick<Deps, 'db' | 'clock'>;

/** For so long an instance goes by what it has read: changes are seen within 10 s. */
const FRESH_MILLISECONDS = 2_000;
const recentPause = recentValue(FRESH_MILLISECONDS, findPause);

/** What is closed, at most two seconds old: one read every two seconds, whoever asks. */
export function currentPause(reads: Reads): Promise<Pause> {
  return recentPause.current(reads);
}

/**
 * Refuses what is new while the shop has closed it (docs/rules.md#orders-17); what is under way, and what
 * providers tell, goes on.
 * @throws AppError conflict with the shop's sentence.
 */
export async function assertOpen(deps: Reads, what: Pausable): Promise<void> {
  const sentence = (await currentPause(deps))[what];
  if (sentence !== null) throw new AppError('conflict', sentence, { details: { paused: what } });
}

const closedOf = ({ requests, orders, payments }: Pause) => ({
  requests: requests !== null,
  orders: orders !== null,
  payments: payments !== null,
});

/** Closes and opens, for admins. */
export function setPause(
  deps: Deps,
  { by, value, idempotency }: { by: Staff; value: Pause; idempotency: IdempotencyClaim | null },
): Promise<Pause> {
  return once(deps, idempotency, changePause.response, async (tx) => {
    const before = await findPause(tx);
    writePause(tx, value);
    noteStaffAction(tx, deps, {
      by,
      action: 'settings.paused',
      record: { kind: 'settings', id: 'pause' },
      before: closedOf(before),
      after: closedOf(value),
    });
    return value;
  });
}
