import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { CACHE_FOLDER, ROOT } from '../../../shared/local/paths.ts';

const NOT_INPUT = /(^|\/)(node_modules|dist[^/]*)(\/|$)|\.test\.tsx?$/;

export interface BuildStep {
  name: string;
  /** Files and folders, relative to the root, that the result depends on. */
  inputs: readonly string[];
  /** Variables that the result depends on. */
  variables: Readonly<Record<string, string>>;
  /** A file that the build writes; without it, the build is not up to date. */
  output: string;
}

const stampOf = (name: string) => join(CACHE_FOLDER, 'builds', name);
const runningBuilds = new Map<string, Promise<void>>();

/**
 * Runs a build unless its output exists and none of its inputs has changed since. Waits for a running build
 * of the same name instead of starting another.
 */
export function buildIfChanged(build: BuildStep, make: () => Promise<void>): Promise<void> {
  const result = runningBuilds.get(build.name) ?? buildUnlessFresh(build, make);
  runningBuilds.set(build.name, result);
  return result.finally(() => runningBuilds.delete(build.name));
}

/** Makes the next build of a name run even if its inputs are unchanged. */
export function invalidateBuild(name: string): void {
  rmSync(stampOf(name), { force: true });
}

async function buildUnlessFresh(build: BuildStep, make: () => Promise<void>): Promise<void> {
  const stamp = stampOf(build.name);
  const digest = digestOf(build);
  const isFresh =
    existsSync(build.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isFresh) return;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

function digestOf({ inputs, variables }: BuildStep): string {
  const hash = createHash('sha256').update(JSON.stringify(variables));
  for (const input of inputs) {
    for (const file of filesUnder(join(ROOT, input))) {
      hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_INPUT.test(relative(ROOT, file).split(sep).join('/')))
    .sort();
}
