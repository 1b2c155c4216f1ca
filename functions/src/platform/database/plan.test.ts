import { AppError } from '@smriti/shared/base/errors';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from './database';
import { combinePlans, commitPlan, type Plan } from './plan';

const CLAIM = { id: 'claim', fingerprint: 'same', concerns: ['asha'] };
const answered = z.object({ message: z.string() });

let log: string[];
/** The stored answer of the claim in the fake database. */
let kept: Record<string, unknown> | null;

const plan = (name: string): Plan => ({
  write: () => void log.push(`${name} written`),
  afterCommit: () => Promise.resolve(void log.push(`${name} settled`)),
});

const clock = { now: () => new Date('2026-11-22T00:00:00Z') };
const tx = {
  create: (_path: string, data: Record<string, unknown>) => void (kept = data),
} as unknown as DatabaseTransaction;
const asStored = () => kept && { ...kept, expires_at: Timestamp.fromDate(clock.now()) };

/** A fake database whose transaction commits, or throws `failure` after its work. */
const databaseOf = (failure?: Error) =>
  ({
    get(path: string) {
      const data = asStored();
      return Promise.resolve(data && { id: 'claim', path, data });
    },
    async transaction(work: (transaction: DatabaseTransaction) => Promise<unknown>) {
      const result = await work(tx);
      if (failure) throw failure;
      log.push('committed');
      return result;
    },
  }) as unknown as Database;

beforeEach(() => {
  log = [];
  kept = null;
});

describe('combinePlans', () => {
  it('writes and settles in order, and skips missing plans', async () => {
    const joined = combinePlans(
      plan('a'),
      null,
      { write: () => void log.push('b written') },
      plan('c'),
    );
    joined.write();
    await joined.afterCommit();
    expect(log).toEqual(['a written', 'b written', 'c written', 'a settled', 'c settled']);
  });
});

describe('commitPlan', () => {
  const call = (db: Database, claim: typeof CLAIM | null = CLAIM) =>
    commitPlan({ db, clock }, claim, answered, () =>
      Promise.resolve({ answer: { message: 'done' }, plan: plan('a') }),
    );

  it.each([CLAIM, null])('writes, commits and then settles (claim %j)', async (claim) => {
    expect(await call(databaseOf(), claim)).toEqual({ message: 'done' });
    expect(log).toEqual(['a written', 'committed', 'a settled']);
  });

  it('returns the first answer to a retry, without a second effect', async () => {
    await call(databaseOf());
    log = [];
    expect(await call(databaseOf())).toEqual({ message: 'done' });
    expect(log).toEqual([]);
  });

  it('returns an answer that exceeds a document to a retry, too', async () => {
    const answer = { message: 'A day at the sea. '.repeat(100_000) };
    const long = () =>
      commitPlan({ db: databaseOf(), clock }, CLAIM, answered, () =>
        Promise.resolve({ answer, plan: null }),
      );
    await long();
    expect(kept?.['answer']).toBeInstanceOf(Uint8Array);
    expect(await long()).toEqual(answer);
  });

  it('settles nothing if a concurrent identical call was faster', async () => {
    const lost = new AppError('conflict', 'This was changed at the same time.');
    expect(await call(databaseOf(lost))).toEqual({ message: 'done' });
    expect(log).toEqual(['a written']);
  });

  it('settles nothing if the transaction fails', async () => {
    await expect(call(databaseOf(new Error('no connection')), null)).rejects.toThrow();
    expect(log).toEqual(['a written']);
  });

  it('writes nothing for an empty plan', async () => {
    const nothing = { answer: { message: 'as it is' }, plan: null };
    await commitPlan({ db: databaseOf(), clock }, null, answered, () => Promise.resolve(nothing));
    expect(log).toEqual(['committed']);
  });
});
