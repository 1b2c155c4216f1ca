import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  recordStaffAction,
  recordDeferredStaffAction,
  planJobResult,
  planStaffEffect,
} from './audit.service';

const now = new Date('2026-02-28T10:00:00.000Z');
const deps = { clock: { now: () => now }, ids: { id: () => 'entry-1', readable: () => '' } };
const by = { uid: 'admin-1', role: 'admin', requestId: 'request-1' } as const;
const record = { kind: 'order', id: 'ORD23456789' } as const;

function noting() {
  const written: Record<string, unknown>[] = [];
  const create = (path: string, data: Record<string, unknown>) => {
    written.push({ path, ...data });
  };
  return { written, tx: { create } };
}

describe('recordStaffAction', () => {
  it('stores who did what to which record, when, and in which request', () => {
    const { tx, written } = noting();
    const [before, after] = [{ order_status: 'processing' }, { order_status: 'Shipped' }] as const;
    recordStaffAction(tx, deps, { by, action: 'order.status', record, before, after });
    expect(written).toEqual([
      {
        path: 'audit/entry-1',
        id: 'entry-1',
        at: now,
        attempts: 0,
        by_uid: 'admin-1',
        by_role: 'admin',
        request_id: 'request-1',
        action: 'order.status',
        record,
        before,
        after,
        state: 'done',
        keys: ['ORD23456789', 'order/ORD23456789'],
        expires_at: new Date('2034-02-28T10:00:00.000Z'),
      },
    ]);
  });

  it('stores neither names nor texts of customers', () => {
    const { tx, written } = noting();
    const note = (after: object) =>
      recordStaffAction(tx, deps, { by, action: 'order.status', record, after });
    for (const after of [{ note: 'Asha' }, { order_status: 'Asha' }, { contact_name: 'Asha' }]) {
      expect(() => note(after), JSON.stringify(after)).toThrow();
    }
    expect(written).toEqual([]);
  });
});

describe('planStaffEffect', () => {
  const action = {
    by,
    action: 'user.role',
    record: { kind: 'user', id: 'customer-1' },
    before: { role: 'customer' },
    after: { role: 'reviewer' },
  } as const;

  function planned(effect: () => Promise<void>) {
    const { tx, written } = noting();
    const updates: unknown[] = [];
    const update = (path: string, data: unknown) => void updates.push({ path, data });
    const batch = (fill: (writes: { update: typeof update }) => void) => {
      fill({ update });
      return Promise.resolve();
    };
    const plan = planStaffEffect(tx, { ...deps, db: { batch } }, action, effect);
    return { plan, written, updates };
  }

  it('is intended until its effect is complete', async () => {
    const { plan, written, updates } = planned(() => Promise.resolve());
    plan.write();
    expect(written).toMatchObject([{ state: 'intended' }]);
    expect(updates).toEqual([]);
    await plan.afterCommit();
    expect(updates).toEqual([{ path: 'audit/entry-1', data: { state: 'done' } }]);
  });

  it('stays intended for the job if its effect fails', async () => {
    const { plan, updates } = planned(() => Promise.reject(new Error('gone')));
    plan.write();
    await expect(plan.afterCommit()).rejects.toThrow('gone');
    expect(updates).toEqual([]);
  });
});

describe('recordDeferredStaffAction', () => {
  const effect = { job: 'export', id: 'archive-1' } as const;
  const action = { by, action: 'user.exported', record: { kind: 'user', id: 'u1' } } as const;

  /** The stored entry as the job reads it. */
  function job(id: string) {
    const { tx, written } = noting();
    recordDeferredStaffAction(tx, deps, action, effect);
    const updates: unknown[] = [];
    const get = (path: string) => {
      const entry = written.find((one) => one['path'] === path);
      return Promise.resolve(entry ? { id, path, data: stored(entry) } : null);
    };
    const update = (path: string, data: unknown) => void updates.push({ path, data });
    return { written, updates, tx: { get, update } };
  }
  const stored = (entry: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([field]) => field !== 'path')
        .map(([field, value]) => [
          field,
          value instanceof Date ? Timestamp.fromDate(value) : value,
        ]),
    );

  it('is intended until the job records its outcome', async () => {
    const { written, updates, tx } = job('export-archive-1');
    expect(written).toMatchObject([{ path: 'audit/export-archive-1', state: 'intended' }]);
    (await planJobResult(tx, effect, 'done')).write();
    expect(updates).toEqual([{ path: 'audit/export-archive-1', data: { state: 'done' } }]);
  });

  it('changes no entry for a job without a staff request', async () => {
    const { updates, tx } = job('export-archive-1');
    (await planJobResult(tx, { job: 'export', id: 'another' }, 'done')).write();
    expect(updates).toEqual([]);
  });
});
