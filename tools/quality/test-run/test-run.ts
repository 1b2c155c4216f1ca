import { join } from 'node:path';
import { buildForEnvironment } from '../../release/build/build-steps.ts';
import { copyExport } from '../../dev/emulators/emulator-export.ts';
import type { EmulatorOptions } from '../../dev/emulators/start.ts';
import { startEmulators } from '../../dev/emulators/start.ts';
import { type Environment, getEnvironment } from '../../../shared/local/environment.ts';
import { errorMessage } from '../../../shared/local/failure.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../../shared/local/paths.ts';
import { findChromium } from '../../dev/programs/chromium.ts';
import { stopCommands } from '../../dev/programs/run-command.ts';
import type { PartOutput } from './part-output.ts';
import { createPartOutputs } from './part-output.ts';
import type { TestSelection, PartName } from './test-parts.ts';
import { TEST_PARTS } from './test-parts.ts';
import { addFailure, createPassedTally, type TestTally } from './test-report.ts';
import type { PartResult } from './test-summary.ts';

interface NamedResult extends PartResult {
  name: PartName;
}

export interface RunResult {
  results: NamedResult[];
  /** Parts that did not run because `check`, `unit` or `rules` failed. */
  notRun: PartName[];
}

type RunParts = (...names: PartName[]) => Promise<NamedResult[]>;

const suite = getEnvironment('test');
/** Emulators of the rules tests; they start in seconds, without a build. */
const RULES_EMULATORS = { environment: suite, only: ['auth', 'firestore', 'storage'] } as const;
/** Emulators of the tests that change shared records or hold locks. */
const serialSuite = getEnvironment('test-serial');
/** Parts that run first; a failure in one of them ends the run. */
const FIRST: readonly PartName[] = ['check', 'unit', 'rules'];
const WITHOUT_EMULATORS: readonly PartName[] = ['check', 'unit', 'structure', 'seed'];
/** Parts that run on the emulators of `serialSuite`. */
const SERIAL_PARTS: readonly PartName[] = ['api-serial', 'invariants'];

/**
 * Runs parts of the tests. Checks, unit tests and rules run first, in parallel with low-priority builds;
 * if one of them fails, nothing else runs. Then the serial API tests and the invariants run on emulators of
 * their own, in parallel with the other API parts and the slow checks, because they mostly wait for locks.
 * The browser tests have timeouts and run last, in parallel at most with the rest of the invariants.
 */
export async function runParts(
  asked: readonly PartName[],
  choice: TestSelection,
  write: (text: string) => void,
): Promise<RunResult> {
  const openOutput = createPartOutputs(write);
  const outputs = new Map(asked.map((name) => [name, openOutput()]));
  const chromium = asked.includes('e2e') ? findChromium() : Promise.resolve('');
  chromium.catch(() => undefined); // reported by the browser tests

  /** Runs those of the given parts that were requested, one after the other. */
  const inTurn: RunParts = async (...names) => {
    const results: NamedResult[] = [];
    for (const name of names) {
      const output = outputs.get(name);
      if (!output) continue;
      const work = (print: PartOutput['print']) => TEST_PARTS[name]({ ...choice, print, chromium });
      results.push(await timePart(name, output, work));
    }
    return results;
  };
  const failAll = (names: readonly PartName[], reason: string) =>
    Promise.all(
      names.map((name) => timePart(name, outputs.get(name), () => Promise.reject(Error(reason)))),
    );

  const rest = asked.filter((name) => !FIRST.includes(name));
  const onEmulators = rest.filter((name) => !WITHOUT_EMULATORS.includes(name));
  const built =
    onEmulators.length > 0 ? buildForEnvironment(suite, { inBackground: true }) : Promise.resolve();
  built.catch(() => undefined); // reported by the parts that need it
  const rules = asked.includes('rules')
    ? onSuite(RULES_EMULATORS, () => inTurn('rules')).catch((error: unknown) =>
        failAll(['rules'], errorMessage(error)),
      )
    : Promise.resolve([]);
  const first = (await Promise.all([inTurn('check', 'unit'), rules])).flat();
  if (rest.length === 0) return { results: first, notRun: [] };
  if (first.some(({ failures }) => failures.length > 0)) {
    stopCommands();
    return { results: first, notRun: rest };
  }

  const beside = inTurn('structure', 'seed');
  /** Runs parts on emulators with the demo data; without parts, starts none. */
  const onDemoData = async (
    environment: Environment,
    names: readonly PartName[],
    work: () => Promise<NamedResult[]>,
  ): Promise<NamedResult[]> => {
    if (names.length === 0) return [];
    const importFrom = join(ROOT, `.emulator-data-${environment.name}`);
    try {
      await Promise.all([built, copyExport(EMULATOR_DATA_FOLDER, importFrom, environment)]);
      return await onSuite({ environment, importFrom }, work);
    } catch (error) {
      return failAll(names, errorMessage(error));
    }
  };
  const serial = onDemoData(
    serialSuite,
    onEmulators.filter((name) => SERIAL_PARTS.includes(name)),
    () => inTurn(...SERIAL_PARTS),
  );
  const others = await onDemoData(
    suite,
    onEmulators.filter((name) => !SERIAL_PARTS.includes(name)),
    async () => {
      const results = await inTurn('api', 'api-hosting');
      await beside;
      return results.concat(await inTurn('e2e'));
    },
  );
  return { results: [...first, ...(await beside), ...(await serial), ...others], notRun: [] };
}

/** Runs parts on emulators, and stops these afterwards; after a failure, prints where their log is. */
async function onSuite(
  options: EmulatorOptions,
  work: () => Promise<NamedResult[]>,
): Promise<NamedResult[]> {
  const emulators = await startEmulators(options);
  try {
    const results = await work();
    if (results.some(({ failures }) => failures.length > 0)) {
      console.log(`\nThe output of the emulators and functions is in ${emulators.log}`);
    }
    return results;
  } finally {
    await emulators.stop();
  }
}

/** Runs one part under a heading; an exception counts as a failure of the part. */
async function timePart(
  name: PartName,
  output: PartOutput | undefined,
  work: (print: (text: string) => void) => Promise<TestTally>,
): Promise<NamedResult> {
  const started = performance.now();
  const print = (text: string) => output?.print(text);
  print(`\n── ${name}\n`);
  const tally = await work(print).catch((error: unknown) => {
    const reason = `could not run: ${errorMessage(error)}`;
    print(`✗ ${name} ${reason}\n`);
    return addFailure(createPassedTally(0), reason);
  });
  output?.end();
  return { name, ...tally, seconds: (performance.now() - started) / 1000 };
}
