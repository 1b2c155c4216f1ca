import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withAdminApp } from '../../../seed/src/admin-app.ts';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import { copyExport } from '../../dev/emulators/data.ts';
import { startEmulators } from '../../dev/emulators/start.ts';
import { adminVariables, bucketOf, environment } from '../../../shared/local/environment.ts';
import { EMULATOR_DATA } from '../../../shared/local/paths.ts';

/** Environment of `npm run seed`, which keeps no data. */
export const suite = environment('seed');

/** Calls `work` with a temporary folder. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'smriti-rehearsal-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where the demo shop lies in such a folder, for the emulators to begin with. */
export async function demoShop(folder: string): Promise<string> {
  const data = join(folder, 'demo');
  await copyExport(EMULATOR_DATA, data, suite);
  return data;
}

/** Works with the emulators of the data, on what `importFrom` holds; nothing without it. */
export async function withShop<T>(
  data: { importFrom?: string; exportTo?: string },
  work: (project: SeededProject) => Promise<T>,
): Promise<T> {
  const only = ['auth', 'firestore', 'storage'] as const;
  const emulators = await startEmulators({ environment: suite, only, ...data });
  try {
    Object.assign(process.env, adminVariables(suite));
    const options = { projectId: suite.projectId, storageBucket: bucketOf(suite) };
    return await withAdminApp(options, work);
  } finally {
    await emulators.stop();
  }
}
