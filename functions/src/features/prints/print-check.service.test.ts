import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { DatabaseTransaction } from '../../platform/database/database';
import { planPrintCheck } from './print-check.service';

const now = new Date('2026-03-01T10:00:00.000Z');
const later = Timestamp.fromMillis(now.getTime() + 12 * 3_600_000);
const files = {
  album_id: 'goa',
  user_id: 'asha',
  id: 'first',
  scene_hash: 'abc',
  state: 'ready',
  done: 2,
  total: 2,
  reason: '',
  files: [],
  asked_at: later,
  made_at: later,
  check_at: later,
};

/** Reads and writes of planPrintCheck when an album changes its state. */
async function after(
  from: Parameters<typeof planPrintCheck>[1]['from'],
  to: Parameters<typeof planPrintCheck>[1]['to'],
  data: object | null = files,
) {
  const read: string[] = [];
  const written = new Map<string, unknown>();
  const tx: Pick<DatabaseTransaction, 'getAll' | 'set'> = {
    getAll(paths) {
      read.push(...paths);
      return Promise.resolve(paths.map((path) => data && { id: 'goa', path, data }));
    },
    set: (path, record) => void written.set(path, record['check_at']),
  };
  (await planPrintCheck(tx, { albumId: 'goa', from, to, now })).write();
  return { read, written: [...written] };
}

it('schedules a check of print files when their album is reopened or deleted', async () => {
  for (const to of ['Draft', null] as const) {
    expect((await after('Approved', to)).written).toEqual([['printFiles/goa', now]]);
  }
});

it('writes nothing without print files, and reads nothing for other moves', async () => {
  expect((await after('Approved', 'Draft', null)).written).toEqual([]);
  for (const [from, to] of [
    ['Approved', 'Approved'],
    ['Responded', 'Approved'],
    [null, 'Draft'],
  ] as const) {
    expect(await after(from, to)).toEqual({ read: [], written: [] });
  }
});
