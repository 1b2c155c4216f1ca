// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { guestToken } from '#lib/guest/guest-token.ts';
import { paymentAttempts } from '#lib/payments/payment-attempts.ts';
import { referralCode } from '#lib/session/referral-code.ts';
import { sessionToken } from '#lib/session/session-token.ts';
import { deviceStorage } from './device-storage';

const key = { uid: 'u', subject: 'a' };

const keptText = {
  get: () => deviceStorage.get('a'),
  set: (value: string) => deviceStorage.set('a', value),
  clear: () => deviceStorage.remove('a'),
};

function fillDevice(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  paymentAttempts.close(key);
  guestToken.clear();
  localStorage.clear();
});

it('keeps values in memory while storage is full', () => {
  deviceStorage.set('a', 'old');
  fillDevice();
  deviceStorage.set('a', 'new');
  expect([deviceStorage.get('a'), localStorage.getItem('a')]).toEqual(['new', null]);
  vi.restoreAllMocks();
  deviceStorage.set('a', 'newer');
  expect([deviceStorage.get('a'), localStorage.getItem('a')]).toEqual(['newer', 'newer']);
  deviceStorage.remove('a');
  expect(deviceStorage.get('a')).toBeNull();
});

it.each(['localStorage', 'sessionStorage'] as const)(
  'keeps values in memory while %s is blocked',
  (storage) => {
    vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    for (const kept of [keptText, referralCode, sessionToken]) {
      expect(kept.get()).toBeNull();
      kept.set('ASHA1');
      expect(kept.get()).toBe('ASHA1');
      kept.clear();
      expect(kept.get()).toBeNull();
    }
  },
);

it('keeps the transaction id of a payment attempt while storage is full', () => {
  fillDevice();
  const id = paymentAttempts.transactionId(key, 500, 'card');
  expect(paymentAttempts.transactionId(key, 500, 'card')).toBe(id);
  paymentAttempts.markLate(key);
  expect(paymentAttempts.late(key)).toBe(id);
});

it('keeps the guest token while storage is full', () => {
  fillDevice();
  guestToken.set('token');
  expect(guestToken.get()).toBe('token');
});
