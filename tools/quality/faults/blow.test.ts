import { expect, it } from 'vitest';
import { missed, PROCESS_KILLED } from './blow.ts';

it('finds fault with a blow that met nothing', () => {
  expect(missed({ what: 'renditions', cut: 1 }, PROCESS_KILLED)).toEqual([]);
  expect(missed({ what: 'renditions', cut: 0 }, PROCESS_KILLED)).toEqual([
    'renditions: nothing was under way when the process was killed',
  ]);
});
