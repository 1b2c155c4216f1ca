import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { isTransientUploadError, isUploadRejected } from './uploader';

const failure = (code: string) => new FirebaseError(code, code);

describe('failures of an upload', () => {
  it.each([
    failure('storage/retry-limit-exceeded'),
    failure('auth/network-request-failed'),
    new TypeError('Failed to fetch'),
  ])('are transient: %s', (error) => {
    expect(isTransientUploadError(error)).toBe(true);
    expect(isUploadRejected(error)).toBe(false);
  });

  it.each(['storage/unauthorized', 'storage/quota-exceeded', 'storage/unauthenticated'])(
    'are final: %s',
    (code) => {
      expect(isTransientUploadError(failure(code))).toBe(false);
    },
  );

  it('include rejections by the storage rules', () => {
    expect(isUploadRejected(failure('storage/unauthorized'))).toBe(true);
  });
});
