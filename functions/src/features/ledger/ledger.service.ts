import { AppError } from '@smriti/shared/base/errors';
import { type Paise, paise } from '@smriti/shared/base/money';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { Plan } from '../../platform/database/plan';
import type { ReferralRecord } from '../referrals/referral.records';
import { findReferral, writeDiscount } from '../referrals/referral.repository';
import { post, type Posting, type Standing } from './ledger.domain';
import { findStanding, writeEntries } from './ledger.repository';

type Time = Pick<Deps, 'clock'>;

/**
 * Posts changes to a customer's ledger. In one transaction there is one such plan for each customer
 * at most, because each goes on from what the ledger held before.
 * @throws AppError conflict when an account would fall below nothing.
 */
export async function planPostings(
  tx: DatabaseTransaction,
  { clock }: Time,
  uid: string,
  postings: readonly Posting[],
): Promise<Plan & { standing: Standing }> {
  const posted = post(await findStanding(tx, uid), postings);
  const now = clock.now();
  return {
    standing: posted.standing,
    write: () => writeEntries(tx, uid, posted, now),
  };
}

function isDiscountOpen(referral: ReferralRecord | null): referral is ReferralRecord {
  return referral !== null && referral.discount_placement_id === null;
}

/** What a customer can use for an order. */
interface Balances {
  giftPaise: Paise;
  points: number;
  isReferralDiscountOpen: boolean;
}

/** What a customer can use now: two reads. A transaction may stand for the database. */
export async function balances(
  { db }: { db: Pick<Database, 'get'> },
  uid: string,
): Promise<Balances> {
  const standing = await findStanding(db, uid);
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
  /** Whether the friend's discount is taken with it. */
  referralDiscount: boolean;
  /** The order's number, or the first one of several, for the customer's history. */
  orderId?: string;
}

async function assertDiscountOpen(tx: DatabaseTransaction, uid: string): Promise<void> {
  if (isDiscountOpen(await findReferral(tx, uid))) return;
  throw new AppError('conflict', 'The discount for a first order was used for another order.');
}

/**
 * Takes what a placement uses: gift balance, points and the discount of a friend's first order.
 * @throws AppError conflict when there is less than that, or the discount is taken.
 */
export async function planHold(
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
      if (referralDiscount) writeDiscount(tx, uid, placementId);
    },
  };
}

interface Release {
  uid: string;
  placementId: string;
  giftPaise: Paise;
  points: number;
  /** Whether the friend's discount is open again. */
  isReferralReturned: boolean;
  /**
   * The order that is cancelled, where those of one placement are cancelled one by one: each gives
   * back once. Without it all that the placement held is given back at once.
   */
  orderId?: string;
}

/** Gives back what a placement had taken, or one order's part of it. */
export async function planRelease(
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
      if (isOpened) writeDiscount(tx, uid, null);
    },
  };
}
