import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../functions/src/platform/database/database';
import type { Migration } from '../../tools/release/migrations/migrations';
import { findMigrationState } from '../../tools/release/migrations/migration-state';
import { runMigration } from '../../tools/release/migrations/run-migration';
import { firestore } from '../support/admin';
import { jobDeps } from '../support/deps';
import { migrationConfig as config } from '../support/migrations';

const RECORDS = 7;
const BATCH = 3;

let clean: () => Promise<void>;
afterEach(() => clean());

/** Creates a collection of records without a field, and a migration that adds the field. */
async function oldRecords() {
  const id = `9999-${randomUUID()}`;
  const collection = firestore.collection(`old-${id}`);
  const ids = Array.from({ length: RECORDS }, (_, index) => `r${index}`);
  await Promise.all(ids.map((name) => collection.doc(name).set({ writes: 0 })));
  clean = async () => {
    const paths = [...ids.map((name) => `${collection.id}/${name}`), `migrations/${id}`];
    await Promise.all(paths.map((path) => firestore.doc(path).delete()));
  };
  const looked: string[] = [];
  const broken = new Set<string>();
  const migration: Migration = {
    id,
    title: 'gives each its field',
    collection: collection.id,
    plan: async (reader, _config, name) => {
      looked.push(name);
      if (broken.has(name)) throw new Error('a record that cannot be read');
      const path = `${collection.id}/${name}`;
      const data = Object((await reader.get(path))?.data) as { writes: number; isNew?: true };
      return data.isNew ? null : (tx) => tx.set(path, { isNew: true, writes: data.writes + 1 });
    },
  };
  const stored = async () => {
    const { docs } = await collection.get();
    return docs.map((document) => Number(document.get('writes')));
  };
  const said: string[] = [];
  const run = (changes: { isWritten?: boolean; isRepeated?: boolean; db?: Database } = {}) => {
    const say = (line: string) => said.push(line);
    const { db } = jobDeps;
    return runMigration(migration, {
      db,
      config,
      isWritten: true,
      batchSize: BATCH,
      say,
      ...changes,
    });
  };
  return { migration, looked, broken, stored, said, run };
}

/** A database that fails when the progress of a migration is saved for the nth time. */
function breakingAt(nth: number): Database {
  let kept = 0;
  const batch: Database['batch'] = (fill) => {
    kept += 1;
    return kept === nth ? Promise.reject(new Error('killed')) : jobDeps.db.batch(fill);
  };
  return { ...jobDeps.db, batch };
}

describe('a migration', () => {
  it('prints its changes, and writes only with the option', async () => {
    const { run, said, stored, migration } = await oldRecords();
    const dry = await run({ isWritten: false });
    expect(dry).toMatchObject({ looked_at: RECORDS, changed: RECORDS });
    expect(said).toHaveLength(RECORDS);
    expect(said[0]).toBe(`would change ${migration.collection}/r0`);
    expect(await stored()).toEqual(Array(RECORDS).fill(0));
    expect((await firestore.doc(`migrations/${migration.id}`).get()).exists).toBe(false);
  });

  it('continues after an interruption, writes each record once, and is then finished', async () => {
    const { run, stored, looked, migration } = await oldRecords();
    await expect(run({ db: breakingAt(2) })).rejects.toThrow('killed');
    expect(await stored()).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(await findMigrationState(jobDeps.db, migration.id)).toMatchObject({
      after: 'r2',
      changed: 3,
    });

    looked.length = 0;
    expect(await run()).toMatchObject({ state: 'done', looked_at: RECORDS, failed: [] });
    // records before the saved progress are skipped; r3 to r5 are found already migrated
    expect(looked).toEqual(['r3', 'r4', 'r5', 'r6']);
    expect(await stored()).toEqual(Array(RECORDS).fill(1));

    looked.length = 0;
    expect(await run()).toMatchObject({ state: 'done', isDoneBefore: true });
    expect(looked).toEqual([]);
    await run({ isRepeated: true });
    expect(looked).toHaveLength(RECORDS);
    expect(await stored()).toEqual(Array(RECORDS).fill(1));
  });

  it('leaves out and reports a failing record, and starts with it next time', async () => {
    const { run, stored, looked, broken, said } = await oldRecords();
    broken.add('r1');
    expect(await run()).toMatchObject({ state: 'running', changed: RECORDS - 1, failed: ['r1'] });
    expect(said.find((line) => line.startsWith('FAILED'))).toMatch(/r1: a record that cannot/);
    expect(await stored()).toEqual([1, 0, 1, 1, 1, 1, 1]);
    broken.clear();
    looked.length = 0;
    expect(await run()).toMatchObject({ state: 'done', changed: RECORDS, failed: [] });
    expect(looked).toEqual(['r1']);
  });
});
