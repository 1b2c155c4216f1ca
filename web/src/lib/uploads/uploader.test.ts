import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { isTransient, isRefused } from './uploader';

const failure = (code: string) => new FirebaseError(code, code);

describe('failures of an upload', () => {
  it.each([
    failure('storage/retry-limit-exceeded'),
    failure('auth/network-request-failed'),
    new TypeError('Failed to fetch'),
  ])('may pass: %s', (error) => {
    expect(isTransient(error)).toBe(true);
    expect(isRefused(error)).toBe(false);
  });

  it.each(['storage/unauthorized', 'storage/quota-exceeded', 'storage/unauthenticated'])(
    'are final: %s',
    (code) => {
      expect(isTransient(failure(code))).toBe(false);
    },
  );

  it('knows a refusal by the rules', () => {
    expect(isRefused(failure('storage/unauthorized'))).toBe(true);
  });
});
