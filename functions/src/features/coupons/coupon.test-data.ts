import { paise } from '@smriti/shared/base/money';
import type { CouponRecord } from './coupon.records';

/** A valid coupon of 20% without limits, for tests. */
export const TEST_COUPON: CouponRecord = {
  id: 'DIWALI20',
  code: 'DIWALI20',
  title: 'Diwali',
  kind: 'percent',
  percent: 20,
  amount_paise: paise(0),
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
  min_order_paise: paise(0),
  category_ids: [],
  is_with_referral: false,
  is_active: true,
  uses: 0,
  version: 1,
  created_at: '2026-11-01T10:00:00.000Z',
};
