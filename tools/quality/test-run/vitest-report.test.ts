import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { runCommand } from '../../dev/programs/run-command.ts';
import { parseTally } from './test-report.ts';
import type { VitestFile } from './vitest-report.ts';
import { toVitestTally } from './vitest-report.ts';

const none = () => [];

function vitestTest(fullName: string, state: string, message?: string, flaky = false) {
  const errors = message === undefined ? undefined : [{ message }];
  return {
    fullName,
    result: () => ({ state, errors }),
    diagnostic: () => ({ flaky, duration: 1500 }),
  };
}

function vitestFile(
  relativeModuleId: string,
  allTests: ReturnType<typeof vitestTest>[],
  errors: VitestFile['errors'] = none,
  inHook: VitestFile['errors'] = none,
): VitestFile {
  const allSuites = () => [{ fullName: 'a group', errors: inHook }];
  return { relativeModuleId, errors, children: { allSuites, allTests: () => allTests } };
}

test('lists failed and retried tests with their messages', () => {
  const file = vitestFile('a.test.ts', [
    vitestTest('a group > adds', 'passed'),
    vitestTest('a group > takes', 'failed', '1 is not 2'),
    vitestTest('a group > waits', 'passed', 'too late', true),
    vitestTest('a group > is left out', 'skipped'),
  ]);
  expect(toVitestTally([file])).toEqual({
    passed: 2,
    failures: [{ file: 'a.test.ts', test: 'a group > takes', message: '1 is not 2' }],
    secondTries: [{ file: 'a.test.ts', test: 'a group > waits', message: 'too late' }],
    times: ['adds', 'takes', 'waits', 'is left out'].map((name) => ({
      file: 'a.test.ts',
      test: `a group > ${name}`,
      seconds: 1.5,
    })),
  });
});

test('counts errors of files, hooks and the run', () => {
  const error = (message: string, diff?: string) => () => [{ message, diff }];
  const files = [
    vitestFile('a.test.ts', [], error('no such module')),
    vitestFile('b.test.ts', [vitestTest('a group > adds', 'skipped')], none, error('409', '- 200')),
  ];
  expect(toVitestTally(files, [{ message: 'a rejection that nobody took' }]).failures).toEqual([
    { file: 'a.test.ts', test: '', message: 'no such module' },
    { file: 'b.test.ts', test: 'a group', message: '409\n- 200' },
    { file: '', test: 'outside of the tests', message: 'a rejection that nobody took' },
  ]);
});

test('is written by a run of Vitest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const report = join(folder, 'report.json');
  writeFileSync(
    join(folder, 'sums.test.js'),
    `describe('sums', () => {
      test('add up', () => expect(1 + 1).toBe(2));
      test('go wrong', () => expect(1 + 1).toBe(3));
    });
    describe('a hook', () => {
      beforeAll(() => { throw new Error('it broke'); });
      test('is never run', () => undefined);
    });`,
  );
  const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--globals'];
  const { code } = await runCommand(
    process.execPath,
    [
      ...vitest,
      '--root',
      folder,
      '--reporter',
      join(ROOT, 'tools/quality/test-run/vitest-report.ts'),
    ],
    { cwd: folder, env: { ...process.env, SMRITI_TEST_REPORT: report } },
  );
  const { passed, failures } = parseTally(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  expect({ code, passed }).toEqual({ code: 1, passed: 1 });
  expect(failures.map(({ test }) => test).toSorted()).toEqual(['a hook', 'sums > go wrong']);
  expect(failures.map(({ message }) => message).join()).toContain('it broke');
}, 30_000); // runs Vitest as a whole
