import { describe, expect, it } from 'vitest';
import { nextReconciliationTime } from './reconciliation.domain';

const START = Date.parse('2026-03-01T10:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (milliseconds: number) => new Date(START + milliseconds);
const pending = {
  payment_status: 'pending',
  refund: 'none',
  created_at: at(0).toISOString(),
} as const;
/** Time until the next query of a payment of the given age. */
const wait = (age: number, changes: Partial<Parameters<typeof nextReconciliationTime>[0]> = {}) => {
  const next = nextReconciliationTime({ ...pending, ...changes }, at(age));
  return next === null ? null : Date.parse(next) - at(age).getTime();
};

describe('nextReconciliationTime', () => {
  it('returns four times within a day', () => {
    const asked: number[] = [];
    for (let age = 0; ;) {
      const next = wait(age);
      if (next === null) break;
      age += next;
      asked.push(age / MINUTE);
    }
    expect(asked).toEqual([10, 60, 6 * 60, 24 * 60]);
  });

  it('is none for a payment that waits for a person', () => {
    expect(wait(0, { attention: { reason: 'other_amount' } })).toBeNull();
  });

  it('ends after a day', () => {
    expect(wait(24 * HOUR - 1)).not.toBeNull();
    expect(wait(24 * HOUR)).toBeNull();
  });

  it('continues for a failed payment, which can be retried', () => {
    expect(wait(HOUR, { payment_status: 'failed' })).toBe(5 * HOUR);
  });

  it('is none after the payment, unless a refund of it is owed', () => {
    expect(wait(0, { payment_status: 'paid' })).toBeNull();
    expect(wait(0, { payment_status: 'refunded', refund: 'sent' })).toBeNull();
    expect(wait(48 * HOUR, { payment_status: 'refunded', refund: 'owed' })).toBe(HOUR);
    expect(wait(48 * HOUR, { payment_status: 'paid', refund: 'owed' })).toBe(HOUR);
  });
});
