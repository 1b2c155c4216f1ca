import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { noteEarlierDeliveries } from '../functions/src/features/retention/earlier-deliveries.service.ts';
import { createDatabase } from '../functions/src/platform/database.ts';
import { createLogger } from '../functions/src/platform/logger.ts';
import { environment } from './environment.ts';
import { runTool, ToolFailure } from './failure.ts';
import { openProject } from './open-project.ts';
import { projectConfig, settingsOf } from './project-config.ts';

const USAGE = 'npm run note-deliveries -- [--project <id>]';

/**
 * `npm run note-deliveries -- [--project ID]`: lets the time run for which originals are kept of
 * albums that were delivered by a release that did not note it yet. May be run again.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: environment('start').projectId } },
    allowPositionals: true,
  });
  if (positionals.length > 0) throw new ToolFailure(`Usage: ${USAGE}`);
  const { project } = values;
  const app = await openProject(project, 'firestore');
  const albums = await noteEarlierDeliveries({
    db: createDatabase(getFirestore(app)),
    config: projectConfig(project, settingsOf(project)),
    logger: createLogger({ logLevel: 'error' }),
  });
  console.log(`${albums} albums noted in ${project}`);
});
