import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildWebFor } from './build-steps.ts';
import { requireNoDuplicates } from './duplicates.ts';
import { environment } from './environment.ts';
import { messageOf } from './failure.ts';
import { requireDeploymentLock } from './deployment-lock.ts';
import { ROOT } from './paths.ts';
import { run } from './run-command.ts';
import type { Tally } from './test-report.ts';

interface Check {
  name: string;
  /** Rejects with what is to be mended. */
  verify: () => unknown;
}

const SOURCES = ['shared', 'functions', 'web', 'seed', 'tools', 'tests'];

const modules = (path: string) => join(ROOT, 'node_modules', path);

/** Everything that holds of the code without running the shop; the slowest first. */
const CHECKS: readonly Check[] = [
  { name: 'lint', verify: () => node(modules('eslint/bin/eslint.js'), '.') },
  { name: 'bundle budgets', verify: bundleBudgets },
  { name: 'types of web', verify: () => types('web') },
  { name: 'types of functions', verify: () => types('functions') },
  { name: 'types of tools, tests and the seed', verify: () => types('.') },
  { name: 'types of shared', verify: () => types('shared') },
  {
    name: 'format',
    verify: () => node(modules('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'),
  },
  {
    name: 'import boundaries',
    verify: () =>
      node(
        modules('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', '.dependency-cruiser.cjs', ...SOURCES],
      ),
  },
  { name: 'dead code', verify: () => node(modules('knip/bin/knip.js')) },
  { name: 'duplicates', verify: requireNoDuplicates },
  { name: 'deployment lock file', verify: requireDeploymentLock },
];

/** Runs all checks, as many at once as there are cores, and prints each result as it is known. */
export async function runChecks(print: (line: string) => void = console.log): Promise<Tally> {
  const waiting = [...CHECKS];
  const tally = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (await passes(check, print)) tally.passed += 1;
      else tally.failed += 1;
    }
  };
  await Promise.all(cpus().slice(0, CHECKS.length).map(worker));
  return tally;
}

async function passes({ name, verify }: Check, print: (line: string) => void): Promise<boolean> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  try {
    await verify();
    print(`✓ ${name} (${seconds()} s)`);
    return true;
  } catch (error) {
    print(`✗ ${name} (${seconds()} s)\n${messageOf(error)}`);
    return false;
  }
}

function node(...parameters: string[]): Promise<string> {
  return run(process.execPath, parameters);
}

function types(folder: string): Promise<string> {
  return node(modules('typescript/bin/tsc'), '-p', folder);
}

/** Budgets hold for the build that the tests use; it differs from a release in its settings only. */
async function bundleBudgets(): Promise<void> {
  await buildWebFor(environment('test'));
  await node('--import', 'tsx', modules('size-limit/bin.js'));
}
