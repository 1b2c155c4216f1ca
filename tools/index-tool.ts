import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { createDatabase, type Database } from '../functions/src/platform/database.ts';
import { environment } from './environment.ts';
import { runTool, ToolFailure } from './failure.ts';
import { openProject } from './open-project.ts';

/**
 * A command that gives records of earlier releases what they are found by, and says how many:
 * `npm run NAME -- [--project ID]`. It may be run again.
 * @param what the records are called
 */
export function indexTool(
  name: string,
  what: string,
  index: (db: Database) => Promise<number>,
): Promise<void> {
  return runTool(async () => {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string', default: environment('start').projectId } },
      allowPositionals: true,
    });
    if (positionals.length > 0) {
      throw new ToolFailure(`Usage: npm run ${name} -- [--project <id>]`);
    }
    const app = await openProject(values.project, 'firestore');
    const count = await index(createDatabase(getFirestore(app)));
    console.log(`${count} ${what} can be found in ${values.project}`);
  });
}
