import { paiseField } from '@smriti/shared/base/money';
import { COUPON_KINDS } from '@smriti/shared/order/coupons';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** coupons/{id}; the id of a coupon with a code is its code, which makes codes unique. */
export const couponRecord = storedObject({
  id: z.string(),
  /** null for an offer without a code. */
  code: z.nullable(z.string()),
  title: z.string(),
  kind: z.enum(COUPON_KINDS),
  /** 0 unless `kind` is 'percent'. */
  percent: z.int(),
  /** 0 unless `kind` is 'amount'. */
  amount_paise: paiseField,
  /** Validity: from `starts_at`, before `ends_at`; null: no limit. */
  starts_at: z.nullable(storedTime),
  ends_at: z.nullable(storedTime),
  /** Maximum uses in all, and by one customer; null: no limit. */
  max_uses: z.nullable(z.int()),
  max_uses_per_customer: z.nullable(z.int()),
  /** Minimum price of the albums together; 0: none. */
  min_order_paise: paiseField,
  /** Categories of the products that the coupon is for; empty: all albums. */
  category_ids: z.array(z.int()),
  is_with_referral: z.boolean(),
  is_active: z.boolean(),
  /** Number of uses by placements that still have an active order. */
  uses: z.int(),
  version: z.int(),
  created_at: storedTime,
});
export type CouponRecord = z.output<typeof couponRecord>;

/** couponUses/{couponId}_{uid}: the uses of a coupon by one customer. */
export const couponUseRecord = storedObject({
  coupon_id: z.string(),
  user_id: z.string(),
  /** Code of the coupon; null for an offer without one. */
  code: z.nullable(z.string()),
  /** Placements that use the coupon; a cancelled one is removed. */
  placement_ids: z.array(z.string()),
  updated_at: storedTime,
});
export type CouponUseRecord = z.output<typeof couponUseRecord>;
