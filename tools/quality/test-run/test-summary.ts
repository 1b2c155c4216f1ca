import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CACHE_FOLDER, ROOT } from '../../../shared/local/paths.ts';
import type { ReportedTest, TestTally } from './test-report.ts';

export const REPORTS_FOLDER = join(CACHE_FOLDER, 'test-reports');
const MAX_SLOWEST_TESTS = 50;

/** Maximum lines of a test in the summary, because often only the end of a log is kept. */
const LINES_A_TEST = 15;

export interface PartResult extends TestTally {
  name: string;
  seconds: number;
}

interface SummaryOptions {
  /** Parts that did not run because an earlier one failed. */
  notRun?: readonly string[];
  /** The file with the slowest tests. */
  slowest?: string;
}

/**
 * Formats the summary of a test run: figures of each part, retried tests, the first lines of each
 * failure, and the totals.
 */
export function formatSummary(
  parts: readonly PartResult[],
  { notRun = [], slowest }: SummaryOptions = {},
): string {
  const failed = parts.reduce((sum, { failures }) => sum + failures.length, 0);
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  return [
    ...parts.map(figures),
    ...(slowest ? ['', `The slowest tests are listed in ${slowest}.`] : []),
    ...listed('Passed at the second try:', parts, ({ secondTries }) => secondTries),
    ...listed('Failed:', parts, ({ failures }) => failures),
    ...(notRun.length > 0
      ? ['', `Not run, since what comes first failed: ${notRun.join(', ')}.`]
      : []),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/**
 * Writes the slowest tests of all parts into a file.
 * @returns its path, relative to the root; undefined when no test was timed
 */
export function writeSlowestTests(parts: readonly PartResult[]): string | undefined {
  const times = parts.flatMap((part) =>
    part.times.map(({ file, test, seconds }) => ({ seconds, name: [part.name, file, test] })),
  );
  if (times.length === 0) return undefined;
  const lines = times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_SLOWEST_TESTS)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name.join(' · ')}\n`);
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  const path = join(REPORTS_FOLDER, 'slowest.txt');
  writeFileSync(path, lines.join(''));
  return relative(ROOT, path);
}

function figures({ name, passed, failures, seconds }: PartResult): string {
  return `${name.padEnd(10)} ${passed} passed, ${failures.length} failed (${seconds.toFixed(0)} s)`;
}

function listed(
  heading: string,
  parts: readonly PartResult[],
  pick: (part: PartResult) => readonly ReportedTest[],
): string[] {
  const tests = parts.flatMap((part) => pick(part).flatMap((test) => described(part.name, test)));
  return tests.length > 0 ? ['', heading, ...tests] : [];
}

function described(part: string, { file, test, message }: ReportedTest): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_A_TEST - 1);
  const name = [part, file, test].filter((word) => word !== '').join(' · ');
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)];
}
