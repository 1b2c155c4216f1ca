import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { createDatabase } from '../../functions/src/platform/database/database.ts';
import { getEnvironment } from '../../shared/local/environment.ts';
import { runTool, ToolFailure } from '../../shared/local/failure.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { runMigration } from './migrations/run-migration.ts';
import { openProject } from '../dev/shop/open-project.ts';
import { createProjectConfig, readDeploymentSettings } from './build/project-config.ts';

const USAGE = 'npm run migrate -- [NUMBER ...] [--write] [--again] [--batch 200] [--project <id>]';

/** Maximum number of documents in a batch; an interrupted run processes up to this many twice. */
const MAX_DOCUMENTS_PER_BATCH = 1000;

function batchSizeOf(text: string): number {
  const size = Number(text);
  if (Number.isInteger(size) && size >= 1 && size <= MAX_DOCUMENTS_PER_BATCH) return size;
  throw new ToolFailure(
    `--batch is a number from 1 to ${MAX_DOCUMENTS_PER_BATCH}. Usage: ${USAGE}`,
  );
}

/** Migrations with the given numbers or names; all if none is given. */
function chosenOf(names: readonly string[]) {
  const unknown = names.find((name) => !MIGRATIONS.some(({ id }) => id.startsWith(name)));
  if (unknown !== undefined) {
    const known = MIGRATIONS.map(({ id }) => id).join(', ');
    throw new ToolFailure(`There is no migration ${unknown}: ${known}. Usage: ${USAGE}`);
  }
  return MIGRATIONS.filter(
    ({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)),
  );
}

/**
 * `npm run migrate`: changes stored records to the form that the current code expects, by numbered
 * migrations in their order. Without `--write` it only prints what it would change.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: 'string', default: getEnvironment('start').projectId },
      write: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      batch: { type: 'string', default: '200' },
    },
    allowPositionals: true,
  });
  const { project, write: isWritten, again: isRepeated } = values;
  const batchSize = batchSizeOf(values.batch);
  const migrations = chosenOf(positionals);
  const app = await openProject(project, 'firestore');
  const db = createDatabase(getFirestore(app));
  const config = createProjectConfig(project, readDeploymentSettings(project));
  const unfinished: string[] = [];
  for (const migration of migrations) {
    console.log(`${migration.id}: ${migration.title}`);
    const say = (line: string) => console.log(`  ${line}`);
    const run = { db, config, isWritten, isRepeated, batchSize, say };
    const { isDoneBefore, looked_at, changed, failed } = await runMigration(migration, run);
    const verb = isWritten || isDoneBefore ? 'changed' : 'to change';
    const begin = isDoneBefore ? 'done before (--again looks at all once more): ' : '';
    console.log(`  ${begin}${looked_at} looked at, ${changed} ${verb}, ${failed.length} failed`);
    if (failed.length > 0) unfinished.push(migration.id);
  }
  if (!isWritten) console.log(`Nothing was written to ${project}: add --write to do it.`);
  if (unfinished.length > 0) {
    throw new ToolFailure(
      `${unfinished.join(', ')}: some records could not be changed; put right what is said of them above, and run it again.`,
    );
  }
});
