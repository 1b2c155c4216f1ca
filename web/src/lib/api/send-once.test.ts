import { expect, it, vi } from 'vitest';
import { sendOnce } from './call-once';

const lost = () => Promise.reject(new Error('no answer'));

it('reuses the key of a write without a response, and takes a new key for the next write', async () => {
  const send = vi.fn<(key: string) => Promise<string>>(lost);
  await expect(sendOnce(['refund', 1], send)).rejects.toThrow('no answer');
  send.mockResolvedValue('done');
  expect(await sendOnce(['refund', 1], send)).toBe('done');
  await sendOnce(['refund', 1], send);
  const [first, again, next] = send.mock.calls.map(([key]) => key);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('uses a separate key for each write', async () => {
  const send = vi.fn<(key: string) => Promise<string>>(lost);
  await Promise.allSettled([sendOnce(['refund', 1], send), sendOnce(['refund', 2], send)]);
  const [one, other] = send.mock.calls.map(([key]) => key);
  expect(other).not.toBe(one);
});
