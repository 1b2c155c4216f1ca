import { stripVTControlCharacters } from 'node:util';
import type { NotedTest, Tally } from './test-report.ts';

/** Of each test: a log is often kept by its end alone. */
const LINES_A_TEST = 15;

/** A part of the tests with what came of it and how long it took. */
export interface PartResult extends Tally {
  name: string;
  seconds: number;
}

/**
 * The end of a test run: the parts with their figures, the tests that needed a second try, those
 * that failed with the beginning of what they said, and how many passed and failed in all.
 */
export function summaryOf(parts: readonly PartResult[]): string {
  const failed = parts.reduce((sum, { failures }) => sum + failures.length, 0);
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  return [
    ...parts.map(figures),
    ...listed('Passed at the second try:', parts, ({ secondTries }) => secondTries),
    ...listed('Failed:', parts, ({ failures }) => failures),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

function figures({ name, passed, failures, seconds }: PartResult): string {
  return `${name.padEnd(10)} ${passed} passed, ${failures.length} failed (${seconds.toFixed(0)} s)`;
}

function listed(
  heading: string,
  parts: readonly PartResult[],
  pick: (part: PartResult) => readonly NotedTest[],
): string[] {
  const tests = parts.flatMap((part) => pick(part).flatMap((test) => described(part.name, test)));
  return tests.length > 0 ? ['', heading, ...tests] : [];
}

function described(part: string, { file, test, message }: NotedTest): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_A_TEST - 1);
  const name = [part, file, test].filter((word) => word !== '').join(' · ');
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)];
}
