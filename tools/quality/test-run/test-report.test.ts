import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestTally } from './test-report.ts';
import { parsePlaywrightReport, toTestTally, parseTally } from './test-report.ts';

function playwright(status: string, ...messages: string[]) {
  const results = messages.map((message) => ({
    duration: 1500,
    errors: message ? [{ message }] : [],
  }));
  return { title: 'pays', tests: [{ projectName: 'phone', status, results }] };
}

describe("Playwright's report", () => {
  const suites = [
    {
      title: 'cart.spec.ts',
      file: 'cart.spec.ts',
      specs: [playwright('expected', '')],
      suites: [
        {
          title: 'a cart',
          file: 'cart.spec.ts',
          specs: [
            playwright('unexpected', 'it was slow', 'it was wrong'),
            playwright('flaky', 'it was late', ''),
            playwright('skipped'),
          ],
        },
      ],
    },
  ];

  test('lists failed and retried tests with their messages', () => {
    const name = { file: 'cart.spec.ts', test: '[phone] a cart > pays' };
    expect(parsePlaywrightReport({ errors: [], suites })).toEqual({
      passed: 2,
      failures: [{ ...name, message: 'it was slow\nit was wrong' }],
      secondTries: [{ ...name, message: 'it was late' }],
      times: [
        { file: 'cart.spec.ts', test: '[phone] pays', seconds: 1.5 },
        { ...name, seconds: 3 },
        { ...name, seconds: 3 },
        { ...name, seconds: 0 },
      ],
    });
  });

  test('has a separate failure for an error outside of tests', () => {
    const report = { errors: [{ message: 'no tests found' }], suites: [] };
    expect(parsePlaywrightReport(report).failures).toEqual([
      { file: '', test: '', message: 'no tests found' },
    ]);
  });
});

describe('a run', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tally-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const failure = { file: 'a.test.ts', test: 'adds', message: '1 is not 2' };

  function tallyOfRun(report: TestTally, exitCode: number) {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return toTestTally(file, exitCode, parseTally);
  }
  function messages({ failures }: TestTally) {
    return failures.map(({ message }) => message);
  }

  test('that passed equals its report', () => {
    const report = { passed: 5, failures: [], secondTries: [failure], times: [] };
    expect(tallyOfRun(report, 0)).toEqual(report);
  });

  test('with failures equals its report', () => {
    const report = { passed: 5, failures: [failure], secondTries: [], times: [] };
    expect(tallyOfRun(report, 1)).toEqual(report);
  });

  test('with a failing exit code has a failure even without one in the report', () => {
    const found = tallyOfRun({ passed: 5, failures: [], secondTries: [], times: [] }, 1);
    expect(found.passed).toBe(5);
    expect(messages(found)).toEqual(['ended with code 1, and named no failure']);
  });

  test('without a test is a failure', () => {
    const found = tallyOfRun({ passed: 0, failures: [], secondTries: [], times: [] }, 0);
    expect(messages(found)).toEqual(['ran no test']);
  });

  test('without a test is no failure if it may be empty', () => {
    const empty = (exitCode: number) =>
      toTestTally(join(folder, 'none.json'), exitCode, parseTally, { mayBeEmpty: true });
    expect(messages(empty(0))).toEqual([]);
    expect(messages(empty(1))).toHaveLength(1);
  });

  test('without a report is a failure', () => {
    const found = toTestTally(join(folder, 'none.json'), 0, parseTally);
    expect(messages(found)).toEqual(['ended without a report']);
  });
});
