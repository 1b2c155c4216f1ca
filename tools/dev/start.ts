import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildForEnvironment } from '../release/build/build-steps.ts';
import { DEMO_WELCOME } from './shop/demo-accounts.ts';
import { copyExport, isExportFolder } from './emulators/emulator-export.ts';
import { requireFreePorts } from './emulators/ports.ts';
import { toReadableLine } from './emulators/readable-line.ts';
import { startEmulators } from './emulators/start.ts';
import { getEnvironment, environmentOrigins } from '../../shared/local/environment.ts';
import { runTool } from '../../shared/local/failure.ts';
import { keepConsoleFiguresUpdated } from './shop/update-console-figures.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../shared/local/paths.ts';

const WORKING_COPY = join(ROOT, '.emulator-data');

/**
 * `npm start [-- --fresh]`: builds the shop and serves it with the whole emulator suite until
 * Ctrl-C. Its data is a working copy of emulator-data that is kept between runs; --fresh renews it.
 */
await runTool(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const local = getEnvironment('start');
  const shop = environmentOrigins(local).hosting;

  await requireFreePorts(local); // before the data is renewed, because a running shop may be using it
  if (values.fresh || !isExportFolder(WORKING_COPY)) {
    await copyExport(EMULATOR_DATA_FOLDER, WORKING_COPY, local);
  }
  console.log('Building the shop ...');
  await buildForEnvironment(local);
  console.log('Starting the emulators ...');
  const emulators = await startEmulators({
    environment: local,
    importFrom: WORKING_COPY,
    exportTo: WORKING_COPY,
    onLine: (line) => {
      const readable = toReadableLine(line, shop);
      if (readable) console.log(readable);
    },
  });
  await keepConsoleFiguresUpdated(local.projectId);
  printWelcome(shop, emulators.log);
  process.exitCode = 0; // the process runs until Ctrl-C or a crash
  throw await emulators.crashed;
});

function printWelcome(shop: string, log: string): void {
  console.log(`
Smriti is open at ${shop}

${DEMO_WELCOME}

Ctrl-C stops it and keeps what you have done; 'npm start -- --fresh' begins again from the start.
Everything the emulators print is in ${log}
`);
}
