import type { Paise } from '@smriti/shared/base/money';
import { toRupees } from '@smriti/shared/base/money';
import type { CouponState } from '@smriti/shared/order/coupon-management';
import type { CouponRefusal, CouponRefusalReason } from '@smriti/shared/order/coupons';
import type { CouponRecord } from './coupon.records';

/** Data of a checkout that coupons depend on. */
export interface CouponCheckout {
  now: Date;
  subtotalPaise: Paise;
  /** Category of each album's product; null without a product. */
  categoryIds: readonly (number | null)[];
  /** Whether the referral discount applies. */
  hasReferral: boolean;
}

/** State of a coupon for the console. */
export function couponState(
  { is_active, starts_at, ends_at, max_uses, uses }: CouponRecord,
  now: Date,
): CouponState {
  if (!is_active) return 'off';
  if (ends_at !== null && new Date(ends_at) <= now) return 'expired';
  if (max_uses !== null && uses >= max_uses) return 'used_up';
  return starts_at !== null && new Date(starts_at) > now ? 'scheduled' : 'valid';
}

/** Whether a coupon is for albums of a category; null for an album without a product. */
export function isCouponForCategory(
  { category_ids }: Pick<CouponRecord, 'category_ids'>,
  categoryId: number | null,
): boolean {
  return category_ids.length === 0 || (categoryId !== null && category_ids.includes(categoryId));
}

export function toCouponRefusal(
  reason: CouponRefusalReason,
  coupon: Pick<CouponRecord, 'min_order_paise' | 'starts_at'> | null = null,
): CouponRefusal {
  return {
    reason,
    minimum: reason === 'below_minimum' && coupon ? toRupees(coupon.min_order_paise) : null,
    from: reason === 'not_yet' && coupon ? coupon.starts_at : null,
  };
}

/**
 * Reason why a coupon cannot be used for a checkout (docs/rules.md#pricing-13); null if it can.
 * @param usesByCustomer number of placements of the customer that use it already
 */
export function findCouponRefusal(
  coupon: CouponRecord,
  { now, subtotalPaise, categoryIds, hasReferral }: CouponCheckout,
  usesByCustomer: number,
): CouponRefusalReason | null {
  const { max_uses_per_customer: most } = coupon;
  const state = couponState(coupon, now);
  if (state === 'off' || state === 'expired') return 'expired';
  if (state === 'scheduled') return 'not_yet';
  if (state === 'used_up') return 'used_up';
  if (most !== null && usesByCustomer >= most) return 'used_by_you';
  if (hasReferral && !coupon.is_with_referral) return 'with_referral';
  if (!categoryIds.some((id) => isCouponForCategory(coupon, id))) return 'other_products';
  return subtotalPaise < coupon.min_order_paise ? 'below_minimum' : null;
}

export function couponPath(id: string): string {
  return `coupons/${id}`;
}

/** A coupon as stored, with its document path. */
export function couponDocument(coupon: CouponRecord) {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  return {
    path: couponPath(coupon.id),
    data: {
      ...coupon,
      starts_at: toDate(coupon.starts_at),
      ends_at: toDate(coupon.ends_at),
      created_at: new Date(coupon.created_at),
    },
  };
}
