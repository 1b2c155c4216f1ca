// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage } from './device-storage';
import { guestToken } from './guest/guest-token';
import { attempts } from './payments/attempts';

const key = { uid: 'u', subject: 'a' };

function fillDevice(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  attempts.close(key);
  guestToken.clear();
  localStorage.clear();
});

it('goes on with what the device has no room for, until the page is left', () => {
  deviceStorage.set('a', 'old');
  fillDevice();
  deviceStorage.set('a', 'new');
  expect([deviceStorage.get('a'), localStorage.getItem('a')]).toEqual(['new', 'old']);
  vi.restoreAllMocks();
  deviceStorage.set('a', 'newer');
  expect([deviceStorage.get('a'), localStorage.getItem('a')]).toEqual(['newer', 'newer']);
  deviceStorage.remove('a');
  expect(deviceStorage.get('a')).toBeNull();
});

it('lets people pay with a full device, each attempt with one transaction id', () => {
  fillDevice();
  const id = attempts.transactionId(key, 500, 'card');
  expect(attempts.transactionId(key, 500, 'card')).toBe(id);
  attempts.markLate(key);
  expect(attempts.late(key)).toBe(id);
});

it('lets guests design with a full device', () => {
  fillDevice();
  guestToken.set('token');
  expect(guestToken.get()).toBe('token');
});
