import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { QUICK_CHECKS, SLOW_CHECKS, runChecks } from '../checks/check-steps.ts';
import { getEnvironment, testVariables } from '../../../shared/local/environment.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { runCommand } from '../../dev/programs/run-command.ts';
import {
  type ChangedFiles,
  canAffectServer,
  canAffectShop,
  findTestsThatReadFiles,
} from './changes.ts';
import type { TestTally } from './test-report.ts';
import { parsePlaywrightReport, toTestTally, parseTally } from './test-report.ts';
import { REPORTS_FOLDER } from './test-summary.ts';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
/** Reporter that writes a tally to the file in SMRITI_TEST_REPORT. */
const REPORTER = join(ROOT, 'tools/quality/test-run/vitest-report.ts');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/**
 * Retries in CI, whose machines can be busy, as in Playwright's configuration; the summary names
 * retried tests.
 */
const SECOND_TRY = process.env.CI ? ['--retry', '1'] : [];

export interface TestSelection {
  /** Substrings of test file names; all files if empty. */
  files: readonly string[];
  /** Changed files; tests that they cannot affect are skipped. */
  changes?: ChangedFiles;
}

export interface PartContext extends TestSelection {
  print: (text: string) => void;
  /** Path of a working Chromium. */
  chromium: Promise<string>;
}
type Part = (context: PartContext) => Promise<TestTally>;

const suite = testVariables(getEnvironment('test'));
const serialSuite = testVariables(getEnvironment('test-serial'));
const onServer =
  (project: string, variables = suite) =>
  (context: PartContext) =>
    vitest([project], context, variables, canAffectServer);

const UNIT_PROJECTS = ['unit', 'unit-web', 'unit-web-mocks', 'web', 'web-dom'];
/** One more than there are cores: two workers did not keep two cores busy. */
const UNIT_WORKERS = { VITEST_MAX_WORKERS: String(availableParallelism() + 1) };

/** Parts of the tests in the order of the output. */
export const TEST_PARTS = {
  check: ({ files, print }) => runChecks(QUICK_CHECKS, { names: files, print }),
  unit: (context) => vitest(UNIT_PROJECTS, context, UNIT_WORKERS),
  rules: onServer('rules'),
  structure: ({ files, print }) => runChecks(SLOW_CHECKS, { names: files, print }),
  seed: (context) => vitest(['seed'], context),
  'api-serial': onServer('api-serial', serialSuite),
  api: onServer('api'),
  'api-hosting': (context) => vitest(['api-hosting'], context, suite, canAffectShop),
  invariants: onServer('invariants', serialSuite),
  e2e: browserTests,
} satisfies Record<string, Part>;

export type PartName = keyof typeof TEST_PARTS;

export const isPartName = (name: string): name is PartName => name in TEST_PARTS;
export const TEST_PART_NAMES = Object.keys(TEST_PARTS).filter(isPartName);

/**
 * Runs Vitest projects.
 * @param isWhole whether changed files may affect every test of the projects
 */
async function vitest(
  projects: readonly string[],
  { files, changes, print }: PartContext,
  variables?: Record<string, string>,
  isWhole: (files: readonly string[]) => boolean = () => false,
): Promise<TestTally> {
  const report = emptyReport(projects.join('-'));
  const isPartial = changes !== undefined && !isWhole(changes.files);
  const command = isPartial
    ? ['related', '--run', ...changes.files, ...(await findTestsThatReadFiles())]
    : ['run', ...files];
  const { code } = await runCommand(
    process.execPath,
    [
      VITEST,
      ...command,
      ...(isPartial ? ['--passWithNoTests'] : []),
      ...projects.flatMap((project) => ['--project', project]),
      ...SECOND_TRY,
      '--reporter',
      'default',
      '--reporter',
      REPORTER,
    ],
    { env: { ...process.env, ...variables, SMRITI_TEST_REPORT: report }, onOutput: print },
  );
  return toTestTally(report, code, parseTally, { mayBeEmpty: isPartial });
}

async function browserTests({ files, changes, print, chromium }: PartContext): Promise<TestTally> {
  const report = emptyReport('e2e');
  const env = {
    ...process.env,
    ...suite,
    CHROME_PATH: await chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const only =
    changes && !canAffectShop(changes.files)
      ? [`--only-changed=${changes.base}`, '--pass-with-no-tests']
      : [];
  const { code } = await runCommand(
    process.execPath,
    [PLAYWRIGHT, 'test', ...files, '--reporter', 'list,json', ...only],
    { env, onOutput: print },
  );
  return toTestTally(report, code, parsePlaywrightReport, { mayBeEmpty: only.length > 0 });
}

/** The file for the report of a run; the report of an earlier run is removed. */
function emptyReport(name: string): string {
  const file = join(REPORTS_FOLDER, `${name}.json`);
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
