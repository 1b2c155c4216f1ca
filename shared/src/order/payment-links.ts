import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { rupeesTotal } from '../base/money';
import { isoTime } from '../base/time';
import { quote } from './checkout';
import {
  deliveryAddressFields,
  orderGift,
  placedOrders,
  placeOrder,
  displayedAmount,
} from './orders';

/** Orders that staff prepare for a customer, who pays them by a link (docs/rules.md#orders-31). */

/** Days for which a link can be paid. */
export const PAYMENT_LINK_VALIDITY_DAYS = 7;

/**
 * State of a link: it can be paid, the orders are placed but not paid, paid, placed and then cancelled, too
 * old, or withdrawn by staff.
 */
export const PAYMENT_LINK_STATES = [
  'open',
  'ordered',
  'paid',
  'cancelled',
  'expired',
  'withdrawn',
] as const;
export type PaymentLinkState = (typeof PAYMENT_LINK_STATES)[number];

/** Path of the page of a link. */
export const paymentLinkPath = (token: string) => `/pay/${token}`;

const byToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const yes = z.optional(z.literal('1'));

/** A prepared order, as its customer sees it. */
const openedPaymentLink = z.object({
  state: z.enum(PAYMENT_LINK_STATES),
  expires_at: isoTime,
  /** Id of the placed orders; null before. */
  placement_id: z.nullable(z.string()),
  /** Amount due in rupees, as quoted to the customer. */
  quoted_due: rupeesTotal,
  address: z.object(deliveryAddressFields),
  as_gift: orderGift,
  /** Current price; null unless the link is open. */
  quote: z.nullable(quote),
  /** `drawn_cover` of each album, as in `orderedAlbum`. */
  covers: z.array(z.object({ album_id: z.string(), drawn_cover: z.optional(z.unknown()) })),
});
export type OpenedPaymentLink = z.infer<typeof openedPaymentLink>;

/**
 * The prepared order of a link, for its customer: anyone else gets the 404 of a link that never existed. 409
 * while an album of it cannot be ordered, with `placedOrders` for albums ordered already.
 */
export const openPaymentLink = endpoint({
  method: 'GET',
  path: '/checkout/links/:token',
  params: byToken,
  query: z.strictObject({ use_gift_balance: yes, use_points: yes }),
  response: openedPaymentLink,
});

const { shape } = placeOrder.body;

/** Places the orders of a link, once; refused with the same answers as `placeOrder`. */
export const placePaymentLink = endpoint({
  method: 'POST',
  path: '/checkout/links/:token/orders',
  params: byToken,
  body: z.strictObject({
    payment_method: shape.payment_method,
    use_gift_balance: shape.use_gift_balance,
    use_points: shape.use_points,
    /** Coupon code of the shown price; null: none. */
    coupon_code: shape.coupon_code,
    /** Total amount due as displayed to the customer, in rupees. */
    amount_due: displayedAmount,
  }),
  response: placedOrders,
});
