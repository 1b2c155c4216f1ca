import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../../shared/local/environment.ts';
import { environmentBucket } from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';

const METADATA = 'firebase-export-metadata.json';

export function isExportFolder(folder: string): boolean {
  return existsSync(join(folder, METADATA));
}

/**
 * Copies an emulator export for use in an environment and replaces an existing copy. Documents and
 * accounts are imported into any project, but objects keep the name of their bucket, so the copy
 * renames it to that of the environment.
 * @throws ToolFailure when there is no export to copy
 */
export async function copyExport(
  source: string,
  destination: string,
  environment: Environment,
): Promise<void> {
  if (!isExportFolder(source)) {
    throw new ToolFailure(
      `There is no emulator export in ${source}: make the shop's data with 'npm run seed'.`,
    );
  }
  await rm(destination, { recursive: true, force: true });
  await cp(source, destination, { recursive: true });
  await renameBucket(join(destination, 'storage_export'), environmentBucket(environment));
}

async function renameBucket(storage: string, bucket: string): Promise<void> {
  const metadata = join(storage, 'metadata');
  if (!existsSync(metadata)) return;
  await writeJson(join(storage, 'buckets.json'), { buckets: [{ id: bucket }] });
  for (const name of await readdir(metadata, { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    const file = join(metadata, name);
    const object: unknown = JSON.parse(await readFile(file, 'utf8'));
    await writeJson(file, { ...Object(object), bucket });
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, JSON.stringify(value));
}
