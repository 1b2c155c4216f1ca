import type { Invitee } from '@smriti/shared/account/invitation';
import type { Credits } from '@smriti/shared/payment/credits';
import { findConfirmedUids } from '../../platform/confirmed-emails';
import type { Deps } from '../../platform/deps';
import { unmetRewardConditions, invitationState } from './invitation.domain';
import type { ReferralRecord } from './referral.records';

const isPending = (referral: ReferralRecord) => invitationState(referral) === 'pending';

/** Invited friends for their inviter. Checks confirmed addresses only where points are pending. */
export async function presentInvitees(
  { auth }: Pick<Deps, 'auth'>,
  referrals: readonly ReferralRecord[],
): Promise<Invitee[]> {
  const waiting = referrals.filter(isPending);
  const uids = waiting.flatMap(({ inviter_uid, invitee_uid }) => [inviter_uid, invitee_uid]);
  const confirmed = await findConfirmedUids(auth, [...new Set(uids)]);
  return referrals.map((referral) => {
    const state = invitationState(referral);
    return {
      name: referral.invitee_name,
      state,
      joined_at: referral.created_at,
      points: state === 'rewarded' ? referral.reward_points : 0,
      missing: unmetRewardConditions(referral, { viewerUid: referral.inviter_uid, confirmed }),
      until: isPending(referral) ? referral.reward_until : null,
    };
  });
}

/** The inviter's pending points for the invited friend; null where none are pending. */
export async function presentInviterReward(
  { auth }: Pick<Deps, 'auth'>,
  referral: ReferralRecord | null,
): Promise<Credits['inviter_reward']> {
  if (!referral || !isPending(referral)) return null;
  const { inviter_uid, invitee_uid, reward_points, reward_until } = referral;
  const confirmed = await findConfirmedUids(auth, [inviter_uid, invitee_uid]);
  return {
    points: reward_points,
    missing: unmetRewardConditions(referral, { viewerUid: invitee_uid, confirmed }),
    until: reward_until,
  };
}
