import { toCouponCode, type CouponRefusal } from '@smriti/shared/order/coupons';
import { MAX_OFFERS } from '@smriti/shared/order/coupon-management';
import { createCachedValue } from '../../platform/cached-value';
import type { DatabaseTransaction } from '../../platform/database/database';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import type { Deps } from '../../platform/deps';
import { addQuotaUse, hasQuotaLeft } from '../photos/uploads/quota.repository';
import { type CouponCheckout, findCouponRefusal, toCouponRefusal } from './coupon.domain';
import type { CouponRecord } from './coupon.records';
import {
  findActiveOffers,
  findCoupon,
  findCoupons,
  findCouponUse,
  writeCouponUse,
  writeCouponUses,
} from './coupon.repository';

type Reads = Pick<Deps, 'db' | 'clock'>;
type Reader = Pick<DatabaseTransaction, 'get' | 'getAll'>;

/** Cache time per instance in ms: changes take effect within 10 s. */
const FRESH_MILLISECONDS = 5_000;
const recentOffers = createCachedValue(FRESH_MILLISECONDS, (db: Deps['db']) =>
  findActiveOffers(db, MAX_OFFERS),
);

/** Clears the cache, so that the next checkout reads the offers again. */
export function clearOffersCache(reads: Reads): void {
  recentOffers.forget(reads);
}

/** Coupons that a checkout may use. Read before its transaction, which reads the coupons again. */
export interface CouponChoice {
  /** Coupon of the entered code; null if none. */
  codedId: string | null;
  /** Reason why the entered code is refused; null if it is accepted, or no code was entered. */
  refusal: CouponRefusal | null;
  /** Offers without a code. */
  offerIds: readonly string[];
}

/**
 * Finds the coupon of a typed code, and the offers without a code. A wrong code counts as a try; after too many
 * tries, every code is refused for an hour.
 */
export async function findCouponChoice(
  deps: Reads,
  uid: string,
  typed: string | null,
): Promise<CouponChoice> {
  const offers = await recentOffers.current(deps);
  const choice = { codedId: null, refusal: null, offerIds: offers.map(({ id }) => id) };
  if (typed === null) return choice;
  const tries = { kind: 'coupon_tries', subject: uid } as const;
  if (!(await hasQuotaLeft(deps, tries))) {
    return { ...choice, refusal: toCouponRefusal('too_many_tries') };
  }
  const code = toCouponCode(typed);
  const coupon = code === null ? null : await findCoupon(deps.db, code);
  if (coupon && coupon.code === code) return { ...choice, codedId: coupon.id };
  await deps.db.batch((writes) => addQuotaUse(writes, deps.clock, tries));
  return { ...choice, refusal: toCouponRefusal('unknown') };
}

/** Coupons that can be used for a checkout. */
export interface UsableCoupons {
  /** Coupon of the entered code; null if there is none, or it is refused. */
  coded: CouponRecord | null;
  refusal: CouponRefusal | null;
  offers: CouponRecord[];
}

async function refusalOf(
  reader: Reader,
  uid: string,
  coupon: CouponRecord,
  checkout: CouponCheckout,
): Promise<CouponRefusal | null> {
  const use =
    coupon.max_uses_per_customer === null ? null : await findCouponUse(reader, coupon.id, uid);
  const reason = findCouponRefusal(coupon, checkout, use?.placement_ids.length ?? 0);
  return reason && toCouponRefusal(reason, coupon);
}

/** The coupons of a choice that can be used for a checkout. Also works within a transaction. */
export async function findUsableCoupons(
  reader: Reader,
  uid: string,
  { codedId, refusal, offerIds }: CouponChoice,
  checkout: CouponCheckout,
): Promise<UsableCoupons> {
  const ids = [...(codedId === null ? [] : [codedId]), ...offerIds];
  const usable: UsableCoupons = { coded: null, refusal, offers: [] };
  for (const coupon of await findCoupons(reader, ids)) {
    const refused = await refusalOf(reader, uid, coupon, checkout);
    if (coupon.id === codedId) {
      usable.coded = refused ? null : coupon;
      usable.refusal = refused;
    } else if (!refused) usable.offers.push(coupon);
  }
  return usable;
}

/** Plans the use of a coupon by a placement: one of its uses in all, and one by the customer. */
export async function planCouponUse(
  tx: DatabaseTransaction,
  { clock }: Pick<Deps, 'clock'>,
  { uid, placementId, coupon }: { uid: string; placementId: string; coupon: CouponRecord },
): Promise<Plan> {
  const { id, code, uses } = coupon;
  const before = await findCouponUse(tx, id, uid);
  const use = {
    coupon_id: id,
    user_id: uid,
    code,
    placement_ids: [...(before?.placement_ids ?? []), placementId],
    updated_at: clock.now().toISOString(),
  };
  return {
    write() {
      writeCouponUses(tx, id, uses + 1);
      writeCouponUse(tx, use);
    },
  };
}

/** Plans to return a coupon's use by a cancelled placement; a use is returned only once. */
export async function planCouponReturn(
  tx: DatabaseTransaction,
  { clock }: Pick<Deps, 'clock'>,
  { uid, placementId, couponId }: { uid: string; placementId: string; couponId: string },
): Promise<Plan> {
  const use = await findCouponUse(tx, couponId, uid);
  const coupon = await findCoupon(tx, couponId);
  if (!coupon || !use?.placement_ids.includes(placementId)) return EMPTY_PLAN;
  return {
    write() {
      writeCouponUses(tx, couponId, Math.max(0, coupon.uses - 1));
      writeCouponUse(tx, {
        ...use,
        placement_ids: use.placement_ids.filter((id) => id !== placementId),
        updated_at: clock.now().toISOString(),
      });
    },
  };
}
