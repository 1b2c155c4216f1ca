import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const notedTest = z.object({
  /** Path relative to the root; '' if the failure belongs to no file. */
  file: z.string(),
  /** Name with its groups; '' for a failure of the whole file. */
  test: z.string(),
  message: z.string(),
});
/** A test or another failure, with its message. */
export type ReportedTest = z.infer<typeof notedTest>;

const timedTest = z.object({ file: z.string(), test: z.string(), seconds: z.number() });
export type TimedTest = z.infer<typeof timedTest>;

const tally = z.object({
  passed: z.number(),
  failures: z.array(notedTest),
  /** Tests that passed on a retry. */
  secondTries: z.array(notedTest),
  times: z.array(timedTest),
});
export type TestTally = z.infer<typeof tally>;

const playwrightError = z.object({ message: z.optional(z.string()) });
const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number(), errors: z.array(playwrightError) })),
    }),
  ),
});
const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
const playwrightReport = z.object({
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite),
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

/** Parses the report that TallyReporter of vitest-report.ts writes. */
export function parseTally(report: unknown): TestTally {
  return tally.parse(report);
}

/** Parses Playwright's JSON report; an error outside of the tests counts as a separate failure. */
export function parsePlaywrightReport(report: unknown): TestTally {
  const { errors, suites } = playwrightReport.parse(report);
  const tests = suites.flatMap((suite) => testsOf(suite));
  const outside = errors.map((error) => ({ file: '', test: '', message: messagesOf([error]) }));
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [
      ...tests.filter(({ status }) => status === 'unexpected').map(withoutStatus),
      ...outside,
    ],
    secondTries: tests.filter(({ status }) => status === 'flaky').map(withoutStatus),
    times: tests.map(({ file, test, seconds }) => ({ file, test, seconds })),
  };
}

function testsOf(suite: PlaywrightSuite, groups: readonly string[] = []) {
  const found: (ReportedTest & TimedTest & { status: string })[] = [];
  for (const spec of suite.specs) {
    for (const { projectName, status, results } of spec.tests) {
      const test = `[${projectName}] ${[...groups, spec.title].join(' > ')}`;
      const errors = results.flatMap((result) => result.errors);
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      found.push({ file: suite.file, test, message: messagesOf(errors), status, seconds });
    }
  }
  for (const inner of suite.suites ?? []) found.push(...testsOf(inner, [...groups, inner.title]));
  return found;
}

function withoutStatus({ file, test, message }: ReportedTest): ReportedTest {
  return { file, test, message };
}

function messagesOf(errors: readonly z.infer<typeof playwrightError>[]): string {
  return errors.map(({ message = 'an error without a message' }) => message).join('\n');
}

/**
 * Builds the tally of a test run from its report and exit code. A run with a failing exit code,
 * without a report or, unless `mayBeEmpty`, without tests has at least one failure.
 */
export function toTestTally(
  file: string,
  exitCode: number,
  read: (report: unknown) => TestTally,
  { mayBeEmpty = false } = {},
): TestTally {
  const isReported = existsSync(file);
  const found = isReported ? read(JSON.parse(readFileSync(file, 'utf8'))) : createPassedTally(0);
  if (found.failures.length > 0) return found;
  if (exitCode !== 0) return addFailure(found, `ended with code ${exitCode}, and named no failure`);
  if (found.passed === 0 && !mayBeEmpty) {
    return addFailure(found, isReported ? 'ran no test' : 'ended without a report');
  }
  return found;
}

export function createPassedTally(passed: number): TestTally {
  return { passed, failures: [], secondTries: [], times: [] };
}

/** Adds a failure that belongs to no test. */
export function addFailure(found: TestTally, message: string): TestTally {
  return { ...found, failures: [...found.failures, { file: '', test: '', message }] };
}
