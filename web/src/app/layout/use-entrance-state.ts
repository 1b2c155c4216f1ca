import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { referralCode } from '#lib/session/referral-code.ts';

const carriedOn = z.object({ referralCode: z.optional(z.string()), from: z.optional(z.unknown()) });
type EntranceState = z.infer<typeof carriedOn>;

/**
 * Navigation state for links to login and register: the referral code, and the page to return to.
 */
export function useEntranceState(): EntranceState {
  const carried = carriedOn.safeParse(useLocation().state);
  const { from, referralCode: code } = carried.success ? carried.data : {};
  return { from, referralCode: code ?? referralCode.get() ?? undefined };
}
