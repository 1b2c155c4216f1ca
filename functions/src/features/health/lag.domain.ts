import { type WorkLag, LATE_AFTER_MINUTES, type LagKind } from '@smriti/shared/staff/health';

interface Waiting {
  count: number | null;
  since: string | null;
}

/**
 * Age of the oldest waiting item of a kind, and whether it is late (docs/rules.md#console-4).
 * @param isWorkedOn false where nothing processes this kind
 */
export function toLag(
  kind: LagKind,
  { count, since }: Waiting,
  { now, isWorkedOn }: { now: Date; isWorkedOn: boolean },
): WorkLag {
  const age = since === null ? null : Math.max(0, now.getTime() - Date.parse(since));
  const isLate = age !== null && age >= LATE_AFTER_MINUTES[kind] * 60_000;
  return {
    kind,
    count,
    since,
    age_seconds: age === null ? null : Math.floor(age / 1000),
    state: !isWorkedOn ? 'off' : isLate ? 'late' : 'fine',
  };
}

/** Log text of late work, without personal data. */
export function describeLateWork(lags: readonly WorkLag[]): string[] {
  return lags
    .filter(({ state }) => state === 'late')
    .map(({ kind, age_seconds }) => `${kind} ${Math.floor((age_seconds ?? 0) / 60)} min`);
}
