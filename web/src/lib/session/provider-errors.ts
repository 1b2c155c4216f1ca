import * as z from 'zod/mini';
import { messageCatalogue } from '../i18n';

const messages = messageCatalogue('providerErrors', {
  wrongPassword: 'Incorrect password',
  userNotFound: 'No account found with this email',
  invalidEmail: 'Invalid email format',
  emailInUse: 'Email already registered',
  weakPassword: 'Password is too weak',
  invalidCredential: 'Incorrect email or password',
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

/** What to tell a person about a failed sign-in (the table of storefront.md section 8). */
export function readableError(error: unknown): string {
  const texts = messages.get();
  const known = providerError.safeParse(error);
  if (known.success) return texts[BY_CODE[known.data.code]];
  return error instanceof Error && error.message ? error.message : texts.other;
}
