import { describe, expect, it } from 'vitest';
import { readableError } from './provider-errors';

const coded = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('readableError', () => {
  it.each([
    ['auth/wrong-password', 'Incorrect password'],
    ['auth/user-not-found', 'No account found with this email'],
    ['auth/invalid-email', 'Invalid email format'],
    ['auth/email-already-in-use', 'Email already registered'],
    ['auth/weak-password', 'Password is too weak'],
    ['auth/invalid-credential', 'Incorrect email or password'],
  ])('%s reads %j', (code, text) => {
    expect(readableError(coded(code))).toBe(text);
  });

  it("passes on the provider's own message for any other code", () => {
    expect(readableError(coded('auth/too-many-requests'))).toBe(
      'Firebase: Error (auth/too-many-requests).',
    );
  });

  it('has words when there is no message', () => {
    expect(readableError(undefined)).toBe('An error occurred.');
    expect(readableError(new Error(''))).toBe('An error occurred.');
  });
});
