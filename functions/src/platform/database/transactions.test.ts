import { describe, expect, it, vi } from 'vitest';
import { retryWhenClosed, isTransactionConflict } from './transactions';

const closed = { code: 3, details: 'Transaction is invalid or closed.' };
const aborted = { code: 10, details: 'Transaction lock timeout.' };

class Refused extends Error {
  readonly code: number;
  readonly details: string;
  constructor({ code, details }: typeof closed) {
    super(details);
    this.code = code;
    this.details = details;
  }
}

/** Work that fails with these errors in turn, then succeeds. */
function failing(...errors: (typeof closed)[]) {
  const attempt = vi.fn(() => Promise.resolve('done'));
  for (const error of errors) attempt.mockRejectedValueOnce(new Refused(error));
  return attempt;
}
const tried = (attempt: () => Promise<string>) => retryWhenClosed(attempt, () => Promise.resolve());

describe('a transaction', () => {
  it('is started again if it was closed while it waited', async () => {
    const attempt = failing(closed, { code: 3, details: 'Transaction is invalid or expired.' });
    expect(await tried(attempt)).toBe('done');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('fails if that happens repeatedly', async () => {
    const attempt = failing(...Array.from({ length: 9 }, () => closed));
    await expect(tried(attempt)).rejects.toSatisfy(isTransactionConflict);
    expect(attempt).toHaveBeenCalledTimes(5);
  });

  it('is not started again for other errors', async () => {
    for (const error of [aborted, { code: 3, details: 'a bad path' }, { code: 7, details: '' }]) {
      const attempt = failing(error);
      await expect(tried(attempt)).rejects.toMatchObject(error);
      expect(attempt).toHaveBeenCalledTimes(1);
    }
  });
});

it('distinguishes lost conflicts from other failures', () => {
  expect([closed, aborted].map(isTransactionConflict)).toEqual([true, true]);
  const others = [{ code: 3, details: 'a bad path' }, new Error('x'), null];
  expect(others.map(isTransactionConflict)).toEqual([false, false, false]);
});
