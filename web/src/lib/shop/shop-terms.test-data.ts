import type { ShopTerms } from '@smriti/shared/staff/shop-terms';

/** Terms of a shop with default settings and a seller, for unit tests. */
export const SHOP_TERMS: ShopTerms = {
  seller_name: 'Smriti Prints',
  seller_address: '4 Hill Road, Pune 411001',
  seller_gstin: '27AAPFU0939F1ZV',
  referral_points: 1000,
  referral_percent: 10,
  referral_join_days: 7,
  referral_confirm_days: 90,
  delivery_days: 7,
  unpaid_days: 7,
  originals_months: 12,
  originals_notice_days: 30,
  minimum_age: 13,
  closings: [],
};
