import { join } from 'node:path';
import { withAdminApp } from '../../seed/src/admin-app.ts';
import { buildFor } from '../release/build/build-steps.ts';
import { copyExport } from '../dev/emulators/data.ts';
import { type RunningEmulators, startEmulators } from '../dev/emulators/start.ts';
import {
  adminVariables,
  bucketOf,
  environment,
  testVariables,
} from '../../shared/local/environment.ts';
import { runTool } from '../../shared/local/failure.ts';
import { EMULATOR_DATA, ROOT } from '../../shared/local/paths.ts';
import { openWay } from '../quality/faults/firestore-outage.ts';
import { soakOptions, type SoakOptions } from './soak/options.ts';
import type { SoakOutcome } from '../quality/faults/outcome.ts';

/** Of the tests, whose ports and variables it has: the two do not run at the same time. */
const suite = environment('test');

/**
 * Calls and triggers that the emulator of the functions works on at once. Archives of print files wait for
 * the files: four of them would leave no place to who makes these, nor to any call.
 */
const FUZZ_AT_ONCE = { FUNCTIONS_EMULATOR_PARALLEL: '16' };

/** What it takes is loaded once the emulators are known, which its modules ask the environment for. */
async function outcomeOf(options: SoakOptions, emulators: RunningEmulators): Promise<SoakOutcome> {
  if (options.part === 'walks') {
    Object.assign(process.env, adminVariables(suite));
    const { walkThroughShop } = await import('./soak/walks.ts');
    const app = { projectId: suite.projectId, storageBucket: bucketOf(suite) };
    return withAdminApp(app, (project) =>
      walkThroughShop({ ...options, suite, project, emulators: emulators.pid }),
    );
  }
  Object.assign(process.env, testVariables(suite));
  if (options.part === 'fuzz') {
    const { fuzzContracts } = await import('../quality/fuzz/fuzz.ts');
    return fuzzContracts(options);
  }
  // everything but the emulators' own functions goes by a way to Firestore that can be cut
  const way = await openWay(suite.ports.firestore);
  process.env['FIRESTORE_EMULATOR_HOST'] = way.host;
  const { provokeFaults } = await import('../quality/faults/faults.ts');
  try {
    return await provokeFaults(emulators.pid, way);
  } finally {
    // an open way would keep the tool from ending
    await way.cut();
  }
}

/**
 * `npm run soak [-- --minutes 10 --people 50]`: people walk the whole way through the shop;
 * `npm run soak -- fuzz [--requests 100000 --seed N]`: requests of all kinds to every call;
 * `npm run soak -- faults`: processes are killed in the middle of what must happen once. Each prints
 * what it measured and then what was not as it should be, and fails where there is anything.
 */
await runTool(async () => {
  const options = soakOptions(process.argv.slice(2), new Date());
  const data = join(ROOT, '.emulator-data-test');
  await Promise.all([buildFor(suite), copyExport(EMULATOR_DATA, data, suite)]);
  const env = options.part === 'fuzz' ? FUZZ_AT_ONCE : {};
  const emulators = await startEmulators({ environment: suite, importFrom: data, env });
  try {
    const { tables, problems } = await outcomeOf(options, emulators);
    for (const one of tables) console.log(`\n${one}`);
    console.log(problems.length === 0 ? '\nAll is well.' : `\n${problems.length} faults:`);
    for (const problem of problems) console.log(`✗ ${problem}`);
    if (problems.length > 0) {
      console.log(`\nWhat the emulators and functions printed is in ${emulators.log}`);
      process.exitCode = 1;
    }
  } finally {
    await emulators.stop();
  }
});
