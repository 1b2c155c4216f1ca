import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runEveryFiveMinutes } from './update-console-figures';

const FIVE_MINUTES_MS = 300_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('updates immediately, and then every five minutes', async () => {
  const fold = vi.fn(() => Promise.resolve());
  await runEveryFiveMinutes(fold);
  expect(fold).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * FIVE_MINUTES_MS);
  expect(fold).toHaveBeenCalledTimes(3);
});

it('prints a failure, and continues with the next run', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fold = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('away'));
  await runEveryFiveMinutes(fold);
  expect(warn.mock.calls[0]?.[0]).toContain('could not be brought up to date');
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS);
  expect(fold).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
});
