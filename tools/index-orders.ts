import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { indexOrders } from '../functions/src/features/order-records/order-index.service.ts';
import { createDatabase } from '../functions/src/platform/database.ts';
import { environment } from './environment.ts';
import { runTool, ToolFailure } from './failure.ts';
import { openProject } from './open-project.ts';

const USAGE = 'npm run index-orders -- [--project <id>]';

/**
 * `npm run index-orders -- [--project ID]`: lets staff find the orders of earlier releases in the
 * search and in the print room. May be run again.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: environment('start').projectId } },
    allowPositionals: true,
  });
  if (positionals.length > 0) throw new ToolFailure(`Usage: ${USAGE}`);
  const app = await openProject(values.project, 'firestore');
  const orders = await indexOrders(createDatabase(getFirestore(app)));
  console.log(`${orders} orders can be found in ${values.project}`);
});
