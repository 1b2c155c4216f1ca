import { expect, test, vi } from 'vitest';
import { renderPage } from './server';

test('concurrent renderings read separate answers', async () => {
  const readers = ['one', 'other'].map((name) =>
    vi.fn(async (url: string) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error(`${name} does not answer ${url}`);
    }),
  );
  await Promise.allSettled(readers.map((read) => renderPage('/terms', read)));
  const [one, other] = readers.map(({ mock }) => mock.calls.map(([url]) => url).toSorted());
  expect(one).not.toEqual([]);
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(one?.length);
});
