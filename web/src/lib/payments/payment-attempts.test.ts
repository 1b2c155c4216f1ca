// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentAttempts } from './payment-attempts';

const key = { uid: 'u', subject: 'a' };

beforeEach(() => {
  localStorage.clear();
});

describe('paymentAttempts', () => {
  // proves payments-13, constants-5
  it('keeps the transaction id for retries', () => {
    const first = paymentAttempts.transactionId(key, 500, 'card');
    expect(first).toMatch(/^TXN_\d{13}_\d+$/);
    expect(paymentAttempts.transactionId(key, 500, 'card')).toBe(first);
  });

  // proves constants-5
  it('ends the transaction id with a random number below 1,000,000', () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    random.mockImplementation((array) => {
      (array as Uint32Array)[0] = 2_088_353_638;
      return array;
    });
    expect(paymentAttempts.transactionId(key, 500, 'card')).toMatch(/^TXN_\d{13}_353638$/);
    random.mockRestore();
  });

  it.each([
    ['another amount', 501, 'card', key],
    ['another method', 500, 'upi', key],
    ['another album', 500, 'card', { ...key, subject: 'b' }],
    ['another customer', 500, 'card', { ...key, uid: 'v' }],
  ] as const)('creates a new transaction id for %s', (_what, amount, method, other) => {
    const first = paymentAttempts.transactionId(key, 500, 'card');
    expect(paymentAttempts.transactionId(other, amount, method)).not.toBe(first);
  });

  it('creates a new transaction id after the last attempt is closed', () => {
    const first = paymentAttempts.transactionId(key, 500, 'card');
    paymentAttempts.close(key);
    expect(paymentAttempts.transactionId(key, 500, 'card')).not.toBe(first);
  });

  it('adopts the transaction id of a payment that the server reuses', () => {
    paymentAttempts.transactionId(key, 500, 'card');
    paymentAttempts.adopt(key, { transaction_id: 'TXN_1_1' });
    expect(paymentAttempts.transactionId(key, 500, 'card')).toBe('TXN_1_1');
  });

  it('returns the transaction id of a payment that waits for the bank', () => {
    const id = paymentAttempts.transactionId(key, 500, 'card');
    expect(paymentAttempts.late(key)).toBeNull();
    paymentAttempts.markLate(key);
    expect(paymentAttempts.late(key)).toBe(id);
    paymentAttempts.close(key);
    expect(paymentAttempts.late(key)).toBeNull();
  });

  it.each(['{', '{"transactionId":1}', 'null'])('ignores the stored value %s', (stored) => {
    localStorage.setItem('paymentAttempt:u:a', stored);
    expect(paymentAttempts.late(key)).toBeNull();
    expect(paymentAttempts.transactionId(key, 500, 'card')).toMatch(/^TXN_/);
  });
});
