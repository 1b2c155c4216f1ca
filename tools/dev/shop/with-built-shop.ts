import { join } from 'node:path';
import type { Environment } from '../../../shared/local/environment.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../../shared/local/paths.ts';
import { buildForEnvironment } from '../../release/build/build-steps.ts';
import { copyExport } from '../emulators/emulator-export.ts';
import { type RunningEmulators, startEmulators } from '../emulators/start.ts';

/** Builds the shop, starts its emulators with a new copy of the demo data, and stops them after `work`. */
export async function withBuiltShop(
  environment: Environment,
  work: (emulators: RunningEmulators) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const importFrom = join(ROOT, `.emulator-data-${environment.name}`);
  await Promise.all([
    buildForEnvironment(environment),
    copyExport(EMULATOR_DATA_FOLDER, importFrom, environment),
  ]);
  const emulators = await startEmulators({ environment, importFrom, env });
  try {
    await work(emulators);
  } finally {
    await emulators.stop();
  }
}
