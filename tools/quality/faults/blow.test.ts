import { expect, it } from 'vitest';
import { problemsWithoutCut, PROCESS_KILLED } from './blow.ts';

it('reports a fault that interrupted no call', () => {
  expect(problemsWithoutCut({ what: 'renditions', cut: 1 }, PROCESS_KILLED)).toEqual([]);
  expect(problemsWithoutCut({ what: 'renditions', cut: 0 }, PROCESS_KILLED)).toEqual([
    'renditions: nothing was under way when the process was killed',
  ]);
});
