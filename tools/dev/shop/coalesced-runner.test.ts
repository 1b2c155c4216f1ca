import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createCoalescedRunner } from './coalesced-runner.ts';

test('runs once more for calls during a run', async () => {
  const work = vi.fn(() => setTimeout(5));
  const ask = createCoalescedRunner(work);
  ask();
  ask();
  ask();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await setTimeout(20);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  expect(work).toHaveBeenCalledTimes(3);
});
