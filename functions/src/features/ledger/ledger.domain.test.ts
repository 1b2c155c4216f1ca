import { AppError } from '@smriti/shared/base/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEDGER_ACCOUNTS,
  type PostedEntry,
  EMPTY_LEDGER,
  applyPostings,
  type Posting,
  type LedgerState,
} from './ledger.domain';

const posting = (changes: Partial<Posting> = {}): Posting => ({
  id: 'bought-1',
  account: 'points',
  kind: 'bought',
  amount: 500,
  reference: 'PAY23456789',
  ...changes,
});

describe('applyPostings', () => {
  it('adds to an account, and returns its new balance', () => {
    const before = { gift: 50_000, points: 250, entries: 4 };
    expect(applyPostings(before, [posting()])).toEqual({
      standing: { gift: 50_000, points: 750, entries: 5 },
      entries: [{ ...posting(), number: 5, balance_after: 750 }],
    });
  });

  it('keeps accounts separate', () => {
    const gift = posting({ id: 'used-p1-gift', account: 'gift', kind: 'used', amount: -300 });
    const points = posting({ id: 'used-p1-points', kind: 'used', amount: -20 });
    const { standing, entries } = applyPostings({ gift: 1000, points: 20, entries: 0 }, [
      gift,
      points,
    ]);
    expect(standing).toEqual({ gift: 700, points: 0, entries: 2 });
    expect(entries.map(({ number, balance_after }) => [number, balance_after])).toEqual([
      [1, 700],
      [2, 0],
    ]);
  });

  it('creates no entry for a posting of zero', () => {
    expect(applyPostings(EMPTY_LEDGER, [posting({ amount: 0 })])).toEqual({
      standing: EMPTY_LEDGER,
      entries: [],
    });
  });

  it.each(LEDGER_ACCOUNTS)('refuses to take more than the balance of the account %s', (account) => {
    const before = { gift: 999, points: 999, entries: 1 };
    const take = () => applyPostings(before, [posting({ account, amount: -1000 })]);
    expect(take).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(applyPostings(before, [posting({ account, amount: -999 })]).standing[account]).toBe(0);
  });

  it.each(LEDGER_ACCOUNTS)('refuses to exceed the maximum of the account %s', (account) => {
    const before = { gift: 1_000_000_000, points: 1_000_000_000, entries: 1 };
    const add = () => applyPostings(before, [posting({ account, amount: 1 })]);
    expect(add).toThrow(expect.objectContaining({ code: 'business_rule' }));
  });

  it('posts whole amounts only', () => {
    expect(() => applyPostings(EMPTY_LEDGER, [posting({ amount: 0.5 })])).toThrow(RangeError);
    expect(() => applyPostings(EMPTY_LEDGER, [posting({ amount: NaN })])).toThrow(RangeError);
  });
});

const anyPosting = fc.record({
  id: fc.uuid(),
  account: fc.constantFrom(...LEDGER_ACCOUNTS),
  kind: fc.constantFrom('bought' as const, 'used' as const, 'returned' as const),
  amount: fc.integer({ min: -2_000, max: 2_000 }),
  reference: fc.constant(''),
});

/** Applies the postings one by one and skips invalid ones. */
function history(postings: readonly Posting[]): { standing: LedgerState; entries: PostedEntry[] } {
  const entries: PostedEntry[] = [];
  let standing = EMPTY_LEDGER;
  for (const one of postings) {
    try {
      const posted = applyPostings(standing, [one]);
      entries.push(...posted.entries);
      standing = posted.standing;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { standing, entries };
}

describe('any history of an account', () => {
  const postings = fc.array(anyPosting, { maxLength: 60 });

  it('adds up to its balance, which is never negative', () => {
    fc.assert(
      fc.property(postings, fc.constantFrom(...LEDGER_ACCOUNTS), (all, account) => {
        const { standing, entries } = history(all);
        const own = entries.filter((entry) => entry.account === account);
        let sum = 0;
        for (const entry of own) {
          sum += entry.amount;
          expect(entry.balance_after).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
        expect(standing[account]).toBe(sum);
      }),
    );
  });

  it('is numbered without gaps', () => {
    fc.assert(
      fc.property(postings, (all) => {
        const { standing, entries } = history(all);
        expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
        expect(standing.entries).toBe(entries.length);
      }),
    );
  });

  it('is the same for one posting or several', () => {
    const gains = fc.array(anyPosting.map((one) => ({ ...one, amount: Math.abs(one.amount) })));
    fc.assert(
      fc.property(gains, (all) => {
        expect(applyPostings(EMPTY_LEDGER, all)).toEqual(history(all));
      }),
    );
  });
});
