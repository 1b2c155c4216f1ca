import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ToolFailure } from '../failure.ts';
import { ROOT } from '../paths.ts';

const dependencies = z.record(z.string(), z.string());
const manifest = z.object({ dependencies });
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      dependencies: z.optional(dependencies),
      resolved: z.optional(z.string()),
    }),
  ),
});
type LockFile = z.infer<typeof lockFile>;

/**
 * Makes sure that functions/package-lock.json, from which the cloud installs, belongs to
 * functions/package.json, holds the versions that are tested here and names no registry.
 * @throws ToolFailure that tells how to renew it
 */
export function requireDeploymentLock(): void {
  const wanted = manifest.parse(readJson('functions/package.json')).dependencies;
  const deployed = lockFile.parse(readJson('functions/package-lock.json'));
  const tested = lockFile.parse(readJson('package-lock.json'));
  const fault = faultOf(deployed, tested, wanted);
  if (!fault) return;
  throw new ToolFailure(
    `functions/package-lock.json ${fault}: renew it with 'npm install --package-lock-only --workspaces=false --omit-lockfile-registry-resolved' in functions.`,
  );
}

/** What is wrong with the lock file of a deployment, in words that follow its name. */
export function faultOf(
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
  const namesRegistry = Object.values(deployed.packages).some((one) =>
    one.resolved?.includes('://'),
  );
  return namesRegistry ? 'names a registry' : undefined;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
