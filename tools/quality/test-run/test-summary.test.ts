import { expect, test } from 'vitest';
import { createPassedTally } from './test-report.ts';
import { formatSummary } from './test-summary.ts';

const noted = (test: string, message: string) => ({ file: 'a.test.ts', test, message });

test('ends with the parts, retried tests, failures and totals', () => {
  const summary = formatSummary([
    { ...createPassedTally(12), name: 'unit', seconds: 4.4 },
    {
      name: 'api',
      seconds: 200,
      passed: 3,
      failures: [noted('adds', '\u001b[31mexpected 1 to be 2\u001b[39m\n\n- 2\n+ 1')],
      secondTries: [noted('waits', 'too late')],
      times: [],
    },
  ]);
  expect(summary.split('\n')).toEqual([
    'unit       12 passed, 0 failed (4 s)',
    'api        3 passed, 1 failed (200 s)',
    '',
    'Passed at the second try:',
    '✗ api · a.test.ts · waits',
    '    too late',
    '',
    'Failed:',
    '✗ api · a.test.ts · adds',
    '    expected 1 to be 2',
    '    - 2',
    '    + 1',
    '',
    '15 passed, 1 failed',
  ]);
});

test('shows the beginning of a long message, and the reason of a part without tests', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failures = [{ file: '', test: '', message: long }];
  const summary = formatSummary([
    { name: 'rules', seconds: 1, passed: 0, failures, secondTries: [], times: [] },
  ]);
  expect(summary).toContain('\n✗ rules\n    line 0\n');
  expect(summary.split('\n').filter((line) => line.includes('line '))).toHaveLength(14);
});

test('lists nothing without failures', () => {
  const summary = formatSummary([{ ...createPassedTally(2), name: 'unit', seconds: 1 }]);
  expect(summary).toBe('unit       2 passed, 0 failed (1 s)\n\n2 passed, 0 failed');
});

test('lists parts that did not run, and the file of the slowest tests', () => {
  const notes = { notRun: ['api', 'e2e'], slowest: '.cache/slowest.txt' };
  const summary = formatSummary([{ ...createPassedTally(2), name: 'unit', seconds: 1 }], notes);
  expect(summary.split('\n').slice(1)).toEqual([
    '',
    'The slowest tests are listed in .cache/slowest.txt.',
    '',
    'Not run, since what comes first failed: api, e2e.',
    '',
    '2 passed, 0 failed',
  ]);
});
