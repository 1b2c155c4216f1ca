import { afterAll, vi } from 'vitest';

/** Within a test's own timeout. */
const PATIENCE_MS = 10_000;

/** A busy machine takes seconds for what Vitest itself waits for one second. */
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

afterAll(() => {
  vi.waitFor = waitFor;
});
