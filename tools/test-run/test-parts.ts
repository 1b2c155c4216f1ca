import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Affected, Scope } from './affected-parts.ts';
import { runChecks } from '../checks/check-steps.ts';
import { environment, testVariables } from '../environment.ts';
import { CACHE, ROOT } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import type { Tally } from './test-report.ts';
import { playwrightTally, tallyOf, writtenTally } from './test-report.ts';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
/** Writes a tally where SMRITI_TEST_REPORT names a file. */
const REPORTER = join(ROOT, 'tools/test-run/vitest-report.ts');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** As in Playwright's configuration: a shared machine can be busy; the summary names each second try. */
const SECOND_TRY = process.env['CI'] ? ['--retry', '1'] : [];

const READS_FILES = /\b(readFile|readdir|glob)(Sync)?\(/;

/** What a part of the tests is run with. */
export interface PartContext {
  scope: Exclude<Scope, 'nothing'>;
  /** Where the changes begin, when only what they touch is run. */
  base?: string;
  print: (text: string) => void;
  /** The program of a Chromium that starts. */
  chromium: Promise<string>;
}

export type PartName = keyof Affected;
type Part = (context: PartContext) => Promise<Tally>;

const suite = testVariables(environment('test'));

/** Every part of the tests, in the order in which it is shown. */
export const PARTS: Readonly<Record<PartName, Part>> = {
  check: ({ print }) => runChecks((line) => print(`${line}\n`)),
  unit: (context) => vitest(['unit', 'unit-web', 'unit-web-mocks', 'web', 'web-dom'], context),
  seed: (context) => vitest(['seed'], context),
  rules: (context) => vitest(['rules'], context, suite),
  'api-serial': (context) => vitest(['api-serial'], context, suite),
  api: (context) => vitest(['api'], context, suite),
  'api-hosting': (context) => vitest(['api-hosting'], context, suite),
  invariants: (context) => vitest(['invariants'], context, suite),
  e2e: browserTests,
};

async function vitest(
  projects: string[],
  { scope, print }: PartContext,
  variables?: Record<string, string>,
): Promise<Tally> {
  const report = emptyReport(projects.join('-'));
  const command =
    scope === 'all'
      ? ['run']
      : ['related', '--run', '--passWithNoTests', ...scope.related, ...testsThatReadFiles()];
  const { code } = await runCommand(
    process.execPath,
    [
      VITEST,
      ...command,
      ...projects.flatMap((project) => ['--project', project]),
      ...SECOND_TRY,
      '--reporter',
      'default',
      '--reporter',
      REPORTER,
    ],
    { env: { ...process.env, ...variables, SMRITI_TEST_REPORT: report }, onOutput: print },
  );
  return tallyOf(report, code, writtenTally, { mayBeEmpty: scope !== 'all' });
}

/** Unit tests that look at the repository's files without importing them: a change may be theirs. */
function testsThatReadFiles(): string[] {
  return ['shared/src', 'functions/src', 'web/src', 'web/build', 'tools', 'seed/src']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => /[.]test[.]tsx?$/.test(file))
    .filter((file) => READS_FILES.test(readFileSync(join(ROOT, file), 'utf8')));
}

async function browserTests({ scope, base, print, chromium }: PartContext): Promise<Tally> {
  const report = emptyReport('e2e');
  const env = {
    ...process.env,
    ...suite,
    CHROME_PATH: await chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const only = scope === 'all' || !base ? [] : [`--only-changed=${base}`, '--pass-with-no-tests'];
  const { code } = await runCommand(
    process.execPath,
    [PLAYWRIGHT, 'test', '--reporter', 'list,json', ...only],
    { env, onOutput: print },
  );
  return tallyOf(report, code, playwrightTally, { mayBeEmpty: only.length > 0 });
}

/** Where a run is to report; what an earlier run reported is removed. */
function emptyReport(name: string): string {
  const file = join(CACHE, 'test-reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
