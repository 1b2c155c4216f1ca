import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { catalogueId, recordId } from '../base/ids';
import { rupees, rupeesTotal } from '../base/money';
import { appliedCoupon, couponRefusal, typedCouponCode } from './coupons';
import { MAX_ITEMS_PER_PLACEMENT } from './orders';
import { shippingMethod } from '../catalogue/reference-data';

/** The lines of a quote, in display order. */
export const QUOTE_LINES = [
  'items',
  'shipping',
  'initial_paid',
  'discount',
  'coupon',
  'gift',
  'points',
  'paid',
] as const;

const quoteLine = z.object({
  key: z.enum(QUOTE_LINES),
  /** Number of copies or points; null for other lines. */
  count: z.nullable(z.int()),
  /** Rupees; negative for deductions. The sum of all lines is `amount_due`. */
  amount: z.number(),
});

const quotedItem = z.object({
  album_id: z.string(),
  order_id: z.string(),
  title: z.string(),
  /** Title of the album's product; '' without one. */
  product: z.string(),
  hi: z.optional(z.object({ product: z.string() })),
  product_id: z.nullable(catalogueId),
  /** Rupees for one copy. */
  price: rupees,
  quantity: z.int(),
  subtotal: rupeesTotal,
});

/**
 * A price line by line, in rupees. Lines with amount 0 are omitted, except items, a chosen shipping method and
 * a coupon.
 */
export const quote = z.object({
  items: z.array(quotedItem),
  lines: z.array(quoteLine),
  /** Chosen shipping method; null while none is chosen, and the quote then excludes shipping. */
  shipping_method: z.nullable(shippingMethod),
  subtotal: rupeesTotal,
  shipping_price: rupees,
  initial_paid: rupeesTotal,
  /** Referral discount and coupon together. */
  discount: rupeesTotal,
  /** Applied coupon; null if none. */
  coupon: z._default(z.nullable(appliedCoupon), null),
  /** Reason why the entered code is not applied; null if it is applied, or no code was entered. */
  coupon_refusal: z._default(z.nullable(couponRefusal), null),
  gift_used: rupeesTotal,
  points_used: z.int(),
  points_value: rupeesTotal,
  /** Items and shipping before the discount. */
  grand_total: rupeesTotal,
  /** Amount left to pay. */
  amount_due: rupeesTotal,
  /** Balances that the caller could use, in rupees and points. */
  gift_balance: rupeesTotal,
  points_balance: z.int(),
  /** Current value of `points_balance`. */
  points_worth: rupeesTotal,
  /**
   * Day on which the papers and covers of the albums are back in stock, from which the delivery is counted; null
   * if they are in stock.
   */
  restock_day: z._default(z.nullable(z.string()), null),
});
export type Quote = z.infer<typeof quote>;

/**
 * Price of Approved albums that are checked out together, or of one order: a Pending one is priced as if
 * placed now; a placed one and a reorder keep their price.
 */
export const getQuote = endpoint({
  method: 'POST',
  path: '/checkout/quote',
  body: z
    .strictObject({
      album_ids: z.optional(
        z.array(recordId).check(z.minLength(1), z.maxLength(MAX_ITEMS_PER_PLACEMENT)),
      ),
      order_id: z.optional(recordId),
      /** Delivery address; a shipping method that does not deliver there is refused. */
      address_id: z.optional(recordId),
      shipping_method_id: z.optional(catalogueId),
      use_gift_balance: z._default(z.boolean(), false),
      use_points: z._default(z.boolean(), false),
      /** Coupon code as typed; null: none. */
      coupon_code: z._default(typedCouponCode, null),
    })
    .check(
      z.refine(
        ({ album_ids, order_id }) => (album_ids === undefined) !== (order_id === undefined),
        {
          error: 'either album_ids or order_id is needed',
          path: ['album_ids'],
        },
      ),
    ),
  response: quote,
});

/** The `details` of the 409 for prices, quantities or an amount different from the server's. */
export const placementConflict = z.object({ quote });
