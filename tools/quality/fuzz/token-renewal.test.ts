import { expect, it, vi } from 'vitest';
import { createTokenRenewal } from './token-renewal.ts';

const session = (isGood: boolean) => ({
  token: 'first',
  isGood: vi.fn(() => Promise.resolve(isGood)),
  renew: vi.fn(() => Promise.resolve('second')),
});

it('replaces an expired token once for several refused requests', async () => {
  const renewIfEnded = createTokenRenewal();
  const ended = session(false);
  const refused = ['first', 'first', 'first'].map((token) => renewIfEnded(ended, token));
  expect(await Promise.all(refused)).toEqual([true, true, true]);
  expect(ended.token).toBe('second');
  expect(await renewIfEnded(ended, 'first')).toBe(true);
  expect(ended.renew).toHaveBeenCalledTimes(1);
});

it('keeps a valid token that was refused', async () => {
  const good = session(true);
  expect(await createTokenRenewal()(good, 'first')).toBe(false);
  expect(good.token).toBe('first');
  expect(good.renew).not.toHaveBeenCalled();
});
