import { expect, it } from 'vitest';
import { inBatches } from './batches';

it('works on everything in its order, some at once', async () => {
  let atWork = 0;
  let most = 0;
  const doubled = await inBatches([1, 2, 3, 4, 5], 2, async (number) => {
    most = Math.max(most, (atWork += 1));
    await Promise.resolve();
    atWork -= 1;
    return number * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

it('does not begin what comes after a failure', async () => {
  const begun: number[] = [];
  const work = (number: number) => {
    begun.push(number);
    return number === 2 ? Promise.reject(new Error('no')) : Promise.resolve(number);
  };
  await expect(inBatches([1, 2, 3, 4], 2, work)).rejects.toThrow('no');
  expect(begun).toEqual([1, 2]);
});
