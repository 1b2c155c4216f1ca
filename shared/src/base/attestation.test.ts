import { describe, expect, it } from 'vitest';
import { isAttested } from './attestation';

describe('isAttested', () => {
  it.each([
    '/guest-users',
    '/guest-users/update-images',
    '/auth/login',
    '/auth/user/u',
    '/payments',
    '/payments/p/confirm',
    '/photos/uploads',
    '/photos/uploads/',
  ])('is true for %s', (path) => {
    expect(isAttested(path)).toBe(true);
  });

  it.each([
    '/payments/webhook/razorpay',
    '/paymentsx',
    '/photos/uploadsx',
    '/albums',
    '/',
    '/x/auth/login',
  ])('is false for %s', (path) => {
    expect(isAttested(path)).toBe(false);
  });
});
