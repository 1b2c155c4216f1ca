import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { type ReferralRecord, referralRecord } from './referral.records';

const pathOf = (inviteeUid: string) => `referrals/${inviteeUid}`;

/** Who invited a customer, or null. */
export async function findReferral(
  reader: Pick<Database, 'get'>,
  inviteeUid: string,
): Promise<ReferralRecord | null> {
  const document = await reader.get(pathOf(inviteeUid));
  return document && z.parse(referralRecord, document.data);
}

/** The newest customers whom somebody invited, newest first. */
export async function findInvitees(
  db: Pick<Database, 'find'>,
  inviterUid: string,
  limit: number,
): Promise<ReferralRecord[]> {
  const documents = await db.find('referrals', (all) =>
    all.where('inviter_uid', '==', inviterUid).orderBy('created_at', 'desc').limit(limit),
  );
  return documents.map(({ data }) => z.parse(referralRecord, data));
}

/**
 * Notes an invitation: the friend has registered and not ordered yet. The commit fails (see
 * isAlreadyExists) when the friend was invited before: the first code wins.
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

/** Takes the friend's discount for a placement, or opens it again. */
export function writeDiscount(
  tx: DatabaseTransaction,
  inviteeUid: string,
  placementId: string | null,
): void {
  tx.update(pathOf(inviteeUid), { discount_placement_id: placementId });
}

/** Notes which order brought the points: that happens once. */
export function writeRewarded(
  tx: DatabaseTransaction,
  inviteeUid: string,
  { orderId, now }: { orderId: string; now: Date },
): void {
  tx.update(pathOf(inviteeUid), { rewarded_at: now, rewarded_order_id: orderId });
}
