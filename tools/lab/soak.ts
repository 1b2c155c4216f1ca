import { getEnvironment, testVariables } from '../../shared/local/environment.ts';
import { runTool } from '../../shared/local/failure.ts';
import type { RunningEmulators } from '../dev/emulators/start.ts';
import { withAdminSdk } from '../dev/shop/with-admin.ts';
import { withBuiltShop } from '../dev/shop/with-built-shop.ts';
import { openFirestoreProxy } from '../quality/faults/firestore-outage.ts';
import { parseSoakOptions, type SoakOptions } from './soak/soak-options.ts';
import type { SoakOutcome } from '../quality/faults/soak-outcome.ts';

/** Environment of the tests: the soak uses its ports, so the two cannot run at the same time. */
const suite = getEnvironment('test');

/**
 * Number of calls and triggers that the functions emulator runs in parallel. A download of print
 * files waits for the files: with the usual limit of four, four downloads would block the triggers
 * that make the files.
 */
const FUZZ_VARIABLES = { FUNCTIONS_EMULATOR_PARALLEL: '16' };

/**
 * Runs a part. Its modules are imported only now, because they read the emulators' addresses when
 * loaded.
 */
async function runPart(options: SoakOptions, emulators: RunningEmulators): Promise<SoakOutcome> {
  if (options.part === 'walks') {
    return withAdminSdk(suite, async (project) => {
      const { runWalks } = await import('./soak/run-walks.ts');
      return runWalks({ ...options, suite, project, emulators: emulators.pid });
    });
  }
  Object.assign(process.env, testVariables(suite));
  if (options.part === 'fuzz') {
    const { fuzzContracts } = await import('../quality/fuzz/fuzz.ts');
    return fuzzContracts(options);
  }
  // connects all clients but the emulated functions to Firestore through a proxy that can be disconnected
  const proxy = await openFirestoreProxy(suite.ports.firestore);
  process.env['FIRESTORE_EMULATOR_HOST'] = proxy.host;
  const { injectFaults } = await import('../quality/faults/faults.ts');
  try {
    return await injectFaults(emulators.pid, proxy);
  } finally {
    // an open proxy would keep this process running
    await proxy.disconnect();
  }
}

/**
 * Simulated people use the whole shop: `npm run soak [-- --minutes 10 --people 50]`.
 * Generated requests to every endpoint: `npm run soak -- fuzz [--requests 100000 --seed N]`.
 * Processes that are killed during writes: `npm run soak -- faults`.
 * Each part prints its measurements and the problems found, and fails if there are any.
 */
await runTool(async () => {
  const options = parseSoakOptions(process.argv.slice(2), new Date());
  const env = options.part === 'fuzz' ? FUZZ_VARIABLES : {};
  await withBuiltShop(
    suite,
    async (emulators) => {
      const { tables, problems } = await runPart(options, emulators);
      for (const one of tables) console.log(`\n${one}`);
      console.log(problems.length === 0 ? '\nAll is well.' : `\n${problems.length} faults:`);
      for (const problem of problems) console.log(`✗ ${problem}`);
      if (problems.length > 0) {
        console.log(`\nWhat the emulators and functions printed is in ${emulators.log}`);
        process.exitCode = 1;
      }
    },
    env,
  );
});
