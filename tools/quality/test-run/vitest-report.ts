import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { type ReportedTest, createPassedTally, type TestTally } from './test-report.ts';

interface VitestError {
  message: string;
  /** Difference between expected and actual value. */
  diff?: string;
}

interface VitestSuite {
  fullName: string;
  errors: () => readonly VitestError[];
}

interface VitestTest {
  fullName: string;
  result: () => { state: string; errors?: readonly VitestError[] };
  diagnostic: () => { flaky: boolean; duration: number } | undefined;
}

/** The used part of Vitest's TestModule: a file with its tests. */
export interface VitestFile {
  relativeModuleId: string;
  errors: () => readonly VitestError[];
  children: { allSuites: () => Iterable<VitestSuite>; allTests: () => Iterable<VitestTest> };
}

/**
 * Builds the tally of a Vitest run. Vitest's own JSON reporter omits errors of hooks and errors
 * outside of tests; here each of them is a failure with its message.
 */
export function toVitestTally(
  files: readonly VitestFile[],
  unhandled: readonly VitestError[] = [],
): TestTally {
  const tally = createPassedTally(0);
  for (const module of files) {
    const { relativeModuleId: file, children } = module;
    const broken = module.errors();
    if (broken.length > 0) tally.failures.push(noted(file, '', broken));
    for (const suite of children.allSuites()) {
      const inHook = suite.errors();
      if (inHook.length > 0) tally.failures.push(noted(file, suite.fullName, inHook));
    }
    for (const test of children.allTests()) {
      const { state, errors: said = [] } = test.result();
      if (state === 'failed') tally.failures.push(noted(file, test.fullName, said));
      if (state === 'passed') tally.passed += 1;
      const { flaky = false, duration = 0 } = test.diagnostic() ?? {};
      tally.times.push({ file, test: test.fullName, seconds: duration / 1000 });
      if (flaky) tally.secondTries.push(noted(file, test.fullName, said));
    }
  }
  if (unhandled.length > 0) tally.failures.push(noted('', 'outside of the tests', unhandled));
  return tally;
}

function noted(file: string, test: string, errors: readonly VitestError[]): ReportedTest {
  const messages = errors.map(({ message, diff }) => [message, diff ?? ''].join('\n').trim());
  return { file, test, message: messages.join('\n') };
}

/** Writes the tally of a run into the file that SMRITI_TEST_REPORT names. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(files: readonly VitestFile[], unhandled: readonly VitestError[]): void {
    const report = process.env.SMRITI_TEST_REPORT;
    if (report) writeFileSync(report, JSON.stringify(toVitestTally(files, unhandled)));
  }
}
