import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetries } from './load-with-retries';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = new TypeError('Failed to fetch dynamically imported module');

it.each([1, 2])('retries automatically after %d failures', async (times) => {
  vi.stubGlobal('navigator', { onLine: true });
  const fetch = vi.fn().mockResolvedValue('page');
  for (let count = 0; count < times; count += 1) fetch.mockRejectedValueOnce(failure);
  const fetched = loadWithRetries(fetch);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3001);
  await expect(fetched).resolves.toBe('page');
  expect(fetch).toHaveBeenCalledTimes(times + 1);
});

it('gives up after the third failure', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const fetch = vi.fn().mockRejectedValue(failure);
  const fetched = expect(loadWithRetries(fetch)).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(10_000);
  await fetched;
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('fails at once without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const fetch = vi.fn().mockRejectedValue(failure);
  await expect(loadWithRetries(fetch)).rejects.toBe(failure);
  expect(fetch).toHaveBeenCalledOnce();
});
