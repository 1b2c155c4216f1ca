import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import { type ReferralRecord, referralRecord } from './referral.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (inviteeUid: string) => `referrals/${inviteeUid}`;

/** The referral of an invited customer; null if none. */
export async function findReferral(
  reader: Pick<Database, 'get'>,
  inviteeUid: string,
): Promise<ReferralRecord | null> {
  const document = await reader.get(pathOf(inviteeUid));
  return document && z.parse(referralRecord, document.data);
}

/** Customers invited by an inviter, newest first. */
export async function findInvitees(
  db: Pick<Database, 'find'>,
  inviterUid: string,
  limit: number,
): Promise<ListRow<ReferralRecord>[]> {
  const documents = await db.find('referrals', (all) =>
    all.where('inviter_uid', '==', inviterUid).orderBy('created_at', 'desc').limit(limit),
  );
  return parseListRows(documents, ({ data }) => z.parse(referralRecord, data));
}

/**
 * Stores the invitation of a registered friend without orders. The commit fails (see isAlreadyExists)
 * when the friend was invited before: the first code wins.
 */
export function createReferral(
  tx: DatabaseTransaction,
  referral: Pick<ReferralRecord, 'code' | 'inviter_uid' | 'invitee_uid' | 'invitee_name'>,
  now: Date,
): void {
  tx.create(pathOf(referral.invitee_uid), {
    ...referral,
    created_at: now,
    discount_placement_id: null,
    rewarded_at: null,
    rewarded_order_id: null,
  });
}

/** Marks the friend's discount as used by a placement, or as unused again. */
export function updateReferralDiscountUse(
  tx: DatabaseTransaction,
  inviteeUid: string,
  placementId: string | null,
): void {
  tx.update(pathOf(inviteeUid), { discount_placement_id: placementId });
}

/**
 * Stores the order that the points wait for, and their number; a null order resets the reward, as if
 * nothing had been paid.
 */
export function writePendingReward(
  tx: DatabaseTransaction,
  inviteeUid: string,
  { orderId, points }: { orderId: string | null; points: number },
): void {
  tx.update(pathOf(inviteeUid), { pending_order_id: orderId, reward_points: points });
}

/** Stores the delivery time of the order and the deadline for both users to confirm their email addresses. */
export function markReferralDelivered(
  tx: DatabaseTransaction,
  inviteeUid: string,
  { now, until }: { now: Date; until: Date },
): void {
  tx.update(pathOf(inviteeUid), { delivered_at: now, reward_until: until });
}

export function markRewardVoided(tx: DatabaseTransaction, inviteeUid: string, now: Date): void {
  tx.update(pathOf(inviteeUid), { voided_at: now, reward_until: null });
}

/** Marks the points as granted for an order; has an effect only once. */
export function markRewarded(
  tx: DatabaseTransaction,
  inviteeUid: string,
  { orderId, now }: { orderId: string; now: Date },
): void {
  const rewarded = { rewarded_at: now, rewarded_order_id: orderId };
  tx.update(pathOf(inviteeUid), { ...rewarded, reward_until: null });
}

/** Delivered referrals whose reward waits for confirmed email addresses, oldest first. */
export async function findWaitingRewards(
  db: Pick<Database, 'find'>,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await db.find('referrals', (all) => {
    const sorted = all
      .where('reward_until', '>', new Date(0))
      .orderBy('reward_until')
      .orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'reward_until');
}
