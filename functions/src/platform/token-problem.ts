import { AppError } from '@smriti/shared/base/errors';
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

/**
 * What Firebase Authentication answers about an account or its token.
 * @throws AppError unauthenticated when the token is no good or its account is gone.
 */
export async function withTokenProblems<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const problem = tokenProblem(cause);
    throw problem === null ? cause : new AppError('unauthenticated', problem, { cause });
  }
}

/** Whether Firebase Authentication has no such user. */
export function isNoUser(error: unknown): boolean {
  return authError.safeParse(error).data?.code === 'auth/user-not-found';
}
