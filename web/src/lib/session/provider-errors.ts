import * as z from 'zod/mini';
import { messageCatalogue } from '#lib/language/i18n.ts';

const messages = messageCatalogue('providerErrors', {
  wrongPassword: 'Incorrect password',
  userNotFound: 'No account found with this email',
  invalidEmail: 'Invalid email format',
  emailInUse: 'Email already registered',
  weakPassword: 'Password is too weak',
  invalidCredential: 'Incorrect email or password',
  offline: 'You seem to be offline.',
  failed: 'Something went wrong at sign-in. Please try again.',
  other: 'An error occurred.',
});

const BY_CODE = {
  'auth/wrong-password': 'wrongPassword',
  'auth/user-not-found': 'userNotFound',
  'auth/invalid-email': 'invalidEmail',
  'auth/email-already-in-use': 'emailInUse',
  'auth/weak-password': 'weakPassword',
  'auth/invalid-credential': 'invalidCredential',
} as const;

const providerError = z.object({ code: z.enum(Object.keys(BY_CODE) as (keyof typeof BY_CODE)[]) });

/** Schema of all errors of the identity provider, whose message is only a code. */
const anyProviderError = z.object({ code: z.string().check(z.regex(/^auth\//)) });
const networkError = z.object({ code: z.literal('auth/network-request-failed') });

/**
 * Whether the provider could not be reached; without a connection, its popup reports an internal
 * error.
 */
const isProviderUnreachable = (error: unknown) =>
  networkError.safeParse(error).success || !navigator.onLine;

/**
 * Error message of a failed sign-in for the user, never a code; null if the error has none. A TypeError is
 * a part of the page that could not be loaded.
 */
export function findSignInErrorText(error: unknown): string | null {
  const texts = messages.get();
  const known = providerError.safeParse(error);
  if (known.success) return texts[BY_CODE[known.data.code]];
  if (anyProviderError.safeParse(error).success) {
    return isProviderUnreachable(error) ? texts.offline : texts.failed;
  }
  if (error instanceof TypeError) return navigator.onLine ? null : texts.offline;
  return error instanceof Error && error.message ? error.message : null;
}

/** Error message of a failed sign-in for the user; a general text if the error has none. */
export function signInErrorText(error: unknown): string {
  return findSignInErrorText(error) ?? messages.get().other;
}
