import type { Invitee } from '@smriti/shared/account/invitation';
import { confirmedEmails } from '../../platform/confirmed-emails';
import type { Deps } from '../../platform/deps';
import { missingOf, stateOf } from './invitation.domain';
import type { ReferralRecord } from './referral.records';

const isPending = (referral: ReferralRecord) => stateOf(referral) === 'pending';

/** Friends as who invited them sees them. Asks about addresses only where points wait. */
export async function presentInvitees(
  { auth }: Pick<Deps, 'auth'>,
  referrals: readonly ReferralRecord[],
): Promise<Invitee[]> {
  const waiting = referrals.filter(isPending);
  const uids = waiting.flatMap(({ inviter_uid, invitee_uid }) => [inviter_uid, invitee_uid]);
  const confirmed = await confirmedEmails(auth, [...new Set(uids)]);
  return referrals.map((referral) => {
    const state = stateOf(referral);
    return {
      name: referral.invitee_name,
      state,
      joined_at: referral.created_at,
      points: state === 'rewarded' ? referral.reward_points : 0,
      missing: missingOf(referral, confirmed),
      until: isPending(referral) ? referral.reward_until : null,
    };
  });
}
