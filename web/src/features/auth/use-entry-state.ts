import { useEffect } from 'react';
import { type NavigateProps, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { referralCode as storedCode } from '../../lib/session/referral-code';

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
  /** What was typed on the page before. */
  email: z.optional(z.string()),
});

export interface Entry {
  /** Where to go once signed in: the page that asked for it, or home. */
  destination: Pick<NavigateProps, 'to' | 'state'>;
  referralCode: string | null;
  /** Navigation state for the links between login, register and forgot password. */
  carried: z.infer<typeof entryState>;
}

/**
 * What came along to the login or register page. A referral code is kept, so that it survives a
 * reload and the way from one page to the other.
 */
export function useEntryState(): Entry {
  const parsed = entryState.safeParse(useLocation().state);
  const { from, referralCode, email } = parsed.success ? parsed.data : {};
  useEffect(() => {
    if (referralCode) storedCode.set(referralCode);
  }, [referralCode]);

  const code = referralCode ?? storedCode.get();
  return {
    destination: from ? { to: from, state: from.state } : { to: '/' },
    referralCode: code,
    carried: { from, referralCode: code ?? undefined, email },
  };
}
