import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildWebForEnvironment } from '../../release/build/build-steps.ts';
import { getEnvironment } from '../../../shared/local/environment.ts';
import { errorMessage } from '../../../shared/local/failure.ts';
import { requireDeploymentLock } from '../../release/build/deployment-lock.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { runOrThrow } from '../../dev/programs/run-command.ts';
import { createPassedTally, type TestTally } from '../test-run/test-report.ts';

interface Check {
  name: string;
  /** Rejects with the problems that were found. */
  verify: () => unknown;
}

const SOURCES = ['shared', 'functions', 'web', 'seed', 'tools', 'tests'];

const modules = (path: string) => join(ROOT, 'node_modules', path);

/** Fast checks, which run first; each takes at most a minute. */
export const QUICK_CHECKS: readonly Check[] = [
  {
    name: 'lint and types',
    verify: () => node(modules('oxlint/bin/oxlint'), '--quiet', '--format', 'unix'),
  },
  {
    name: 'format',
    verify: () => node(modules('oxfmt/bin/oxfmt'), '--list-different'),
  },
];

/** Slow checks of the whole code and of the build, slowest first. */
export const SLOW_CHECKS: readonly Check[] = [
  { name: 'bundle budgets', verify: bundleBudgets },
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
  {
    name: 'duplicates',
    verify: () => node(modules('jscpd/run-jscpd.js'), '--exit-code', '1', '--no-colors'),
  },
  { name: 'deployment lock file', verify: requireDeploymentLock },
];

/**
 * Runs checks in parallel, one per core, and prints each result.
 * @param names runs only checks whose name contains one of these; empty: all
 */
export async function runChecks(
  checks: readonly Check[],
  { names = [], print }: { names?: readonly string[]; print: (text: string) => void },
): Promise<TestTally> {
  const waiting = checks.filter(
    (check) => names.length === 0 || names.some((name) => check.name.includes(name)),
  );
  const tally = createPassedTally(0);
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const fault = await runCheck(check, print);
      if (fault === undefined) tally.passed += 1;
      else tally.failures.push({ file: '', test: check.name, message: fault });
    }
  };
  await Promise.all(cpus().slice(0, checks.length).map(worker));
  return tally;
}

/** Runs a check. @returns its problem; undefined when it passes */
async function runCheck(
  { name, verify }: Check,
  print: (text: string) => void,
): Promise<string | undefined> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  try {
    await verify();
    print(`✓ ${name} (${seconds()} s)\n`);
    return undefined;
  } catch (error) {
    const fault = errorMessage(error);
    print(`✗ ${name} (${seconds()} s)\n${fault}\n`);
    return fault;
  }
}

function node(...parameters: string[]): Promise<string> {
  return runOrThrow(process.execPath, parameters);
}

/**
 * Checks the budgets on the build of the tests, which differs from a release only in its settings.
 */
async function bundleBudgets(): Promise<void> {
  await buildWebForEnvironment(getEnvironment('test'));
  await node('--import', 'tsx', modules('size-limit/bin.js'), '--silent');
}
