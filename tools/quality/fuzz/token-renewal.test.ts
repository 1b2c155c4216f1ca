import { expect, it, vi } from 'vitest';
import { createTokenRenewal } from './token-renewal.ts';

const session = (isGood: boolean) => ({
  token: 'first',
  isGood: vi.fn(() => Promise.resolve(isGood)),
  renew: vi.fn(() => Promise.resolve('second')),
});

it('a caller whose session has ended gets one new token, however many were refused', async () => {
  const renewIfEnded = createTokenRenewal();
  const ended = session(false);
  const refused = ['first', 'first', 'first'].map((token) => renewIfEnded(ended, token));
  expect(await Promise.all(refused)).toEqual([true, true, true]);
  expect(ended.token).toBe('second');
  expect(await renewIfEnded(ended, 'first')).toBe(true);
  expect(ended.renew).toHaveBeenCalledTimes(1);
});

it('a caller who is refused with a good token keeps it', async () => {
  const good = session(true);
  expect(await createTokenRenewal()(good, 'first')).toBe(false);
  expect(good.token).toBe('first');
  expect(good.renew).not.toHaveBeenCalled();
});
