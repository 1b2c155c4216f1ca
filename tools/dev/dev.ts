import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepConsoleFiguresUpdated } from './shop/update-console-figures.ts';
import { startDevShop } from './shop/dev-shop.ts';
import { DEMO_WELCOME } from './shop/demo-accounts.ts';
import { copyExport, isExportFolder } from './emulators/emulator-export.ts';
import { requireFreePorts } from './emulators/ports.ts';
import { toReadableLine } from './emulators/readable-line.ts';
import { getEnvironment, environmentOrigins } from '../../shared/local/environment.ts';
import { runTool } from '../../shared/local/failure.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../shared/local/paths.ts';

const WORKING_COPY = join(ROOT, '.emulator-data-dev');
const INSPECT_PORT = 9229; // Node's default port for debuggers

/**
 * `npm run dev [-- --fresh] [--inspect]`: serves the shop from its sources until Ctrl-C and shows saved
 * changes at once. Its data is a working copy of emulator-data that is kept between runs; --fresh
 * renews it. --inspect lets a debugger attach to the API.
 */
await runTool(async () => {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      inspect: { type: 'boolean', default: false },
    },
  });
  const local = getEnvironment('dev');
  const { hosting } = environmentOrigins(local);
  await requireFreePorts(local); // before the data is renewed, because a running shop may be using it
  if (values.fresh || !isExportFolder(WORKING_COPY)) {
    await copyExport(EMULATOR_DATA_FOLDER, WORKING_COPY, local);
  }
  console.log('Starting the emulators, the API and the dev server ...');
  const printReadable = (line: string) => {
    const readable = toReadableLine(line, hosting);
    if (readable) console.log(readable);
  };
  const shop = await startDevShop({
    environment: local,
    data: WORKING_COPY,
    isKept: true,
    inspectPort: values.inspect ? INSPECT_PORT : undefined,
    onEmulatorLine: printReadable,
    onApiOutput: (text) => text.split('\n').forEach((line) => printReadable(`> ${line}`)),
  });
  await keepConsoleFiguresUpdated(local.projectId);
  console.log(`
Smriti is open at ${hosting} and shows what you save.

${DEMO_WELCOME}

Public pages are drawn by the browser alone here; 'npm start' serves them as they are deployed.
Ctrl-C stops it and keeps what you have done; 'npm run dev -- --fresh' begins again from the start.
Everything the emulators print is in ${shop.log}
`);
  process.exitCode = 0; // the process runs until Ctrl-C or a crash
  throw await shop.crashed;
});
