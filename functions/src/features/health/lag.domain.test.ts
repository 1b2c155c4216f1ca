import { LAG_KINDS, LATE_AFTER_MINUTES } from '@smriti/shared/staff/health';
import { expect, it } from 'vitest';
import { toLag, describeLateWork } from './lag.domain';

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const at = { now, isWorkedOn: true };

it.each(LAG_KINDS)('%s are late from their own threshold on', (kind) => {
  const allowed = LATE_AFTER_MINUTES[kind];
  expect(toLag(kind, { count: 1, since: ago(allowed - 1) }, at).state).toBe('fine');
  expect(toLag(kind, { count: 1, since: ago(allowed) }, at)).toEqual({
    kind,
    count: 1,
    since: ago(allowed),
    age_seconds: allowed * 60,
    state: 'late',
  });
});

it('reports that nothing waits, that no worker runs, and that a clock is ahead', () => {
  const nothing = toLag('mails', { count: 0, since: null }, at);
  expect(nothing).toMatchObject({ age_seconds: null, state: 'fine' });
  const unsent = { count: 3, since: ago(900) };
  expect(toLag('mails', unsent, { now, isWorkedOn: false }).state).toBe('off');
  expect(toLag('mails', { count: 1, since: ago(-5) }, at).age_seconds).toBe(0);
});

it('logs what is late and for how long', () => {
  const lags = [
    toLag('refunds', { count: 2, since: ago(1_500) }, at),
    toLag('renditions', { count: 9, since: ago(9) }, at),
  ];
  expect(describeLateWork(lags)).toEqual(['refunds 1500 min']);
});
