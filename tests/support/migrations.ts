import { readConfig } from '../../functions/src/platform/parameters/config';
import type { Migration } from '../../tools/release/migrations/migration';
import { workDeps } from './deps';
import { projectId } from './environment';

export const migrationConfig = readConfig({
  GCLOUD_PROJECT: projectId,
  FUNCTIONS_EMULATOR: 'true',
});

/**
 * Applies a migration to one record, as a run over all records does. @returns whether it changed the
 * record
 */
export function migrate({ plan }: Migration, id: string): Promise<boolean> {
  return workDeps.db.transaction(async (tx) => {
    const write = await plan(tx, migrationConfig, id);
    write?.(tx);
    return write !== null;
  });
}
