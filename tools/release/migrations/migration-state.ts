import * as z from 'zod/mini';
import type { Database } from '../../../functions/src/platform/database/database.ts';
import { storedTime } from '../../../functions/src/platform/database/stored-fields.ts';

const counted = z.int().check(z.gte(0));

/**
 * The document migrations/{id}: progress of a migration, from which an interrupted run continues.
 */
const migrationState = z.strictObject({
  state: z.enum(['running', 'done']),
  /** Id of the last processed document; null before the first. */
  after: z.nullable(z.string()),
  looked_at: counted,
  changed: counted,
  /** Documents that could not be changed; the next run starts with them. */
  failed: z.array(z.string()),
  updated_at: storedTime,
});
export type MigrationState = Omit<z.output<typeof migrationState>, 'updated_at'>;

export const INITIAL_MIGRATION_STATE: MigrationState = {
  state: 'running',
  after: null,
  looked_at: 0,
  changed: 0,
  failed: [],
};

const pathOf = (id: string) => `migrations/${id}`;

export async function findMigrationState(
  db: Pick<Database, 'get'>,
  id: string,
): Promise<MigrationState> {
  const document = await db.get(pathOf(id));
  return document ? z.parse(migrationState, document.data) : INITIAL_MIGRATION_STATE;
}

export async function storeMigrationState(
  db: Pick<Database, 'batch'>,
  id: string,
  { state, after, looked_at, changed, failed }: MigrationState,
): Promise<void> {
  const updated_at = new Date();
  await db.batch((writes) => {
    writes.set(pathOf(id), { state, after, looked_at, changed, failed, updated_at });
  });
}
