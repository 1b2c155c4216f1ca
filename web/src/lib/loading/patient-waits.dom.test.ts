import { expect, it, vi } from 'vitest';

const LONGER_THAN_VITEST_WAITS_MS = 1200;

it('waits for what takes more than a second on a busy machine', async () => {
  let isThere = false;
  setTimeout(() => (isThere = true), LONGER_THAN_VITEST_WAITS_MS);
  await vi.waitFor(() => expect(isThere).toBe(true));
});

it('waits as long as a test says where it says so', async () => {
  const never = () => Promise.reject(new Error('not yet'));
  await expect(vi.waitFor(never, 60)).rejects.toThrow('not yet');
  await expect(vi.waitFor(never, { timeout: 60 })).rejects.toThrow('not yet');
});
