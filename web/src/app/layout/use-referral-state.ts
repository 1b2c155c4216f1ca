import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { referralCode } from '../../lib/session/referral-code';

const withCode = z.object({ referralCode: z.string() });

/** The navigation state that carries a friend's code on to login and register. */
export function useReferralState(): { referralCode: string } | undefined {
  const carried = withCode.safeParse(useLocation().state);
  const code = carried.success ? carried.data.referralCode : referralCode.get();
  return code ? { referralCode: code } : undefined;
}
