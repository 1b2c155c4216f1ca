import { randomUUID } from 'node:crypto';
import type { CouponRecord } from '../../functions/src/features/coupons/coupon.records';
import { createCouponRecord } from '../../functions/src/features/coupons/coupon.repository';
import { TEST_COUPON } from '../../functions/src/features/coupons/coupon.test-data';
import { jobDeps } from './deps';

/** A form of a coupon, without its code and version. */
export const COUPON_FORM = {
  title: 'Diwali',
  kind: 'percent',
  percent: 20,
  amount: 0,
  starts_at: null,
  ends_at: null,
  max_uses: 100,
  max_uses_per_customer: 1,
  min_order: 0,
  category_ids: [],
  is_with_referral: false,
  is_active: true,
};

/** A code that no other test uses. */
export function createTestCouponCode(): string {
  return randomUUID().replace(/-/g, '').slice(0, 12).toUpperCase();
}

/** Stores a coupon of 20%, with a new code by default; `code: null` stores an offer without a code. */
export async function storeCoupon(changes: Partial<CouponRecord> = {}): Promise<CouponRecord> {
  const { code = createTestCouponCode() } = changes;
  const coupon: CouponRecord = {
    ...TEST_COUPON,
    created_at: new Date().toISOString(),
    ...changes,
    id: code ?? randomUUID(),
    code,
  };
  await jobDeps.db.transaction((tx) => {
    createCouponRecord(tx, coupon);
    return Promise.resolve();
  });
  return coupon;
}
