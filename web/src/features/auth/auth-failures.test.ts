// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isPopupClosedByUser, findResetLinkProblem, authFailureText } from './auth-failures';

const providerError = (code: string) => Object.assign(new Error(`Firebase: ${code}.`), { code });

describe('authFailureText', () => {
  it('replaces the messages of the provider', () => {
    expect(authFailureText(providerError('auth/email-already-in-use'), 'x')).toBe(
      'Email already registered',
    );
  });

  it('keeps other messages', () => {
    expect(authFailureText(new Error('No.'), 'x')).toBe('No.');
  });

  // proves register-7
  it.each([new Error(''), new TypeError('x is not'), 'text', undefined, { message: 'no error' }])(
    'uses a default for %o',
    (failure) => {
      const fallback = 'Registration failed. Please try again.';
      expect(authFailureText(failure, fallback)).toBe(fallback);
    },
  );
});

describe('isPopupClosedByUser', () => {
  it.each(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'])(
    'is true for auth/%s',
    (code) => {
      expect(isPopupClosedByUser(providerError(`auth/${code}`))).toBe(true);
    },
  );

  it('is false for a blocked popup', () => {
    expect(isPopupClosedByUser(providerError('auth/popup-blocked'))).toBe(false);
    expect(isPopupClosedByUser(undefined)).toBe(false);
  });
});

describe('findResetLinkProblem', () => {
  it.each([
    ['auth/expired-action-code', 'expired'],
    ['auth/invalid-action-code', 'used'],
    ['auth/user-disabled', 'used'],
    ['auth/user-not-found', 'used'],
    ['auth/network-request-failed', null],
  ])('maps %s to %s', (code, problem) => {
    expect(findResetLinkProblem(providerError(code))).toBe(problem);
  });
});
