// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { signInErrorText } from './provider-errors';

const coded = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('signInErrorText', () => {
  // proves login-5
  it.each([
    ['auth/wrong-password', 'Incorrect password'],
    ['auth/user-not-found', 'No account found with this email'],
    ['auth/invalid-email', 'Invalid email format'],
    ['auth/email-already-in-use', 'Email already registered'],
    ['auth/weak-password', 'Password is too weak'],
    ['auth/invalid-credential', 'Incorrect email or password'],
  ])('returns for %s: %j', (code, text) => {
    expect(signInErrorText(coded(code))).toBe(text);
  });

  // proves login-10
  it('returns a general text for any other code', () => {
    for (const code of ['auth/too-many-requests', 'auth/internal-error']) {
      expect(signInErrorText(coded(code))).toBe(
        'Something went wrong at sign-in. Please try again.',
      );
    }
  });

  it('returns an offline text without a connection', () => {
    expect(signInErrorText(coded('auth/network-request-failed'))).toBe('You seem to be offline.');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(signInErrorText(coded('auth/internal-error'))).toBe('You seem to be offline.');
    vi.restoreAllMocks();
  });

  // proves login-10
  it('returns the message of the API', () => {
    expect(signInErrorText(new Error('This account is closed.'))).toBe('This account is closed.');
  });

  // proves login-10
  it('never returns the message of a part that could not be loaded', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    expect(signInErrorText(missing)).toBe('An error occurred.');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(signInErrorText(missing)).toBe('You seem to be offline.');
    vi.restoreAllMocks();
  });

  // proves login-10
  it('returns a general text without a message', () => {
    expect(signInErrorText(undefined)).toBe('An error occurred.');
    expect(signInErrorText(new Error(''))).toBe('An error occurred.');
  });
});
