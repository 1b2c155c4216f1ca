import * as z from 'zod/mini';
import { findSignInErrorText } from '#lib/session/provider-errors.ts';

const changeOfMind = z.object({
  code: z.enum([
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/user-cancelled',
  ]),
});

/** Whether the user has closed the sign-in popup, which is not an error. */
export function isPopupClosedByUser(error: unknown): boolean {
  return changeOfMind.safeParse(error).success;
}

/** Error message for the user; `silent` if the error has none. */
export function authFailureText(error: unknown, silent: string): string {
  return findSignInErrorText(error) ?? silent;
}

const badLink = z.object({
  code: z.enum([
    'auth/expired-action-code',
    'auth/invalid-action-code',
    'auth/user-disabled',
    'auth/user-not-found',
  ]),
});

export type ResetLinkProblem = 'expired' | 'used';

/** Reason why a reset link does not work; null if the error has another cause. */
export function findResetLinkProblem(error: unknown): ResetLinkProblem | null {
  const known = badLink.safeParse(error);
  if (!known.success) return null;
  return known.data.code === 'auth/expired-action-code' ? 'expired' : 'used';
}
