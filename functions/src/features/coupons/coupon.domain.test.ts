import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { couponState, findCouponRefusal } from './coupon.domain';
import { TEST_COUPON } from './coupon.test-data';

const NOW = new Date('2026-11-10T10:00:00.000Z');
const checkout = {
  now: NOW,
  subtotalPaise: paise(50_000),
  categoryIds: [4, null],
  hasReferral: false,
};

// docs/rules.md#pricing-13
it.each([
  ['valid', null, {}],
  ['valid', null, { starts_at: NOW.toISOString(), ends_at: '2026-11-10T10:00:00.001Z' }],
  ['scheduled', 'not_yet', { starts_at: '2026-11-10T10:00:00.001Z' }],
  ['expired', 'expired', { ends_at: NOW.toISOString() }],
  ['off', 'expired', { is_active: false, starts_at: '2027-01-01T00:00:00.000Z' }],
  ['valid', null, { max_uses: 2, uses: 1 }],
  ['used_up', 'used_up', { max_uses: 2, uses: 2 }],
  ['valid', null, { max_uses_per_customer: 2 }],
  ['valid', 'used_by_you', { max_uses_per_customer: 1 }],
  ['valid', null, { category_ids: [3, 4] }],
  ['valid', 'other_products', { category_ids: [3] }],
  ['valid', null, { min_order_paise: paise(50_000) }],
  ['valid', 'below_minimum', { min_order_paise: paise(50_001) }],
])('is %s and refused as %s: %j', (state, reason, changes) => {
  const changed = { ...TEST_COUPON, ...changes };
  expect(couponState(changed, NOW)).toBe(state);
  expect(findCouponRefusal(changed, checkout, 1)).toBe(reason);
});

// docs/rules.md#pricing-14
it('is refused together with the referral discount, unless it can be combined', () => {
  const withReferral = { ...checkout, hasReferral: true };
  expect(findCouponRefusal(TEST_COUPON, withReferral, 0)).toBe('with_referral');
  expect(findCouponRefusal({ ...TEST_COUPON, is_with_referral: true }, withReferral, 0)).toBeNull();
});
