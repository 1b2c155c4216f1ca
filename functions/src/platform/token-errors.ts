import { AppError } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';

/** Error messages by firebase-admin code of invalid tokens; any other error is internal. */
const TOKEN_PROBLEMS: Readonly<Record<string, string>> = {
  'auth/id-token-expired': 'Your session has expired. Please log in again.',
  'auth/id-token-revoked': 'Your session has ended. Please log in again.',
  'auth/user-disabled': 'This account is disabled.',
  'auth/user-not-found': 'This account does not exist any more.',
  'auth/argument-error': 'The token is not valid here.',
  'auth/invalid-id-token': 'The token is not valid here.',
};
const authError = z.object({ code: z.string() });

/** The message for a token rejected by firebase-admin; null for any other error. */
export function tokenErrorMessage(error: unknown): string | null {
  const parsed = authError.safeParse(error);
  return parsed.success ? (TOKEN_PROBLEMS[parsed.data.code] ?? null) : null;
}

/**
 * Converts token errors of a call to Firebase Authentication.
 * @throws AppError unauthenticated when the token is invalid or its account is gone.
 */
export async function convertTokenErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const problem = tokenErrorMessage(cause);
    throw problem === null ? cause : new AppError('unauthenticated', problem, { cause });
  }
}

/** Whether the error means that the user does not exist. */
export function isUserMissing(error: unknown): boolean {
  return authError.safeParse(error).data?.code === 'auth/user-not-found';
}
