import { expect, it, vi } from 'vitest';

const LONGER_THAN_VITEST_WAITS_MS = 1200;

it('vi.waitFor waits longer than a second by default', async () => {
  let isThere = false;
  setTimeout(() => (isThere = true), LONGER_THAN_VITEST_WAITS_MS);
  await vi.waitFor(() => expect(isThere).toBe(true));
});

it('vi.waitFor respects an explicit timeout', async () => {
  const never = () => Promise.reject(new Error('not yet'));
  await expect(vi.waitFor(never, 60)).rejects.toThrow('not yet');
  await expect(vi.waitFor(never, { timeout: 60 })).rejects.toThrow('not yet');
});
