import { READABLE_ALPHABET, REFERRAL_CODE_LENGTH } from '@smriti/shared/base/ids';
import { type INVITATION_STATES, REWARD_CONDITIONS } from '@smriti/shared/account/invitation';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';

const CODE = new RegExp(`^[${READABLE_ALPHABET}]{${REFERRAL_CODE_LENGTH}}$`);
const DAY = 24 * 3_600_000;

/** A code as it was typed, in the form that codes have, or null when it can be none. */
export function toReferralCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

interface Invitation {
  inviteeUid: string;
  /** When the invitee's profile was made; null when there is none. */
  inviteeSince: string | null;
  /** Whose code it is; null when it is nobody's. */
  inviterUid: string | null;
  hasOrdered: boolean;
}

/**
 * Whether an invitation counts: for an account younger than the days that are set, without an order, and by someone
 * else (docs/rules.md#rewards-4). That the first one alone counts is the repository's care.
 */
export function counts(
  invitation: Invitation,
  { referral_join_days }: Pick<ShopSettings, 'referral_join_days'>,
  now: Date,
): boolean {
  const { inviteeUid, inviteeSince, inviterUid, hasOrdered } = invitation;
  if (inviteeSince === null || inviterUid === null) return false;
  if (inviterUid === inviteeUid || hasOrdered) return false;
  return now.getTime() - Date.parse(inviteeSince) < referral_join_days * DAY;
}

/** Until when both addresses are to be confirmed, for an order that is delivered now. */
export function rewardUntil(
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

/** What became of an invitation that counts. */
export function stateOf(referral: Outcome): (typeof INVITATION_STATES)[number] {
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
 * Conditions that a pending reward still waits for, as one of the two friends sees them; none in any
 * other state.
 */
export function missingConditions(
  referral: Waiting,
  { viewerUid, confirmed }: { viewerUid: string; confirmed: ReadonlySet<string> },
): (typeof REWARD_CONDITIONS)[number][] {
  if (stateOf(referral) !== 'pending') return [];
  const { inviter_uid, invitee_uid } = referral;
  const friendUid = viewerUid === inviter_uid ? invitee_uid : inviter_uid;
  const isMissing = {
    delivery: referral.delivered_at === null,
    your_email: !confirmed.has(viewerUid),
    friend_email: !confirmed.has(friendUid),
  };
  return REWARD_CONDITIONS.filter((condition) => isMissing[condition]);
}
