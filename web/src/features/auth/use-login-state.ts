import { useEffect } from 'react';
import { type NavigateProps, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { referralCode as storedCode } from '#lib/session/referral-code.ts';

const entryState = z.object({
  from: z.optional(
    z.object({
      pathname: z.string(),
      search: z.string(),
      hash: z._default(z.string(), ''),
      state: z.optional(z.unknown()),
    }),
  ),
  referralCode: z.optional(z.string()),
  /** Email typed on the previous page. */
  email: z.optional(z.string()),
});

export interface LoginState {
  /** Page that required the sign-in and opens afterwards; null if none did. */
  destination: Pick<NavigateProps, 'to' | 'state'> | null;
  referralCode: string | null;
  /** Navigation state passed on between login, register and forgot password. */
  carried: z.infer<typeof entryState>;
}

/**
 * Navigation state of the login and register pages. The referral code is also stored, so that it
 * survives a reload and switching between the pages.
 */
export function useLoginState(): LoginState {
  const parsed = entryState.safeParse(useLocation().state);
  const { from, referralCode, email } = parsed.success ? parsed.data : {};
  useEffect(() => {
    if (referralCode) storedCode.set(referralCode);
  }, [referralCode]);

  const code = referralCode ?? storedCode.get();
  return {
    destination: from ? { to: from, state: from.state } : null,
    referralCode: code,
    carried: { from, referralCode: code ?? undefined, email },
  };
}
