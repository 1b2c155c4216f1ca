import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { catalogueId, recordId } from '../base/ids';
import { rupees, rupeesTotal } from '../base/money';
import { MAX_ITEMS_PER_PLACEMENT } from './orders';
import { shippingMethod } from '../catalogue/reference-data';

/** The lines of a quote, in the order in which they are printed. */
export const QUOTE_LINES = [
  'items',
  'shipping',
  'initial_paid',
  'discount',
  'gift',
  'points',
  'paid',
] as const;

const quoteLine = z.object({
  key: z.enum(QUOTE_LINES),
  /** Copies, or points; null where nothing is counted. */
  count: z.nullable(z.int()),
  /** Rupees; what is taken off is negative. All lines together are `amount_due`. */
  amount: z.number(),
});

const quotedItem = z.object({
  album_id: z.string(),
  order_id: z.string(),
  title: z.string(),
  /** The title of its product, '' without one. */
  product: z.string(),
  hi: z.optional(z.object({ product: z.string() })),
  product_id: z.nullable(catalogueId),
  /** Rupees for one copy. */
  price: rupees,
  quantity: z.int(),
  subtotal: rupeesTotal,
});

/**
 * A price line by line, in rupees. Of lines that come to nothing only the items and a chosen
 * shipping method stand in it.
 */
export const quote = z.object({
  items: z.array(quotedItem),
  lines: z.array(quoteLine),
  /** null while none is chosen: then shipping is not in the sums. */
  shipping_method: z.nullable(shippingMethod),
  subtotal: rupeesTotal,
  shipping_price: rupees,
  initial_paid: rupeesTotal,
  discount: rupeesTotal,
  gift_used: rupeesTotal,
  points_used: z.int(),
  points_value: rupeesTotal,
  /** Items and shipping without the discount. */
  grand_total: rupeesTotal,
  /** What is left to pay. */
  amount_due: rupeesTotal,
  /** What the caller could use, in rupees and points. */
  gift_balance: rupeesTotal,
  points_balance: z.int(),
});
export type Quote = z.infer<typeof quote>;

/**
 * The price of Approved albums that are checked out together, or of one order: of a Pending one as
 * it would be placed, of a placed one and of a reorder as it stands.
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
      /** Where it goes: a shipping method that does not deliver there is refused. */
      address_id: z.optional(recordId),
      shipping_method_id: z.optional(catalogueId),
      use_gift_balance: z._default(z.boolean(), false),
      use_points: z._default(z.boolean(), false),
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

/** The `details` of the 409 for prices, quantities or an amount that differ from the server's. */
export const placementConflict = z.object({ quote });
