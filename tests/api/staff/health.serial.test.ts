import { randomUUID } from 'node:crypto';
import { getHealthDetails, LAG_KINDS, type LagKind } from '@smriti/shared/staff/health';
import { afterAll, expect, it } from 'vitest';
import { loadHealthDetails } from '../../../functions/src/features/health/health.service';
import { createTestAccountWithRole } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { callApi, expectAnswer } from '../../support/http';

/** Timestamp that is earlier than those of all other pending records in the emulators. */
const LONG_AGO = new Date('2001-01-01T00:00:00.000Z');
const id = `lag-${randomUUID()}`;

/**
 * Collection and data of a pending record of each kind, with the time from which its lag is measured. No
 * trigger handles these records.
 */
const WAITING: Readonly<Record<Exclude<LagKind, 'daily_figures'>, [string, object]>> = {
  payments_unanswered: ['payments', { payment_status: 'pending', submitted_at: LONG_AGO }],
  payments_to_ask: ['payments', { payment_status: 'failed', ask_at: LONG_AGO }],
  refunds: ['payments', { refund: 'owed', updated_at: LONG_AGO }],
  invoices: ['invoicesDue', { since: LONG_AGO }],
  credit_notes: ['creditNotesDue', { since: LONG_AGO }],
  mails: ['mail', { delivery: { state: 'PENDING', startTime: LONG_AGO } }],
  renditions: ['photos', { state: 'processing', created_at: LONG_AGO }],
  print_files: ['printFiles', { state: 'making', asked_at: LONG_AGO }],
  print_archives: ['printArchives', { state: 'making', asked_at: LONG_AGO }],
  exports: ['exports', { state: 'making', requested_at: LONG_AGO }],
  erasures: ['erasures', { stage: 'kept', due_at: LONG_AGO }],
};
/** Number of records stored of each kind: two, to prove that they are counted. */
const EACH = 2;
const stored = Object.entries(WAITING).flatMap(([kind, [collection, data]]) =>
  Array.from({ length: EACH }, (_, index) => ({
    path: `${collection}/${id}-${kind}-${index}`,
    data,
  })),
);

async function removeStored(): Promise<void> {
  await Promise.all(stored.map(({ path }) => firestore.doc(path).delete()));
}
afterAll(removeStored);

it('returns count and age of each kind of pending work, with two reads', async () => {
  const admin = await createTestAccountWithRole('admin');
  await Promise.all(stored.map(({ path, data }) => firestore.doc(path).set({ ...data })));

  const answer = await callApi('GET', getHealthDetails.path, { token: admin.idToken });
  const after = expectAnswer(answer, getHealthDetails.response);
  expect(after.status).toBe('late');
  expect(after.lags.map(({ kind }) => kind)).toEqual(LAG_KINDS);
  for (const { kind, since, state, count } of after.lags) {
    if (kind === 'daily_figures') continue;
    expect({ kind, since }).toEqual({ kind, since: LONG_AGO.toISOString() });
    // at least, because records of other tests may be pending too
    expect(count, kind).toBeGreaterThanOrEqual(EACH);
    // mail is off in the emulators, so it is never late
    expect([kind, state]).toEqual([kind, kind === 'mails' ? 'off' : 'late']);
  }
  const reads = Number(answer.headers.get('x-firestore-reads'));
  expect(reads).toBeLessThanOrEqual(2 * LAG_KINDS.length);

  await removeStored();
  const { lags } = await loadHealthDetails(jobDeps, true);
  expect(lags.filter(({ since }) => since === LONG_AGO.toISOString())).toEqual([]);
});
