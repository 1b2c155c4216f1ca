import type { Config } from '../../../functions/src/platform/parameters/config.ts';
import type { Database } from '../../../functions/src/platform/database/database.ts';
import { errorMessage, ToolFailure } from '../../../shared/local/failure.ts';
import {
  findMigrationState,
  storeMigrationState,
  type MigrationState,
  INITIAL_MIGRATION_STATE,
} from './migration-state.ts';
import type { Migration } from './migrations.ts';

/** Number of failures above which the migration itself is considered faulty. */
const MAX_FAILURES = 100;

interface Run {
  db: Database;
  config: Pick<Config, 'shop'>;
  /** Whether to write; otherwise not even the cursor is stored. */
  isWritten: boolean;
  /** Whether to repeat a finished migration. */
  isRepeated?: boolean;
  /** Number of documents between two writes of the progress. */
  batchSize: number;
  /**
   * Called with a line for each changed document, or document that would change, and for each
   * failure.
   */
  say: (line: string) => void;
}

/** Ids of a collection's documents in order, after `after`. */
async function findIds(db: Database, collection: string, after: string | null, limit: number) {
  const documents = await db.find(collection, (all) => {
    const sorted = all.orderBy('__name__');
    return (after === null ? sorted : sorted.startAfter(after)).limit(limit);
  });
  return documents.map(({ id }) => id);
}

/** Migrates one document. @returns whether it was or would be changed */
async function migrateOne({ plan }: Migration, run: Run, id: string): Promise<boolean> {
  if (!run.isWritten) return (await plan(run.db, run.config, id)) !== null;
  return run.db.transaction(async (tx) => {
    const write = await plan(tx, run.config, id);
    write?.(tx);
    return write !== null;
  });
}

/** Migrates documents one after the other. @returns the progress afterwards */
async function migrateAll(
  migration: Migration,
  run: Run,
  ids: readonly string[],
  state: MigrationState,
): Promise<MigrationState> {
  let changed = state.changed;
  const failed = [...state.failed];
  for (const id of ids) {
    const path = `${migration.collection}/${id}`;
    try {
      if (!(await migrateOne(migration, run, id))) continue;
      changed += 1;
      run.say(`${run.isWritten ? 'changed' : 'would change'} ${path}`);
    } catch (error) {
      failed.push(id);
      run.say(`FAILED ${path}: ${errorMessage(error)}`);
      if (failed.length > MAX_FAILURES) {
        throw new ToolFailure(`${migration.id} has failed for more than ${MAX_FAILURES} records.`);
      }
    }
  }
  return { ...state, changed, failed };
}

/**
 * Runs a migration, or only prints what it would change. Stores the progress after each batch: an
 * interrupted run continues after the last stored batch.
 * @throws ToolFailure when too many records fail
 */
export async function runMigration(
  migration: Migration,
  run: Run,
): Promise<MigrationState & { isDoneBefore: boolean }> {
  const { id, collection } = migration;
  const kept = await findMigrationState(run.db, id);
  if (kept.state === 'done' && !run.isRepeated) return { ...kept, isDoneBefore: true };
  const keep = (now: MigrationState) =>
    run.isWritten ? storeMigrationState(run.db, id, now) : undefined;
  let state = kept.state === 'done' ? INITIAL_MIGRATION_STATE : kept;
  // first the documents that failed last time
  state = await migrateAll(migration, run, state.failed, { ...state, failed: [] });
  for (;;) {
    const ids = await findIds(run.db, collection, state.after, run.batchSize);
    state = await migrateAll(migration, run, ids, state);
    const isEnd = ids.length < run.batchSize;
    const after = ids.at(-1) ?? state.after;
    const isDone = isEnd && state.failed.length === 0;
    state = {
      ...state,
      after,
      looked_at: state.looked_at + ids.length,
      state: isDone ? 'done' : 'running',
    };
    await keep(state);
    if (isEnd) return { ...state, isDoneBefore: false };
  }
}
