import * as z from 'zod/mini';
import { MINIMUM_AGE } from '../account/user-validation';
import { paiseField } from '../base/money';

/**
 * What admins set for the whole shop, as it is kept: with the shop, and with each order as it was when
 * the order was placed. A field that comes later has a default here, because earlier orders lack it.
 */
export const shopSettings = z.strictObject({
  /** Raised by each change; 0: nobody has set anything, and the deployment's parameters hold. */
  version: z.int(),
  /** As on invoices; '' where the shop has no seller yet. */
  seller_name: z.string(),
  seller_address: z.string(),
  seller_gstin: z.string(),
  /** Of goods and, as part of the sale, of their shipping. */
  gst_percent: z.number(),
  goods_hsn: z.string(),
  shipping_sac: z.string(),
  /** What a point is worth. */
  point_paise: paiseField,
  /** For who invited, once the friend's first order is paid. */
  referral_points: z.int(),
  /** Off the friend's first order. */
  referral_percent: z.int(),
  /** For how many days after registering an invitation can be named. */
  referral_join_days: z.int(),
  /** For how many days after the delivery both addresses may still be confirmed. */
  referral_confirm_days: z.int(),
  /** Until the delivery where the shipping method has no range. */
  delivery_days: z.int(),
  /** After which an order that is not paid is cancelled. */
  unpaid_days: z.int(),
  /** For how long originals are kept after the last delivery. */
  originals_months: z.int(),
  /** How long before that their owner is told. */
  originals_notice_days: z.int(),
  /** Where parcels come from and go back to; the seller where the name is ''. */
  print_shop_name: z.string(),
  print_shop_address: z.string(),
  print_shop_phone: z.string(),
  /** Room around what is printed, with marks where it is cut; 0: none. */
  crop_marks_mm: z._default(z.int(), 0),
  /** Most guests that begin a design within an hour, in the whole shop. */
  guests_per_hour: z._default(z.int(), 1000),
  /** Least age of a customer who names a date of birth, in years. */
  minimum_age: z._default(z.int(), MINIMUM_AGE),
});
export type ShopSettings = z.output<typeof shopSettings>;
