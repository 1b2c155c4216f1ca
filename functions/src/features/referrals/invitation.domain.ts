import { READABLE_ALPHABET, REFERRAL_CODE_LENGTH } from '@smriti/shared/base/ids';
import { type INVITATION_STATES, REWARD_CONDITIONS } from '@smriti/shared/account/invitation';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';

const CODE = new RegExp(`^[${READABLE_ALPHABET}]{${REFERRAL_CODE_LENGTH}}$`);
const DAY = 24 * 3_600_000;

/** Normalizes a typed referral code; null when its format is invalid. */
export function toReferralCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

interface Invitation {
  inviteeUid: string;
  /** Creation time of the invitee's profile; null without a profile. */
  inviteeSince: string | null;
  /** Owner of the code; null for an unknown code. */
  inviterUid: string | null;
  hasOrdered: boolean;
}

/**
 * Whether an invitation is valid: the account is younger than the configured number of days, has no
 * order, and the inviter is another person (docs/rules.md#rewards-4). The repository ensures that only
 * the first invitation counts.
 */
export function isValidInvitation(
  invitation: Invitation,
  { referral_join_days }: Pick<ShopSettings, 'referral_join_days'>,
  now: Date,
): boolean {
  const { inviteeUid, inviteeSince, inviterUid, hasOrdered } = invitation;
  if (inviteeSince === null || inviterUid === null) return false;
  if (inviterUid === inviteeUid || hasOrdered) return false;
  return now.getTime() - Date.parse(inviteeSince) < referral_join_days * DAY;
}

/**
 * Deadline for inviter and invitee to confirm their email addresses, if the order is delivered now.
 */
export function rewardDeadline(
  now: Date,
  { referral_confirm_days }: Pick<ShopSettings, 'referral_confirm_days'>,
): Date {
  return new Date(now.getTime() + referral_confirm_days * DAY);
}

interface Outcome {
  discount_placement_id: string | null;
  pending_order_id: string | null;
  voided_at: string | null;
  rewarded_at: string | null;
}

export function invitationState(referral: Outcome): (typeof INVITATION_STATES)[number] {
  if (referral.rewarded_at !== null) return 'rewarded';
  if (referral.voided_at !== null) return 'voided';
  if (referral.pending_order_id !== null) return 'pending';
  return referral.discount_placement_id === null ? 'joined' : 'ordered';
}

interface Waiting extends Outcome {
  inviter_uid: string;
  invitee_uid: string;
  delivered_at: string | null;
}

/**
 * Unmet conditions of a pending reward, from the view of one of the two friends; empty in any other
 * state.
 */
export function unmetRewardConditions(
  referral: Waiting,
  { viewerUid, confirmed }: { viewerUid: string; confirmed: ReadonlySet<string> },
): (typeof REWARD_CONDITIONS)[number][] {
  if (invitationState(referral) !== 'pending') return [];
  const { inviter_uid, invitee_uid } = referral;
  const friendUid = viewerUid === inviter_uid ? invitee_uid : inviter_uid;
  const isMissing = {
    delivery: referral.delivered_at === null,
    your_email: !confirmed.has(viewerUid),
    friend_email: !confirmed.has(friendUid),
  };
  return REWARD_CONDITIONS.filter((condition) => isMissing[condition]);
}
