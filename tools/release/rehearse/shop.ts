import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withAdminApp } from '../../../seed/src/admin-app.ts';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import { copyExport } from '../../dev/emulators/emulator-export.ts';
import { startEmulators } from '../../dev/emulators/start.ts';
import {
  adminSdkVariables,
  environmentBucket,
  getEnvironment,
} from '../../../shared/local/environment.ts';
import { EMULATOR_DATA_FOLDER } from '../../../shared/local/paths.ts';

/** Environment of `npm run seed`, which stores no data of its own. */
export const seedEnvironment = getEnvironment('seed');

/** Calls `work` with a temporary folder. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'smriti-rehearsal-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the demo shop's export into a folder. @returns the path, for the emulators to import */
export async function copyDemoExport(folder: string): Promise<string> {
  const data = join(folder, 'demo');
  await copyExport(EMULATOR_DATA_FOLDER, data, seedEnvironment);
  return data;
}

/** Calls `work` with emulators that import `importFrom`; they are empty without it. */
export async function withShopEmulators<T>(
  data: { importFrom?: string; exportTo?: string },
  work: (project: SeededProject) => Promise<T>,
): Promise<T> {
  const only = ['auth', 'firestore', 'storage'] as const;
  const emulators = await startEmulators({ environment: seedEnvironment, only, ...data });
  try {
    Object.assign(process.env, adminSdkVariables(seedEnvironment));
    const options = {
      projectId: seedEnvironment.projectId,
      storageBucket: environmentBucket(seedEnvironment),
    };
    return await withAdminApp(options, work);
  } finally {
    await emulators.stop();
  }
}
