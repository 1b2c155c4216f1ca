import { join } from 'node:path';
import { buildForEnvironment } from '../release/build/build-steps.ts';
import { copyExport } from './emulators/emulator-export.ts';
import { startEmulators } from './emulators/start.ts';
import { getEnvironment } from '../../shared/local/environment.ts';
import { runTool } from '../../shared/local/failure.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../shared/local/paths.ts';

/**
 * `npm run emulators`: builds the shop and keeps the emulators of the tests open until Ctrl-C, for tests
 * that are run by name: `npx vitest run PATH`, `npx playwright test NAME`.
 */
await runTool(async () => {
  const suite = getEnvironment('test');
  const data = join(ROOT, '.emulator-data-test');
  console.log('Building the shop and starting the emulators of the tests ...');
  await Promise.all([buildForEnvironment(suite), copyExport(EMULATOR_DATA_FOLDER, data, suite)]);
  const emulators = await startEmulators({ environment: suite, importFrom: data });
  console.log(`They are open until Ctrl-C; all that they print is in ${emulators.log}`);
  process.exitCode = 0; // the process runs until Ctrl-C or a crash
  throw await emulators.crashed;
});
