import { describe, expect, it } from 'vitest';
import { isChangeOfMind, linkProblem, messageOf } from './failures';

const providerError = (code: string) => Object.assign(new Error(`Firebase: ${code}.`), { code });

describe('messageOf', () => {
  it("has the shop's words for what the provider refuses", () => {
    expect(messageOf(providerError('auth/email-already-in-use'), 'x')).toBe(
      'Email already registered',
    );
  });

  it('hands on any other message', () => {
    expect(messageOf(new Error('No.'), 'x')).toBe('No.');
  });

  // proves register-7
  it.each([new Error(''), 'text', undefined, { message: 'no error' }])(
    'falls back where %o says nothing',
    (failure) => {
      const fallback = 'Registration failed. Please try again.';
      expect(messageOf(failure, fallback)).toBe(fallback);
    },
  );
});

describe('isChangeOfMind', () => {
  it.each(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'])(
    'holds for auth/%s',
    (code) => {
      expect(isChangeOfMind(providerError(`auth/${code}`))).toBe(true);
    },
  );

  it('does not hold for a popup that was blocked', () => {
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
  ])('reads %s as %s', (code, problem) => {
    expect(linkProblem(providerError(code))).toBe(problem);
  });
});
