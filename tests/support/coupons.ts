import { randomUUID } from 'node:crypto';
import type { CouponRecord } from '../../functions/src/features/coupons/coupon.records';
import { createCouponRecord } from '../../functions/src/features/coupons/coupon.repository';
import { TEST_COUPON } from '../../functions/src/features/coupons/coupon.test-data';
import { jobDeps } from './deps';

/** A code that no other test uses. */
export function createTestCouponCode(): string {
  return randomUUID().replace(/-/g, '').slice(0, 12).toUpperCase();
}

/** Stores a coupon of 20% with a new code; null as `code` stores an offer without one. */
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
