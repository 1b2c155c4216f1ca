import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** How many tests of a part passed and failed; a part that could not run counts as one failure. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads Vitest's JSON report; a file that failed outside of its tests counts as one failure. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** Reads Playwright's JSON report; an error outside of the tests counts as one failure. */
export function playwrightTally(report: unknown): Tally {
  const { errors, stats } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * The tally of a test run from its report and its exit code: a run that ended badly has at least
 * one failure, whatever its report says, and so has one without a report or, unless it `mayBeEmpty`,
 * without any test.
 */
export function tallyOf(
  file: string,
  exitCode: number,
  read: (report: unknown) => Tally,
  { mayBeEmpty = false } = {},
): Tally {
  if (!existsSync(file)) return { passed: 0, failed: mayBeEmpty && exitCode === 0 ? 0 : 1 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed } = read(report);
  const isBroken = exitCode !== 0 || (passed + failed === 0 && !mayBeEmpty);
  return { passed, failed: failed === 0 && isBroken ? 1 : failed };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}
