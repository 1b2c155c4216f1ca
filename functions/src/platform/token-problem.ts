import * as z from 'zod/mini';

/** What firebase-admin says about tokens that are no good; all else is our own trouble. */
const TOKEN_PROBLEMS: Readonly<Record<string, string>> = {
  'auth/id-token-expired': 'Your session has expired. Please log in again.',
  'auth/id-token-revoked': 'Your session has ended. Please log in again.',
  'auth/user-disabled': 'This account is disabled.',
  'auth/user-not-found': 'This account does not exist any more.',
  'auth/argument-error': 'The token is not valid here.',
  'auth/invalid-id-token': 'The token is not valid here.',
};
const authError = z.object({ code: z.string() });

/** The sentence for a token that firebase-admin refuses, or null for any other failure. */
export function tokenProblem(error: unknown): string | null {
  const parsed = authError.safeParse(error);
  return parsed.success ? (TOKEN_PROBLEMS[parsed.data.code] ?? null) : null;
}
