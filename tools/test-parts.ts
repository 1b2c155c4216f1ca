import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFor } from './build-steps.ts';
import { runChecks } from './check-steps.ts';
import { findChromium } from './chromium.ts';
import { copyExport } from './emulators/data.ts';
import type { RunningEmulators } from './emulators/start.ts';
import { startEmulators } from './emulators/start.ts';
import { environment, testVariables } from './environment.ts';
import { messageOf } from './failure.ts';
import { CACHE, EMULATOR_DATA, ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';
import type { Tally } from './test-report.ts';
import { playwrightTally, tallyOf, vitestTally } from './test-report.ts';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const FAILURE: Tally = { passed: 0, failed: 1 };

const suite = environment('test');

/** The parts that need nothing but the code. */
export const STANDALONE_PARTS = {
  check: runChecks,
  unit: () => vitest(['unit', 'web']),
  seed: () => vitest(['seed']),
};

/** The parts that need the emulators, the built shop and its data. */
export const EMULATED_PARTS = {
  rules: () => vitest(['rules'], testVariables(suite)),
  api: () => vitest(['api-serial', 'api'], testVariables(suite)),
  e2e: browserTests,
};
export type EmulatedPart = keyof typeof EMULATED_PARTS;

/** Runs one part under a heading; whatever keeps it from running is a failure with its reason. */
export async function runPart(name: string, part: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n── ${name}`);
  try {
    return await part();
  } catch (error) {
    console.log(`✗ ${name} could not run: ${messageOf(error)}`);
    return FAILURE;
  }
}

/** Runs parts one after the other on one emulator suite, which starts from the shop's data. */
export async function runEmulatedParts(parts: readonly EmulatedPart[]): Promise<Tally[]> {
  let emulators: RunningEmulators;
  try {
    await buildFor(suite);
    const data = join(ROOT, '.emulator-data-test');
    await copyExport(EMULATOR_DATA, data, suite);
    emulators = await startEmulators({ environment: suite, importFrom: data });
  } catch (error) {
    console.log(`\n✗ ${parts.join(', ')} could not run: ${messageOf(error)}`);
    return parts.map(() => FAILURE);
  }
  const tallies: Tally[] = [];
  for (const part of parts) tallies.push(await runPart(part, EMULATED_PARTS[part]));
  if (tallies.some(({ failed }) => failed > 0)) {
    console.log(`\nWhat the emulators and functions printed is in ${emulators.log}`);
  }
  await emulators.stop();
  return tallies;
}

async function vitest(projects: string[], variables?: Record<string, string>): Promise<Tally> {
  const report = emptyReport(projects.join('-'));
  const { code } = await runCommand(
    process.execPath,
    [
      VITEST,
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
    ],
    { env: { ...process.env, ...variables }, onOutput: print },
  );
  return tallyOf(report, code, vitestTally);
}

async function browserTests(): Promise<Tally> {
  const report = emptyReport('e2e');
  const env = {
    ...process.env,
    ...testVariables(suite),
    CHROME_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { code } = await runCommand(
    process.execPath,
    [PLAYWRIGHT, 'test', '--reporter', 'list,json'],
    { env, onOutput: print },
  );
  return tallyOf(report, code, playwrightTally);
}

/** Where a run is to report; what an earlier run reported is removed. */
function emptyReport(name: string): string {
  const file = join(CACHE, 'test-reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function print(text: string): void {
  process.stdout.write(text);
}
