import { join } from 'node:path';
import type { Scope } from './affected-parts.ts';
import { buildFor } from '../build-steps.ts';
import { findChromium } from '../programs/chromium.ts';
import { copyExport } from '../emulators/data.ts';
import type { RunningEmulators } from '../emulators/start.ts';
import { startEmulators } from '../emulators/start.ts';
import { environment } from '../environment.ts';
import { messageOf } from '../failure.ts';
import type { PartOutput } from './part-output.ts';
import { createPartOutputs } from './part-output.ts';
import { EMULATOR_DATA, ROOT } from '../paths.ts';
import type { PartName } from './test-parts.ts';
import { PARTS } from './test-parts.ts';
import { failing, passedTally, type Tally } from './test-report.ts';
import type { PartResult } from './test-summary.ts';

/** A part that has been asked for, and what of it. */
export interface ChosenPart {
  name: PartName;
  scope: Exclude<Scope, 'nothing'>;
}

interface NamedResult extends PartResult {
  name: PartName;
}

type RunPart = (name: PartName) => Promise<NamedResult[]>;

/** What needs no emulators. */
const STANDALONE: readonly PartName[] = ['check', 'unit', 'seed'];
/** What calls the API, one by one, beside those above and the rules: mostly these wait, for locks. */
const CALLING: readonly PartName[] = ['api-serial', 'api', 'api-hosting'];
/**
 * What comes last, side by side: the invariants wait too, and pay more often than any other; beside
 * the parts above, both would wait for each other's locks.
 */
const LAST: readonly PartName[] = ['invariants', 'e2e'];
const suite = environment('test');

/**
 * Runs parts of the tests. The checks and unit tests run beside the builds, the start of the
 * emulators and what calls the API; the browser tests give up on a page that takes long, and have
 * the machine to themselves, but for what mostly waits. A part that cannot run has failed, with its
 * reason.
 */
export async function runParts(
  chosen: readonly ChosenPart[],
  write: (text: string) => void,
  base?: string,
): Promise<NamedResult[]> {
  const openOutput = createPartOutputs(write);
  const outputs = new Map(chosen.map(({ name }) => [name, openOutput()]));
  const chromium = isAsked('e2e') ? findChromium() : Promise.resolve('');
  chromium.catch(() => undefined); // the browser tests tell it

  const runPart: RunPart = async (name) => {
    const part = chosen.find((one) => one.name === name);
    const output = outputs.get(name);
    if (!part || !output) return [];
    return [await timed(part, output, (print) => PARTS[name]({ ...part, base, print, chromium }))];
  };
  const failAll = (names: readonly PartName[], error: unknown) =>
    Promise.all(
      chosen
        .filter(({ name }) => names.includes(name))
        .map((part) =>
          timed(part, outputs.get(part.name), () => Promise.reject(new Error(messageOf(error)))),
        ),
    );
  function isAsked(name: PartName): boolean {
    return chosen.some((one) => one.name === name);
  }

  const standalone = oneByOne(STANDALONE, runPart);
  if (chosen.every(({ name }) => STANDALONE.includes(name))) return standalone;
  const emulators = await started().catch((error: unknown) => messageOf(error));
  if (typeof emulators === 'string') {
    const others = ['rules' as const, ...CALLING, ...LAST];
    return [...(await standalone), ...(await failAll(others, emulators))];
  }
  const beside = standalone.then(async (results) => [...results, ...(await runPart('rules'))]);
  const results = (await Promise.all([beside, oneByOne(CALLING, runPart)])).flat();
  results.push(...(await Promise.all(LAST.map(runPart))).flat());
  if (results.some(({ name, failures }) => failures.length > 0 && !STANDALONE.includes(name))) {
    write(`\nWhat the emulators and functions printed is in ${emulators.log}\n`);
  }
  await emulators.stop();
  return results;
}

/** The emulators of the tests with the built shop and a copy of its data. */
async function started(): Promise<RunningEmulators> {
  const data = join(ROOT, '.emulator-data-test');
  await Promise.all([buildFor(suite), copyExport(EMULATOR_DATA, data, suite)]);
  return startEmulators({ environment: suite, importFrom: data });
}

async function oneByOne(names: readonly PartName[], runPart: RunPart): Promise<NamedResult[]> {
  const results: NamedResult[] = [];
  for (const name of names) results.push(...(await runPart(name)));
  return results;
}

/** Runs one part under a heading; whatever keeps it from running is a failure with its reason. */
async function timed(
  { name }: ChosenPart,
  output: PartOutput | undefined,
  work: (print: (text: string) => void) => Promise<Tally>,
): Promise<NamedResult> {
  const started = performance.now();
  const print = (text: string) => output?.print(text);
  print(`\n── ${name}\n`);
  const tally = await work(print).catch((error: unknown) => {
    const reason = `could not run: ${messageOf(error)}`;
    print(`✗ ${name} ${reason}\n`);
    return failing(passedTally(0), reason);
  });
  output?.end();
  return { name, ...tally, seconds: (performance.now() - started) / 1000 };
}
