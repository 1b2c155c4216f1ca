import { afterAll, vi } from 'vitest';

/** Timeout of `vi.waitFor`; shorter than that of a whole test. */
const WAIT_TIMEOUT_MS = 10_000;

/** Replaced, because its default timeout of one second is too short on a busy machine. */
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: WAIT_TIMEOUT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

afterAll(() => {
  vi.waitFor = waitFor;
});
