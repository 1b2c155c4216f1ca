import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildWebFor } from '../build-steps.ts';
import { requireNoDuplicates } from './duplicates.ts';
import { environment } from '../environment.ts';
import { messageOf } from '../failure.ts';
import { requireDeploymentLock } from '../release/deployment-lock.ts';
import { ROOT } from '../paths.ts';
import { run } from '../run-command.ts';
import type { NotedTest, Tally } from '../test-run/test-report.ts';

interface Check {
  name: string;
  /** Rejects with what is to be mended. */
  verify: () => unknown;
}

const SOURCES = ['shared', 'functions', 'web', 'seed', 'tools', 'tests'];

const modules = (path: string) => join(ROOT, 'node_modules', path);

/** Everything that holds of the code without running the shop; the slowest first. */
const CHECKS: readonly Check[] = [
  { name: 'bundle budgets', verify: bundleBudgets },
  {
    name: 'lint and types',
    verify: () => node(modules('oxlint/bin/oxlint'), '--quiet', '--format', 'unix'),
  },
  {
    name: 'format',
    verify: () => node(modules('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'),
  },
  {
    name: 'import boundaries',
    verify: () =>
      node(
        modules('dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        ...SOURCES,
      ),
  },
  { name: 'dead code', verify: () => node(modules('knip/bin/knip.js')) },
  { name: 'duplicates', verify: requireNoDuplicates },
  { name: 'deployment lock file', verify: requireDeploymentLock },
];

/** Runs all checks, as many at once as there are cores, and prints each result as it is known. */
export async function runChecks(print: (line: string) => void = console.log): Promise<Tally> {
  const waiting = [...CHECKS];
  const tally = { passed: 0, failures: [] as NotedTest[], secondTries: [] };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const fault = await faultOf(check, print);
      if (fault === undefined) tally.passed += 1;
      else tally.failures.push({ file: '', test: check.name, message: fault });
    }
  };
  await Promise.all(cpus().slice(0, CHECKS.length).map(worker));
  return tally;
}

/** What a check has to say; nothing when it passes. */
async function faultOf(
  { name, verify }: Check,
  print: (line: string) => void,
): Promise<string | undefined> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  try {
    await verify();
    print(`✓ ${name} (${seconds()} s)`);
    return undefined;
  } catch (error) {
    const fault = messageOf(error);
    print(`✗ ${name} (${seconds()} s)\n${fault}`);
    return fault;
  }
}

function node(...parameters: string[]): Promise<string> {
  return run(process.execPath, parameters);
}

/** Budgets hold for the build that the tests use; it differs from a release in its settings only. */
async function bundleBudgets(): Promise<void> {
  await buildWebFor(environment('test'));
  await node('--import', 'tsx', modules('size-limit/bin.js'), '--silent');
}
