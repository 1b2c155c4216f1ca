import { randomUUID } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { systemClock } from '../../functions/src/platform/clock';
import { createDatabase, isAlreadyExists } from '../../functions/src/platform/database/database';
import { runOnce } from '../../functions/src/platform/database/idempotency';
import { runWithRequestContext } from '../../functions/src/platform/request-context';
import { firestore } from '../support/admin';

const db = createDatabase(firestore);

/** A collection that no other test uses. */
const freshCollection = () => `test-${randomUUID()}`;

/** Number of Firestore reads and writes of `work`. */
async function costOf(work: () => Promise<unknown>) {
  const context = { id: 'test', route: null, reads: 0, writes: 0 };
  await runWithRequestContext(context, work);
  return { reads: context.reads, writes: context.writes };
}

async function newFilledCollection(documents: number): Promise<string> {
  const collection = freshCollection();
  await db.batch((writes) => {
    for (let n = 0; n < documents; n += 1) writes.set(`${collection}/${n}`, { n });
  });
  return collection;
}

describe('the counted database', () => {
  it('counts read documents, found or not', async () => {
    const collection = await newFilledCollection(3);
    expect(await costOf(() => db.get(`${collection}/0`))).toEqual({ reads: 1, writes: 0 });
    expect(await costOf(() => db.get(`${collection}/none`))).toEqual({ reads: 1, writes: 0 });
    const paths = [`${collection}/2`, `${collection}/none`, `${collection}/1`];
    expect(await costOf(() => db.getAll(paths))).toEqual({ reads: 3, writes: 0 });
    expect((await db.getAll(paths)).map((document) => document?.id)).toEqual(['2', undefined, '1']);
    expect(await costOf(() => db.getAll([]))).toEqual({ reads: 0, writes: 0 });
  });

  it('counts the results of queries, and one read for no result', async () => {
    const collection = await newFilledCollection(3);
    const find = (from: number) => () => db.find(collection, (all) => all.where('n', '>=', from));
    expect(await costOf(find(1))).toEqual({ reads: 2, writes: 0 });
    expect(await costOf(find(9))).toEqual({ reads: 1, writes: 0 });
    expect(await costOf(() => db.count(collection))).toEqual({ reads: 1, writes: 0 });
    expect(await db.count(collection)).toBe(3);
  });

  it('counts committed writes only', async () => {
    const collection = await newFilledCollection(1);
    const change = () =>
      db.transaction(async (tx) => {
        const document = await tx.get(`${collection}/0`);
        tx.update(`${collection}/0`, { n: 7 });
        tx.set(`${collection}/1`, { n: 1 }, { merge: true });
        tx.create(`${collection}/2`, { n: 2 });
        return document;
      });
    expect(await costOf(change)).toEqual({ reads: 1, writes: 3 });
    const again = await costOf(() => change().catch((error: unknown) => error));
    expect(again).toEqual({ reads: 1, writes: 0 });
    const remove = () => db.batch((writes) => writes.delete(`${collection}/0`));
    expect(await costOf(remove)).toEqual({ reads: 0, writes: 1 });
  });

  it('counts concurrent requests separately', async () => {
    const collection = await newFilledCollection(3);
    const [one, three] = await Promise.all([
      costOf(() => db.get(`${collection}/0`)),
      costOf(() => db.find(collection)),
    ]);
    expect([one.reads, three.reads]).toEqual([1, 3]);
  });

  it('distinguishes an existing document from other failures', async () => {
    const collection = await newFilledCollection(1);
    const create = db.batch((writes) => writes.create(`${collection}/0`, {}));
    expect(isAlreadyExists(await create.catch((error: unknown) => error))).toBe(true);
    const update = db.batch((writes) => writes.update(`${collection}/none`, { n: 1 }));
    expect(isAlreadyExists(await update.catch((error: unknown) => error))).toBe(false);
  });

  it('loses none of many concurrent changes: each succeeds or is a conflict', async () => {
    const collection = await newFilledCollection(1);
    const path = `${collection}/0`;
    const counter = z.object({ n: z.int() });
    const increase = () =>
      db.transaction(async (tx) => {
        const document = await tx.get(path);
        tx.update(path, { n: counter.parse(document?.data).n + 1 });
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, increase));
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThan(0);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toBeInstanceOf(AppError);
      expect(outcome.reason).toMatchObject({ code: 'conflict' });
    }
    expect(counter.parse((await db.get(path))?.data).n).toBe(done);
  });
});

describe('once', () => {
  const answer = z.object({ number: z.int() });
  const claim = () => ({ id: randomUUID(), fingerprint: 'the same', concerns: ['asha'] });

  it('has one effect and one answer for 20 calls with the same claim', async () => {
    const collection = freshCollection();
    const same = claim();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        runOnce({ db, clock: systemClock }, same, answer, (tx) => {
          tx.create(`${collection}/${number}`, { number });
          return Promise.resolve({ number });
        }),
      ),
    );
    const effects = await db.find(collection);
    expect(effects).toHaveLength(1);
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(effects[0]?.data).toEqual(answers[0]);
  });

  it('keeps the answer for at least 24 hours', async () => {
    const now = new Date('2026-06-01T10:00:00Z');
    const mine = claim();
    const deps = { db, clock: { now: () => now } };
    await runOnce(deps, mine, answer, () => Promise.resolve({ number: 1 }));
    const stored = await firestore.doc(`idempotency/${mine.id}`).get();
    const expires: unknown = stored.get('expires_at');
    expect(expires).toMatchObject({ _seconds: Date.parse('2026-06-02T10:00:00Z') / 1000 });
  });

  it('stores nothing for a failed effect', async () => {
    const mine = claim();
    const deps = { db, clock: systemClock };
    const failure = new AppError('business_rule', 'no');
    await expect(runOnce(deps, mine, answer, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await runOnce(deps, mine, answer, () => Promise.resolve({ number: 2 }))).toEqual({
      number: 2,
    });
  });
});
