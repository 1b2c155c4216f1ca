import { AppError } from '@smriti/shared/base/errors';
import { changePause, type Pausable, type Pause } from '@smriti/shared/staff/pause';
import type { Staff } from '../../platform/caller';
import type { Database } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { noteStaffAction } from '../audit/audit.service';
import { findPause, writePause } from './pause.repository';

type Reads = Pick<Deps, 'db' | 'clock'>;

/** For so long an instance goes by what it has read: changes are seen within 10 s. */
const FRESH_MILLISECONDS = 2_000;

interface Known {
  value: Promise<Pause>;
  readAt: number;
}

/** One for each database of the process. */
const known = new WeakMap<Database, Known>();

/** What is closed, at most two seconds old: one read every two seconds, whoever asks. */
export function currentPause({ db, clock }: Reads): Promise<Pause> {
  const now = clock.now().getTime();
  const last = known.get(db);
  if (last && Math.abs(now - last.readAt) < FRESH_MILLISECONDS) return last.value;
  const value = findPause(db);
  known.set(db, { value, readAt: now });
  // a failure is not kept: the next call asks again
  value.catch(() => known.delete(db));
  return value;
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
      ...{ by, action: 'settings.paused', record: { kind: 'settings', id: 'pause' } },
      ...{ before: closedOf(before), after: closedOf(value) },
    });
    return value;
  });
}
