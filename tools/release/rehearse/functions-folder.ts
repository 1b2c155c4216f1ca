import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { lastLines, runCommand } from '../../dev/programs/run-command.ts';

type ReadDirectory = (options: {
  path: string;
  ignoreStrings: readonly string[];
}) => Promise<unknown>;

const firebaseFiles = z.object({
  readdirRecursive: z.custom<ReadDirectory>((value) => typeof value === 'function'),
});
const found = z.array(z.object({ name: z.string() }));

/**
 * Copies the files of the functions that a deployment packs, as firebase-tools selects them by the
 * ignore list of firebase.json.
 * @returns their paths in the folder
 */
export async function packFunctions(
  source: string,
  ignore: readonly string[],
  destination: string,
): Promise<string[]> {
  const loaded: unknown = createRequire(import.meta.url)('firebase-tools/lib/fsAsync');
  const { readdirRecursive } = firebaseFiles.parse(loaded);
  const files = found.parse(await readdirRecursive({ path: source, ignoreStrings: ignore }));
  const paths = files.map(({ name }) => relative(source, name)).toSorted();
  for (const path of paths) {
    await mkdir(dirname(join(destination, path)), { recursive: true });
    await cp(join(source, path), join(destination, path));
  }
  return paths;
}

const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|network/i;

/** Reason why an installation failed, as a sentence. */
export function describeInstallProblem(output: string): string {
  return UNREACHABLE.test(output)
    ? 'The packages of the functions could not be installed because the npm registry cannot be reached: connect to the internet (or set the registry that you use with npm config) and try again.'
    : `The packages of the functions could not be installed as the cloud does it; npm says:\n${lastLines(output)}`;
}

/** Removes npm's variables, which would make a nested npm install into the folder of this one. */
function withoutNpm(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = /^npm_(package_|lifecycle_|config_local_prefix|config_prefix)/;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !own.test(name)));
}

/**
 * Installs the packages of a functions folder with its own lock file, as Cloud Build does; uses
 * npm's local cache.
 * @throws ToolFailure with the reason of a failure
 */
export async function installFunctions(folder: string): Promise<void> {
  // in a checkout, npm would use the lock file of the whole repository
  const alone = '--workspaces=false';
  const parameters = ['ci', alone, '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', parameters, {
    cwd: folder,
    env: withoutNpm(process.env),
  });
  if (code !== 0) throw new ToolFailure(describeInstallProblem(output));
}
