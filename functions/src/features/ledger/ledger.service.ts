import { AppError } from '@smriti/shared/base/errors';
import { type Paise, paise } from '@smriti/shared/base/money';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { Plan } from '../../platform/database/plan';
import type { ReferralRecord } from '../referrals/referral.records';
import { findReferral, updateReferralDiscountUse } from '../referrals/referral.repository';
import { applyPostings, type Posting, type LedgerState } from './ledger.domain';
import { findLedgerState, writeLedgerEntries } from './ledger.repository';

type Time = Pick<Deps, 'clock'>;

/**
 * Plans postings to a customer's ledger. At most one such plan per customer and transaction, because
 * each starts from the stored balance.
 * @throws AppError conflict when a balance would become negative.
 */
export async function planPostings(
  tx: DatabaseTransaction,
  { clock }: Time,
  uid: string,
  postings: readonly Posting[],
): Promise<Plan & { standing: LedgerState }> {
  const posted = applyPostings(await findLedgerState(tx, uid), postings);
  const now = clock.now();
  return {
    standing: posted.standing,
    write: () => writeLedgerEntries(tx, uid, posted, now),
  };
}

/** Whether the referral discount of a customer is not used yet. */
export function isDiscountOpen(referral: ReferralRecord | null): referral is ReferralRecord {
  return referral !== null && referral.discount_placement_id === null;
}

interface Balances {
  giftPaise: Paise;
  points: number;
  isReferralDiscountOpen: boolean;
}

/** A customer's usable balances: two reads. Also works within a transaction. */
export async function findBalances(
  { db }: { db: Pick<Database, 'get'> },
  uid: string,
): Promise<Balances> {
  const standing = await findLedgerState(db, uid);
  const referral = await findReferral(db, uid);
  return {
    giftPaise: paise(standing.gift),
    points: standing.points,
    isReferralDiscountOpen: isDiscountOpen(referral),
  };
}

interface Hold {
  uid: string;
  placementId: string;
  giftPaise: Paise;
  points: number;
  /** Whether the referral discount is used, too. */
  referralDiscount: boolean;
  /** Order number (the first one of several), for the customer's history. */
  orderId?: string;
}

async function assertDiscountOpen(tx: DatabaseTransaction, uid: string): Promise<void> {
  if (isDiscountOpen(await findReferral(tx, uid))) return;
  throw new AppError('conflict', 'The discount for a first order was used for another order.');
}

/**
 * Plans the use of balances by a placement: gift balance, points and referral discount.
 * @throws AppError conflict when a balance is too low or the discount is used already.
 */
export async function planBalanceUse(
  tx: DatabaseTransaction,
  deps: Time,
  { uid, placementId, giftPaise, points, referralDiscount, orderId = '' }: Hold,
): Promise<{ giftPaise: Paise; points: number } & Plan> {
  const entry = { kind: 'used', reference: orderId } as const;
  const postings = await planPostings(tx, deps, uid, [
    { ...entry, id: `used-${placementId}-gift`, account: 'gift', amount: 0 - giftPaise },
    { ...entry, id: `used-${placementId}-points`, account: 'points', amount: 0 - points },
  ]);
  if (referralDiscount) await assertDiscountOpen(tx, uid);
  return {
    giftPaise,
    points,
    write() {
      postings.write();
      if (referralDiscount) updateReferralDiscountUse(tx, uid, placementId);
    },
  };
}

interface Release {
  uid: string;
  placementId: string;
  giftPaise: Paise;
  points: number;
  /** Whether the referral discount becomes available again. */
  isReferralReturned: boolean;
  /**
   * Id of a single order whose part is returned, once per order; undefined returns everything that the
   * placement used.
   */
  orderId?: string;
}

/** Plans the return of what a placement used, or of one order's part. */
export async function planBalanceReturn(
  tx: DatabaseTransaction,
  deps: Time,
  { uid, placementId, giftPaise, points, isReferralReturned, orderId }: Release,
): Promise<Plan> {
  const entry = { kind: 'returned', reference: orderId ?? '' } as const;
  const id = `returned-${placementId}-${orderId ?? 'all'}`;
  const postings = await planPostings(tx, deps, uid, [
    { ...entry, id: `${id}-gift`, account: 'gift', amount: giftPaise },
    { ...entry, id: `${id}-points`, account: 'points', amount: points },
  ]);
  const referral = isReferralReturned ? await findReferral(tx, uid) : null;
  const isOpened = referral?.discount_placement_id === placementId;
  return {
    write() {
      postings.write();
      if (isOpened) updateReferralDiscountUse(tx, uid, null);
    },
  };
}
