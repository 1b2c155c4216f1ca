// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attempts } from './attempts';

const key = { uid: 'u', subject: 'a' };

beforeEach(() => {
  localStorage.clear();
});

describe('attempts', () => {
  // proves payments-13, constants-5
  it('keeps the transaction id over retries', () => {
    const first = attempts.transactionId(key, 500, 'card');
    expect(first).toMatch(/^TXN_\d{13}_\d+$/);
    expect(attempts.transactionId(key, 500, 'card')).toBe(first);
  });

  // proves constants-5
  it('ends with a random number below 1,000,000', () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    random.mockImplementation((array) => {
      (array as Uint32Array)[0] = 2_088_353_638;
      return array;
    });
    expect(attempts.transactionId(key, 500, 'card')).toMatch(/^TXN_\d{13}_353638$/);
    random.mockRestore();
  });

  it.each([
    ['another amount', 501, 'card', key],
    ['another method', 500, 'upi', key],
    ['another album', 500, 'card', { ...key, subject: 'b' }],
    ['another customer', 500, 'card', { ...key, uid: 'v' }],
  ] as const)('begins anew for %s', (_what, amount, method, other) => {
    const first = attempts.transactionId(key, 500, 'card');
    expect(attempts.transactionId(other, amount, method)).not.toBe(first);
  });

  it('begins anew once the last one is closed', () => {
    const first = attempts.transactionId(key, 500, 'card');
    attempts.close(key);
    expect(attempts.transactionId(key, 500, 'card')).not.toBe(first);
  });

  it('goes on with the payment that the server uses again', () => {
    attempts.transactionId(key, 500, 'card');
    attempts.adopt(key, { transaction_id: 'TXN_1_1' });
    expect(attempts.transactionId(key, 500, 'card')).toBe('TXN_1_1');
  });

  it('tells which payment waits for the bank', () => {
    const id = attempts.transactionId(key, 500, 'card');
    expect(attempts.late(key)).toBeNull();
    attempts.markLate(key);
    expect(attempts.late(key)).toBe(id);
    attempts.close(key);
    expect(attempts.late(key)).toBeNull();
  });

  it.each(['{', '{"transactionId":1}', 'null'])('takes %s in the storage for nothing', (stored) => {
    localStorage.setItem('paymentAttempt:u:a', stored);
    expect(attempts.late(key)).toBeNull();
    expect(attempts.transactionId(key, 500, 'card')).toMatch(/^TXN_/);
  });
});
