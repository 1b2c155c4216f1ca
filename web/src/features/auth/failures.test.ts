import { describe, expect, it } from 'vitest';
import { isChangeOfMind, linkProblem, messageOf } from './failures';

const providerError = (code: string) => Object.assign(new Error(`Firebase: ${code}.`), { code });

describe('messageOf', () => {
  it('replaces the messages of the provider', () => {
    expect(messageOf(providerError('auth/email-already-in-use'), 'x')).toBe(
      'Email already registered',
    );
  });

  it('keeps other messages', () => {
    expect(messageOf(new Error('No.'), 'x')).toBe('No.');
  });

  // proves register-7
  it.each([new Error(''), 'text', undefined, { message: 'no error' }])(
    'uses a default for %o',
    (failure) => {
      const fallback = 'Registration failed. Please try again.';
      expect(messageOf(failure, fallback)).toBe(fallback);
    },
  );
});

describe('isChangeOfMind', () => {
  it.each(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'])(
    'is true for auth/%s',
    (code) => {
      expect(isChangeOfMind(providerError(`auth/${code}`))).toBe(true);
    },
  );

  it('is false for a blocked popup', () => {
    expect(isChangeOfMind(providerError('auth/popup-blocked'))).toBe(false);
    expect(isChangeOfMind(undefined)).toBe(false);
  });
});

describe('linkProblem', () => {
  it.each([
    ['auth/expired-action-code', 'expired'],
    ['auth/invalid-action-code', 'used'],
    ['auth/user-disabled', 'used'],
    ['auth/user-not-found', 'used'],
    ['auth/network-request-failed', null],
  ])('maps %s to %s', (code, problem) => {
    expect(linkProblem(providerError(code))).toBe(problem);
  });
});
