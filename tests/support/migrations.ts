import { readConfig } from '../../functions/src/platform/parameters/config';
import type { Migration } from '../../tools/release/migrations/migrations';
import { jobDeps } from './deps';
import { projectId } from './environment';

export const migrationConfig = readConfig({
  GCLOUD_PROJECT: projectId,
  FUNCTIONS_EMULATOR: 'true',
});

/**
 * Applies a migration to one record, as a run over all records does. @returns whether it changed the
 * record
 */
export function applyMigration({ plan }: Migration, id: string): Promise<boolean> {
  return jobDeps.db.transaction(async (tx) => {
    const write = await plan(tx, migrationConfig, id);
    write?.(tx);
    return write !== null;
  });
}
