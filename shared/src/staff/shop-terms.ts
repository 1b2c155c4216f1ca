import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

/**
 * Current settings that the shop's public pages promise: a part of shop-settings.ts, in separate fields so
 * that customers do not load the others.
 */
export const shopTerms = z.object({
  seller_name: z.string(),
  seller_address: z.string(),
  seller_gstin: z.string(),
  referral_points: z.int(),
  referral_percent: z.int(),
  referral_join_days: z.int(),
  referral_confirm_days: z.int(),
  delivery_days: z.int(),
  unpaid_days: z.int(),
  originals_months: z.int(),
  originals_notice_days: z.int(),
  minimum_age: z.int(),
});
export type ShopTerms = z.infer<typeof shopTerms>;

/** Public; the same for everyone. */
export const getShopTerms = endpoint({ method: 'GET', path: '/shop-terms', response: shopTerms });
