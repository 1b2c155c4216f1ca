import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency';

it('runs at most the given number of tasks at once, in order, and continues after a failure', async () => {
  const inTurn = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const works = [0, 1, 2, 3, 4].map((name) =>
    inTurn(async () => {
      begun.push(name);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      if (name === 0) throw new Error('lost');
      return name;
    }).catch(() => 'failed'),
  );
  for (let ended = 0; ended < works.length; ended += 1) {
    ends[ended]?.();
    await works[ended];
  }
  expect(await Promise.all(works)).toEqual(['failed', 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
