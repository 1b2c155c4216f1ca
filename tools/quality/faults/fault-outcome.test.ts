import { expect, it } from 'vitest';
import { findUninterruptedProblems, PROCESS_KILLED } from './fault-outcome.ts';

it('reports a fault that interrupted no call', () => {
  expect(findUninterruptedProblems({ what: 'renditions', interrupted: 1 }, PROCESS_KILLED)).toEqual(
    [],
  );
  expect(findUninterruptedProblems({ what: 'renditions', interrupted: 0 }, PROCESS_KILLED)).toEqual(
    ['renditions: nothing was under way when the process was killed'],
  );
});
