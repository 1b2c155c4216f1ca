import { randomUUID } from 'node:crypto';
import { deleteUser, requestExport } from '@smriti/shared/account/account-data';
import { exportAudit, listAudit } from '@smriti/shared/staff/audit';
import { toIndianDay } from '@smriti/shared/base/indian-days';
import { describe, expect, it } from 'vitest';
import { erasureEffect } from '../../../functions/src/features/privacy/erasure/erasure.records';
import { writeErasure } from '../../../functions/src/features/privacy/erasure/erasure.repository';
import { continueErasure } from '../../../functions/src/features/privacy/erasure/erasure-job.service';
import {
  recordDeferredStaffAction,
  type StaffAction,
} from '../../../functions/src/features/audit/audit.service';
import { finishStaffEffects } from '../../../functions/src/features/staff-retries/staff-retries.service';
import { createDatabase } from '../../../functions/src/platform/database/database';
import { createTestCustomer, createTestStaff } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import { callEndpoint, callApi, expectAnswer } from '../../support/http';
import { createEmptyFirestore } from '../support/empty-firestore';

const today = () => toIndianDay(new Date());

describe('the audit', () => {
  const search = async (token: string, query: string) => {
    const answer = await callApi('GET', `${listAudit.path}?${query}`, { token });
    const { entries } = expectAnswer(answer, listAudit.response);
    return { entries, actions: entries.map(({ action }) => action), headers: answer.headers };
  };

  it('lists actions of staff by person, record and day, page by page and as CSV', async () => {
    const [customer, admin] = [
      await createTestCustomer(),
      await createTestStaff('Meera Admin', 'admin'),
    ];
    const request = { token: admin.idToken, params: { uid: customer.uid } };
    await callEndpoint(requestExport, request);
    const [exported] = (await search(admin.idToken, `record=${customer.uid}`)).entries;
    expect(exported?.record.name).toBe('Asha Verma');
    await callEndpoint(deleteUser, request);

    const token = admin.idToken;
    const { entries, headers } = await search(token, `record=user/${customer.uid}&total=1`);
    const by = { uid: admin.uid, role: 'admin', name: 'Meera Admin' };
    const record = { kind: 'user', id: customer.uid };
    expect(entries).toMatchObject([
      { action: 'user.erased', by, record },
      { action: 'user.exported', by, record },
    ]);
    expect(headers.get('x-total-count')).toBe('2');
    await continueErasure({ ...jobDeps, firestore }, customer.uid);
    const [erased] = (await search(token, `record=user/${customer.uid}`)).entries;
    expect(erased).toMatchObject({ action: 'user.erased', state: 'done' });
    const found = await search(token, `by=${admin.uid}&record=${customer.uid}&day=${today()}`);
    expect(found.actions).toEqual(['user.erased', 'user.exported']);
    expect((await search(token, `by=${admin.uid}&day=2020-01-01`)).entries).toEqual([]);

    const first = await search(token, `by=${admin.uid}&limit=1`);
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const next = await search(token, `by=${admin.uid}&limit=1&cursor=${cursor}`);
    expect([...first.actions, ...next.actions]).toEqual(['user.erased', 'user.exported']);
    expect(next.headers.get('x-next-cursor')).toBeNull();

    const file = await callApi('GET', `${exportAudit.path}?by=${admin.uid}`, { token });
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.text.split('\r\n').slice(1, -1)).toHaveLength(2);
    expect(file.text).not.toContain('Meera');
    const rest = await callApi('GET', `${exportAudit.path}?by=${admin.uid}&cursor=${cursor}`, {
      token,
    });
    const [names = '', newest = ''] = file.text.split(/(?<=\r\n)/);
    expect(names + newest + rest.text).toBe(file.text);
  });

  it('contains no actions of customers on their own records', async () => {
    const [customer, admin] = [
      await createTestCustomer(),
      await createTestStaff('Ravi Menon', 'admin'),
    ];
    await callEndpoint(deleteUser, { token: customer.idToken, params: { uid: customer.uid } });
    expect((await search(admin.idToken, `record=${customer.uid}`)).entries).toEqual([]);
  });
});

describe('an audited action that is completed by a job', () => {
  // an isolated database, because the trigger could finish the entries before the job
  const own = createEmptyFirestore();
  const db = createDatabase(own);
  const by = { uid: 'admin-1', role: 'admin', requestId: 'r1' } as const;
  const asked_at = '2020-01-01T00:00:00.000Z';
  const due_at = '2100-01-01T00:00:00.000Z';
  const uid = () => `u${randomUUID()}`;
  const stateOf = async (id: string) =>
    (await own.doc(`audit/${id}`).get()).get('state') as unknown;

  /** Stores an audit entry that has waited `days` for its job. */
  async function storeEntry(
    action: Pick<StaffAction, 'action' | 'record' | 'after'>,
    effect: Parameters<typeof recordDeferredStaffAction>[3],
    days: number,
  ): Promise<string> {
    await db.batch((writes) => {
      recordDeferredStaffAction(writes, jobDepsInDays(-days), { by, ...action }, effect);
    });
    return `${effect.job}-${effect.id}`;
  }

  async function storeErasure(account: string, stage: 'personal' | 'again', days: number) {
    const record = { uid: account, requested_at: asked_at, by_uid: by.uid, stage, due_at };
    await db.batch((writes) => writeErasure(writes, record));
    const action = { action: 'user.erased', record: { kind: 'user', id: account } } as const;
    return storeEntry(action, erasureEffect(record), days);
  }

  async function storeExport(state: 'making' | 'ready', minutes: number) {
    const [account, id] = [uid(), randomUUID()];
    const requested_at = new Date(Date.now() - minutes * 60_000).toISOString();
    const entry: Parameters<typeof storeEntry>[0] = {
      action: 'user.exported',
      record: { kind: 'user', id: account },
      after: { export_id: id },
    };
    const noting = await storeEntry(entry, { job: 'export', id }, minutes / 1_440);
    await own.doc(`exports/${account}`).set({
      uid: account,
      id,
      state,
      requested_at: new Date(requested_at),
      expires_at: null,
    });
    return noting;
  }

  it('is marked as done, waits while a job works on it, and is marked as failed in the end', async () => {
    const entries = {
      erased: await storeErasure(uid(), 'again', 1),
      erasing: await storeErasure(uid(), 'personal', 1),
      stuck: await storeErasure(uid(), 'personal', 31),
      exported: await storeExport('ready', 10),
      brokenOff: await storeExport('making', 61),
      refunded: await storeEntry(
        {
          action: 'order.refunded',
          record: { kind: 'order', id: 'ORD23456789' },
          after: { refund_id: 'r1', payment_ids: ['gone'] },
        },
        { job: 'refund', id: randomUUID() },
        1,
      ),
    };
    const unknown = `unknown-${randomUUID()}`;
    const known = await own.doc(`audit/${entries.erased}`).get();
    await own.doc(`audit/${unknown}`).set({ ...known.data(), id: unknown, action: 'order.noted' });
    await finishStaffEffects({ ...jobDeps, db });
    const states = await Promise.all(Object.values(entries).map(stateOf));
    expect(Object.fromEntries(Object.keys(entries).map((name, at) => [name, states[at]]))).toEqual({
      erased: 'done',
      erasing: 'intended',
      stuck: 'failed',
      exported: 'done',
      brokenOff: 'failed',
      refunded: 'failed',
    });
    expect(await stateOf(unknown)).toBe('failed');
  });

  it('is recorded by the job as well', async () => {
    const account = uid();
    const entry = await storeErasure(account, 'personal', 0);
    await continueErasure({ ...jobDepsInDays(100 * 366), db, firestore: own }, account);
    expect(await stateOf(entry)).toBe('done');
  });
});
