import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';

const dependencies = z.record(z.string(), z.string());
const manifest = z.object({ dependencies });
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      dependencies: z.optional(dependencies),
      resolved: z.optional(z.string()),
      integrity: z.optional(z.string()),
      link: z.optional(z.boolean()),
    }),
  ),
});
type LockFile = z.infer<typeof lockFile>;

/**
 * Checks both lock files: each package has a checksum, and none names a registry. Also checks that
 * functions/package-lock.json, from which the cloud installs, matches functions/package.json and
 * the versions that are tested here.
 * @throws ToolFailure that says how to renew the file
 */
export function requireDeploymentLock(): void {
  const wanted = manifest.parse(readJson('functions/package.json')).dependencies;
  const deployed = lockFile.parse(readJson('functions/package-lock.json'));
  const tested = lockFile.parse(readJson('package-lock.json'));
  const testedFault = lockEntryFault(tested);
  if (testedFault) throw new ToolFailure(`package-lock.json ${testedFault}.`);
  const fault = findLockFileFault(deployed, tested, wanted);
  if (!fault) return;
  throw new ToolFailure(
    `functions/package-lock.json ${fault}: renew it with 'npm install --package-lock-only --workspaces=false --omit-lockfile-registry-resolved' in functions. npm leaves entries as they are that it finds complete: delete a faulty one first.`,
  );
}

/** First fault of the lock file of a deployment, as a phrase that follows its name. */
export function findLockFileFault(
  deployed: LockFile,
  tested: LockFile,
  wanted: Record<string, string>,
): string | undefined {
  if (!isDeepStrictEqual(deployed.packages['']?.dependencies, wanted)) {
    return 'is older than functions/package.json';
  }
  const drifted = Object.keys(wanted).find((name) => {
    const path = `node_modules/${name}`;
    const here = tested.packages[`functions/${path}`] ?? tested.packages[path];
    return deployed.packages[path]?.version !== here?.version;
  });
  if (drifted) return `holds another version of ${drifted} than package-lock.json`;
  return lockEntryFault(deployed);
}

/** First fault of a lock file's entries, as a phrase that follows the file's name. */
function lockEntryFault({ packages }: LockFile): string | undefined {
  for (const [path, { resolved, integrity, link }] of Object.entries(packages)) {
    if (resolved?.includes('://')) return 'names a registry';
    const isDownloaded = path.includes('node_modules/') && link !== true;
    if (isDownloaded && integrity === undefined) return `has no integrity of ${path}`;
  }
  return undefined;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
