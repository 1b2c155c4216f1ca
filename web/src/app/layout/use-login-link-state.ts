import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { referralCode } from '#lib/session/referral-code.ts';

const navigationState = z.object({
  referralCode: z.optional(z.string()),
  from: z.optional(z.unknown()),
});
type LoginLinkState = z.infer<typeof navigationState>;

/**
 * Navigation state for links to login and register: the referral code, and the page to return to.
 */
export function useLoginLinkState(): LoginLinkState {
  const carried = navigationState.safeParse(useLocation().state);
  const { from, referralCode: code } = carried.success ? carried.data : {};
  return { from, referralCode: code ?? referralCode.get() ?? undefined };
}
