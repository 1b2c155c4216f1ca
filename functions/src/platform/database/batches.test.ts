import { expect, it } from 'vitest';
import { attemptAll, type DueRecord, mapInBatches, processDueRecords } from './batches';

it('processes all items in their order, several at once', async () => {
  let atWork = 0;
  let most = 0;
  const doubled = await mapInBatches([1, 2, 3, 4, 5], 2, async (number) => {
    most = Math.max(most, (atWork += 1));
    await Promise.resolve();
    atWork -= 1;
    return number * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
});

it('does not start further items after a failure', async () => {
  const begun: number[] = [];
  const work = (number: number) => {
    begun.push(number);
    return number === 2 ? Promise.reject(new Error('no')) : Promise.resolve(number);
  };
  await expect(mapInBatches([1, 2, 3, 4], 2, work)).rejects.toThrow('no');
  expect(begun).toEqual([1, 2]);
});

it('continues after failed items, and reports them', async () => {
  const reported: unknown[] = [];
  const work = (number: number) =>
    number % 2 === 0 ? Promise.reject(new Error('even')) : Promise.resolve(number * 10);
  const attempts = await attemptAll([1, 2, 3, 4, 5], 2, work, (error, number) =>
    reported.push([number, String(error)]),
  );
  expect(attempts).toEqual({ done: [10, 30, 50], failed: 2 });
  expect(reported).toEqual([
    [2, 'Error: even'],
    [4, 'Error: even'],
  ]);
});

it('continues past a whole page of failures', async () => {
  const records = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, at: '2026-06-01T10:00:00.000Z' }));
  const reported: string[] = [];
  const results = await processDueRecords({
    find: ({ after, limit }) => {
      const start = records.findIndex(({ id }) => id === after?.id) + 1;
      return Promise.resolve(records.slice(start, start + limit));
    },
    pageSize: 2,
    atOnce: 2,
    work: ({ id }: DueRecord) => (id < 'c' ? Promise.reject(new Error(id)) : Promise.resolve(id)),
    report: (_error, { id }) => reported.push(id),
  });
  expect(results).toEqual(['c', 'd', 'e']);
  expect(reported).toEqual(['a', 'b']);
});
