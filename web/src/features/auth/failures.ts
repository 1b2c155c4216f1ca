import * as z from 'zod/mini';
import { readableError } from '#lib/session/provider-errors.ts';

const changeOfMind = z.object({
  code: z.enum([
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/user-cancelled',
  ]),
});

/** Whether the user has closed the sign-in popup, which is not an error. */
export function isChangeOfMind(error: unknown): boolean {
  return changeOfMind.safeParse(error).success;
}

/** Error message for the user; `silent` if the error has none. */
export function messageOf(error: unknown, silent: string): string {
  return error instanceof Error && error.message ? readableError(error) : silent;
}

const badLink = z.object({
  code: z.enum([
    'auth/expired-action-code',
    'auth/invalid-action-code',
    'auth/user-disabled',
    'auth/user-not-found',
  ]),
});

export type LinkProblem = 'expired' | 'used';

/** Why a reset link does not work; null if the error has another cause. */
export function linkProblem(error: unknown): LinkProblem | null {
  const known = badLink.safeParse(error);
  if (!known.success) return null;
  return known.data.code === 'auth/expired-action-code' ? 'expired' : 'used';
}
