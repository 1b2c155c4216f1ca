import { MAX_DASHBOARD_COUNT } from '@smriti/shared/staff/dashboard';
import { type HealthDetails, LAG_KINDS } from '@smriti/shared/staff/health';
import type { Deps } from '../../platform/deps';
import { firestoreProbe } from './health.repository';
import { toLag } from './lag.domain';
import { findWaitingWork } from './lag.repository';

type HealthDeps = Pick<Deps, 'db' | 'clock'>;

/** @throws when Firestore does not answer. */
export async function assertHealthy(deps: HealthDeps): Promise<void> {
  await firestoreProbe.current(deps);
}

/**
 * Number and age of waiting background work (docs/rules.md#console-4): two reads per kind, regardless of the
 * number.
 * @param hasMailServer whether this deployment sends mail
 */
export async function loadHealthDetails(
  { db, clock }: HealthDeps,
  hasMailServer: boolean,
): Promise<HealthDetails> {
  const now = clock.now();
  const lags = await Promise.all(
    LAG_KINDS.map(async (kind) => {
      const waiting = await findWaitingWork(db, kind, { now, limit: MAX_DASHBOARD_COUNT + 1 });
      return toLag(kind, waiting, { now, isWorkedOn: kind !== 'mails' || hasMailServer });
    }),
  );
  const isLate = lags.some(({ state }) => state === 'late');
  return { status: isLate ? 'late' : 'ok', checked_at: now.toISOString(), lags };
}
