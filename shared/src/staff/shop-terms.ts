import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

/**
 * Settings that the shop's public pages show. They are separate from shop-settings.ts, so that customers do
 * not load the other settings.
 */
export const shopTerms = z.object({
  /** Seller's name as printed on invoices; '' until it is set. */
  seller_name: z.string(),
  seller_address: z.string(),
  seller_gstin: z.string(),
  /** Points for the inviter, once the friend's first order is paid. */
  referral_points: z.int(),
  /** Discount on the friend's first order, in percent. */
  referral_percent: z.int(),
  /** Days after registration in which an invitation code can be entered. */
  referral_join_days: z.int(),
  /** Days after the delivery in which both email addresses can be confirmed. */
  referral_confirm_days: z.int(),
  /** Delivery time in days for shipping methods without a range. */
  delivery_days: z.int(),
  /** Days after which an unpaid order is cancelled. */
  unpaid_days: z.int(),
  /** Retention of originals after the last delivery, in months. */
  originals_months: z.int(),
  /** Lead time of the deletion notice to the owner, in days. */
  originals_notice_days: z.int(),
  minimum_age: z.int(),
  /** Days on which the shop is closed, from the first to the last of each closing. */
  closings: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type ShopTerms = z.infer<typeof shopTerms>;

/** Public; the same for everyone. */
export const getShopTerms = endpoint({ method: 'GET', path: '/shop-terms', response: shopTerms });
