import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyExport } from '../emulators/emulator-export.ts';
import { startEmulators } from '../emulators/start.ts';
import {
  adminSdkVariables,
  environmentBucket,
  getEnvironment,
} from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { CACHE_FOLDER, EMULATOR_DATA_FOLDER } from '../../../shared/local/paths.ts';
import type { SeedCounts } from '../../../seed/src/fill-project.ts';
import { fillProject } from '../../../seed/src/fill-project.ts';
import type { ShopFiles } from '../../../seed/src/shop-files.ts';
import { normaliseExport } from '../../../seed/src/normalise-export.ts';
import { withAdminApp } from '../../../seed/src/admin-app.ts';

/** Largest size of the committed export, in bytes; it keeps a clone fast. */
const MAX_EXPORT_BYTES = 25 * 1024 * 1024;

export interface SeedExport {
  counts: SeedCounts;
  bytes: number;
}

/**
 * Fills empty emulators with the shop's data and replaces the committed export by theirs. Uses a separate
 * project, so that running emulators do not change.
 * @throws ToolFailure when the export is too large; the committed one is then kept
 */
export async function exportEmulatorData(files: ShopFiles): Promise<SeedExport> {
  const suite = getEnvironment('seed');
  const folder = join(CACHE_FOLDER, 'seed', 'export');
  await rm(folder, { recursive: true, force: true });
  const emulators = await startEmulators({
    environment: suite,
    only: ['auth', 'firestore', 'storage'],
    exportTo: folder,
  });
  Object.assign(process.env, adminSdkVariables(suite), { METADATA_SERVER_DETECTION: 'none' });
  const project = { projectId: suite.projectId, storageBucket: environmentBucket(suite) };
  let counts: SeedCounts;
  try {
    counts = await withAdminApp(project, (services) =>
      fillProject(services, { files, withDemoPeople: true }),
    );
  } finally {
    await emulators.stop();
  }
  await normaliseExport(folder);
  const bytes = await sizeOf(folder);
  if (bytes > MAX_EXPORT_BYTES) {
    throw new ToolFailure(
      `The export weighs ${formatMebibytes(bytes)}, more than the ${formatMebibytes(MAX_EXPORT_BYTES)} that it may: make the pictures lighter.`,
    );
  }
  await copyExport(folder, EMULATOR_DATA_FOLDER, getEnvironment('start'));
  return { counts, bytes };
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

export function formatMebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
