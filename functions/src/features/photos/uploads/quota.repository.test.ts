import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../../../platform/database/database';
import {
  addNewGuestToCount,
  assertQuotaLeft,
  countNewGuests,
  addQuotaUse,
  hasQuotaLeft,
} from './quota.repository';

const HOUR = 3_600_000;

let now: number;
/** Number of uses by path, as Firestore adds them up. */
let used: Map<string, number>;

const clock = { now: () => new Date(now) };
const writes: Pick<DatabaseTransaction, 'set'> = {
  set(path, data) {
    expect(FieldValue.increment(1).isEqual(data['used'] as FieldValue)).toBe(true);
    used.set(path, (used.get(path) ?? 0) + 1);
  },
};
const db = {
  getAll: (paths: readonly string[]) => Promise.all(paths.map((path) => db.get(path))),
  get(path: string) {
    const count = used.get(path);
    if (count === undefined) return Promise.resolve(null);
    const data = { used: count, expires_at: Timestamp.fromMillis(now + HOUR) };
    return Promise.resolve({ id: path, path, data });
  },
};

beforeEach(() => {
  now = Date.parse('2026-03-01T10:00:00.000Z');
  used = new Map();
});

describe.each([
  { kind: 'guests', limit: 300, hours: 1 },
  { kind: 'friend_mails', limit: 10, hours: 24 },
  { kind: 'exports', limit: 3, hours: 24 },
  { kind: 'share_notes', limit: 10, hours: 1 },
  { kind: 'share_network_notes', limit: 60, hours: 24 },
] as const)('the quota of $kind', ({ kind, limit, hours }) => {
  const use = { kind, subject: 'one' };
  const spend = (times: number) => {
    for (let count = 0; count < times; count += 1) addQuotaUse(writes, clock, use);
  };

  it(`is ${limit} in ${hours} h`, async () => {
    spend(limit - 1);
    expect(await hasQuotaLeft({ db, clock }, use)).toBe(true);
    spend(1);
    await expect(assertQuotaLeft({ db, clock }, use)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    now += hours * HOUR;
    await assertQuotaLeft({ db, clock }, use);
  });

  it('is separate for each subject, whose name is not stored', async () => {
    spend(limit);
    expect(await hasQuotaLeft({ db, clock }, { kind, subject: 'another' })).toBe(true);
    expect([...used.keys()].join()).not.toMatch(/\bone\b/);
  });
});

it('counts all guests of an hour, spread over several documents', async () => {
  for (let count = 0; count < 100; count += 1) addNewGuestToCount(writes, clock);
  expect(await countNewGuests({ db, clock })).toBe(100);
  expect(used.size).toBe(5);
  now += HOUR;
  expect(await countNewGuests({ db, clock })).toBe(0);
});
