import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import { processDueRecords } from '../../platform/database/batches';
import { findConfirmedUids } from '../../platform/confirmed-emails';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { rewardDeadline, invitationState } from '../referrals/invitation.domain';
import type { ReferralRecord } from '../referrals/referral.records';
import {
  findReferral,
  findWaitingRewards,
  markReferralDelivered,
  writePendingReward,
  markRewarded,
  markRewardVoided,
} from '../referrals/referral.repository';
import { planPostings } from './ledger.service';

const REWARDS_PER_QUERY = 200;
const REWARDS_AT_ONCE = 5;

interface FriendsOrder {
  uid: string;
  orderId: string;
}

/** The referral whose points wait for an order; null if none. */
async function findPending(
  tx: DatabaseTransaction,
  { uid, orderId }: FriendsOrder,
): Promise<ReferralRecord | null> {
  const referral = await findReferral(tx, uid);
  const isPending =
    referral?.pending_order_id === orderId && invitationState(referral) === 'pending';
  return isPending ? referral : null;
}

interface PaidOrder extends FriendsOrder {
  /** Reward points according to the settings of the order. */
  points: number;
}

/**
 * Plans the pending reward for the inviter of a customer whose first order is paid; it waits for the
 * delivery. Only the first call per invited customer has an effect.
 */
export async function planPendingReward(
  tx: DatabaseTransaction,
  { uid, orderId, points }: PaidOrder,
): Promise<Plan> {
  const referral = await findReferral(tx, uid);
  const state = referral && invitationState(referral);
  if (state !== 'joined' && state !== 'ordered') return EMPTY_PLAN;
  return { write: () => writePendingReward(tx, uid, { orderId, points }) };
}

interface CancelledOrder extends FriendsOrder {
  /** Another active paid order of the same placement, which the points then wait for; null if none. */
  otherId: string | null;
  /** Whether the shop cancelled: then the friend's next order can earn the reward. */
  isByShop: boolean;
}

/** Plans what happens to pending points when their order is cancelled. */
export async function planCancelledReward(
  tx: DatabaseTransaction,
  { clock }: Pick<Deps, 'clock'>,
  { otherId, isByShop, ...order }: CancelledOrder,
): Promise<Plan> {
  const { uid } = order;
  const pending = await findPending(tx, order);
  if (!pending) return EMPTY_PLAN;
  if (otherId !== null || isByShop) {
    const points = pending.reward_points;
    return { write: () => writePendingReward(tx, uid, { orderId: otherId, points }) };
  }
  return { write: () => markRewardVoided(tx, uid, clock.now()) };
}

type RewardDeps = Pick<Deps, 'db' | 'clock' | 'auth'>;

interface DeliveredOrder extends FriendsOrder {
  /** Settings of the order; they limit the time for confirming both email addresses. */
  settings: ShopSettings;
}

/**
 * Marks the referral of a delivered order as delivered, and after the commit grants the pending points if
 * both email addresses are confirmed. Otherwise a scheduled job grants them once both are.
 */
export async function planDeliveredReward(
  tx: DatabaseTransaction,
  deps: RewardDeps,
  { settings, ...order }: DeliveredOrder,
): Promise<Plan> {
  const { uid } = order;
  if (!(await findPending(tx, order))) return EMPTY_PLAN;
  const now = deps.clock.now();
  return {
    write: () => markReferralDelivered(tx, uid, { now, until: rewardDeadline(now, settings) }),
    afterCommit: () => grantRewardIfDue(deps, uid),
  };
}

/** Grants the points if both email addresses are confirmed; voids them after the deadline. */
async function grantRewardIfDue(deps: RewardDeps, inviteeUid: string): Promise<void> {
  const seen = await findReferral(deps.db, inviteeUid);
  if (!seen || seen.reward_until === null) return;
  const confirmed = await findConfirmedUids(deps.auth, [seen.inviter_uid, inviteeUid]);
  await deps.db.transaction(async (tx) => {
    const referral = await findReferral(tx, inviteeUid);
    if (!referral || referral.reward_until === null || invitationState(referral) !== 'pending')
      return;
    const now = deps.clock.now();
    if (confirmed.size < 2) {
      if (Date.parse(referral.reward_until) <= now.getTime()) markRewardVoided(tx, inviteeUid, now);
      return;
    }
    const posting = { account: 'points', kind: 'referral', reference: '' } as const;
    const postings = await planPostings(tx, deps, referral.inviter_uid, [
      { ...posting, id: `referral-${inviteeUid}`, amount: referral.reward_points },
    ]);
    postings.write();
    markRewarded(tx, inviteeUid, { orderId: referral.pending_order_id ?? '', now });
  });
}

/** Checks all points that wait for confirmed email addresses. */
export async function grantDueRewards(deps: RewardDeps & Pick<Deps, 'logger'>): Promise<void> {
  await processDueRecords({
    find: (page) => findWaitingRewards(deps.db, page),
    pageSize: REWARDS_PER_QUERY,
    atOnce: REWARDS_AT_ONCE,
    work: ({ id }) => grantRewardIfDue(deps, id),
    report: (error, { id }) => deps.logger.error({ err: error, friend: id }, 'reward not settled'),
  });
}
