import { deleteUser, requestExport } from '@smriti/shared/account/leaving';
import { exportAudit, listAudit } from '@smriti/shared/staff/audit';
import { indianDayOf } from '@smriti/shared/base/indian-days';
import { describe, expect, it } from 'vitest';
import { newCustomer, newStaff } from '../support/accounts';
import { answerOf, call, expectAnswer } from '../support/http';

const today = () => indianDayOf(new Date());

describe('the audit', () => {
  const search = async (token: string, query: string) => {
    const answer = await call('GET', `${listAudit.path}?${query}`, { token });
    const { entries } = expectAnswer(answer, listAudit.response);
    return { entries, actions: entries.map(({ action }) => action), headers: answer.headers };
  };

  it('finds what staff did by person, record and day, a page at a time, and as CSV', async () => {
    const [customer, admin] = [await newCustomer(), await newStaff('Meera Admin', 'admin')];
    const request = { token: admin.idToken, params: { uid: customer.uid } };
    await answerOf(requestExport, request);
    const [exported] = (await search(admin.idToken, `record=${customer.uid}`)).entries;
    expect(exported?.record.name).toBe('Asha Verma');
    await answerOf(deleteUser, request);

    const token = admin.idToken;
    const { entries, headers } = await search(token, `record=user/${customer.uid}&total=1`);
    const by = { uid: admin.uid, role: 'admin', name: 'Meera Admin' };
    const record = { kind: 'user', id: customer.uid };
    expect(entries).toMatchObject([
      { action: 'user.erased', by, record, state: 'done' },
      { action: 'user.exported', by, record, state: 'done' },
    ]);
    expect(headers.get('x-total-count')).toBe('2');
    const found = await search(token, `by=${admin.uid}&record=${customer.uid}&day=${today()}`);
    expect(found.actions).toEqual(['user.erased', 'user.exported']);
    expect((await search(token, `by=${admin.uid}&day=2020-01-01`)).entries).toEqual([]);

    const first = await search(token, `by=${admin.uid}&limit=1`);
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const next = await search(token, `by=${admin.uid}&limit=1&cursor=${cursor}`);
    expect([...first.actions, ...next.actions]).toEqual(['user.erased', 'user.exported']);
    expect(next.headers.get('x-next-cursor')).toBeNull();

    const file = await call('GET', `${exportAudit.path}?by=${admin.uid}`, { token });
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.text.split('\r\n').slice(1, -1)).toHaveLength(2);
    expect(file.text).not.toContain('Meera');
  });

  it('is nothing of what customers do with their own', async () => {
    const [customer, admin] = [await newCustomer(), await newStaff('Ravi Menon', 'admin')];
    await answerOf(deleteUser, { token: customer.idToken, params: { uid: customer.uid } });
    expect((await search(admin.idToken, `record=${customer.uid}`)).entries).toEqual([]);
  });
});
