import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playwrightTally, sumOf, tallyOf, vitestTally } from './test-report.ts';

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
const broken = { status: 'failed', assertionResults: [] };

function vitest(numPassedTests: number, numFailedTests: number, testResults: object[]) {
  return { numPassedTests, numFailedTests, testResults };
}

function playwright(expected: number, unexpected: number, errors: object[] = []) {
  return { errors, stats: { expected, unexpected, flaky: 0 } };
}

describe('tallies', () => {
  test('Vitest: a file that breaks before its tests is a failure of its own', () => {
    expect(vitestTally(vitest(5, 1, [passed, failed, broken]))).toEqual({ passed: 5, failed: 2 });
  });

  test('Playwright: an error outside of the tests is a failure of its own', () => {
    const report = playwright(4, 1, [{ message: 'no tests found' }]);
    expect(playwrightTally(report)).toEqual({ passed: 4, failed: 2 });
  });

  test('add up', () => {
    const tallies = [
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ];
    expect(sumOf(tallies)).toEqual({ passed: 5, failed: 1 });
  });
});

describe('a run', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tally-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function tallyOfRun(report: object, exitCode: number) {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return tallyOf(file, exitCode, vitestTally);
  }

  test('that went well is as its report says', () => {
    expect(tallyOfRun(vitest(5, 0, [passed]), 0)).toEqual({ passed: 5, failed: 0 });
  });

  test('that ended badly has a failure, even if its report names none', () => {
    expect(tallyOfRun(vitest(5, 0, [passed]), 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('without a test is a failure', () => {
    expect(tallyOfRun(vitest(0, 0, []), 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('without a test is none where that was to be expected', () => {
    const empty = (exitCode: number) =>
      tallyOf(join(folder, 'none.json'), exitCode, vitestTally, { mayBeEmpty: true });
    expect(empty(0)).toEqual({ passed: 0, failed: 0 });
    expect(empty(1)).toEqual({ passed: 0, failed: 1 });
  });

  test('without a report is a failure', () => {
    expect(tallyOf(join(folder, 'none.json'), 0, vitestTally)).toEqual({ passed: 0, failed: 1 });
  });
});
