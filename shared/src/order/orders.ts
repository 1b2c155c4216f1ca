import * as z from 'zod/mini';
import { albumStatus } from '../album/album-states';
import { MAX_NOTE_LENGTH } from '../album/albums';
import { MAX_QUANTITY } from '../album/quantity';
import { endpoint } from '../base/endpoint';
import { boundedText, wholeNumber } from '../base/fields';
import { catalogueId, recordId, uid } from '../base/ids';
import { MAX_RUPEES, rupees, rupeesTotal } from '../base/money';
import { appliedCoupon, typedCouponCode } from './coupons';
import { ORDER_ACTORS, orderStatus } from './order-states';
import { printState } from './print-states';
import { paymentStatus } from '../payment/payment-states';
import { PAYMENT_METHODS } from '../payment/payments';
import { shippingMethod } from '../catalogue/reference-data';
import { isoTime } from '../base/time';

/** Prefix of an order's display number, and number of readable characters after it. */
export const ORDER_NUMBER = { prefix: 'ORD', length: 8 } as const;
/** Maximum number of albums ordered together. */
export const MAX_ITEMS_PER_PLACEMENT = 30;
export const MAX_ORDERS_PER_ANSWER = 50;
export const MAX_GIFT_MESSAGE = 300;

/** A gift with its message, '' if none; null if the order is not a gift. */
export const orderGift = z.nullable(z.object({ message: z.string() }));

const orderedAlbum = z.object({
  id: z.string(),
  title: z.string(),
  status: albumStatus,
  quantity: z.int(),
  /** The picture of the cover; empty without one. */
  images: z.array(z.object({ image_path: z.string(), image_url: z.nullable(z.string()) })),
  /** A `drawnCover`; parsed only where it is drawn, which keeps pages small. Missing in earlier releases. */
  drawn_cover: z.optional(z.unknown()),
  /** The title is '' for an album without a product. */
  products: z.object({
    id: z.nullable(catalogueId),
    title: z.string(),
    hi: z.optional(z.object({ title: z.string() })),
  }),
});

/** Delivery address, copied when it was chosen; all fields are '' before. */
export const deliveryAddressFields = {
  contact_name: z.string(),
  contact_phone: z.string(),
  contact_email: z.string(),
  shipping_address_line1: z.string(),
  shipping_address_line2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postal_code: z.string(),
};
export type DeliveryAddress = Record<keyof typeof deliveryAddressFields, string>;

/**
 * An order: one print job of one album. `total_price` is the price of one copy; amounts are in rupees.
 * `subtotal + shipping_price - discount = grand_total`, which is the sum of `initial_paid`, `gift_used`,
 * `points_value`, `amount_paid` and `amount_due` (nothing is due once cancelled). Shipping, discount, gift
 * balance and points are this order's share of its placement.
 */
export const order = z.object({
  id: z.string(),
  /** The display number: ORD and 8 characters. */
  order_id: z.string(),
  user_id: z.string(),
  cart_id: z.string(),
  /** Id that orders placed together share; null before placement. */
  placement_id: z.nullable(z.string()),
  is_reorder: z.boolean(),
  order_status: orderStatus,
  payment_status: paymentStatus,
  /** Step of printing; null until the order is paid. */
  print_state: z.nullable(printState),
  created_at: isoTime,
  updated_at: isoTime,
  placed_at: z.nullable(isoTime),
  /** Expected delivery; null before placement, and once cancelled. */
  estimated_delivery: z.nullable(isoTime),
  /** Deadline of payment, after which the order is cancelled; null when there is none. */
  pay_until: z.nullable(isoTime),
  total_price: rupees,
  quantity: z.int(),
  subtotal: rupeesTotal,
  shipping_price: rupees,
  /** Referral discount and coupon together. */
  discount: rupeesTotal,
  /** Coupon with this order's share; null if none, and in earlier releases. */
  coupon: z._default(z.nullable(appliedCoupon), null),
  initial_paid: rupees,
  gift_used: rupeesTotal,
  points_used: z.int(),
  points_value: rupeesTotal,
  /** Amount paid with payments of the order itself, without the initial payment. */
  amount_paid: rupeesTotal,
  amount_due: rupeesTotal,
  grand_total: rupeesTotal,
  /** Amount refunded, without refunds for a cancellation. */
  refunded: rupeesTotal,
  /** The order that this one replaces free of charge; null if none. */
  replaces: z.nullable(z.string()),
  ...deliveryAddressFields,
  /** Gift to the recipient (docs/rules.md#orders-26); null otherwise, and in earlier releases. */
  as_gift: z._default(orderGift, null),
  /** Shipping method, copied when it was chosen; null before. */
  shipping_method: z.nullable(shippingMethod),
  /** Carrier and tracking number; '' until shipped or when unknown. */
  carrier: z.string(),
  tracking_number: z.string(),
  can_cancel: z.boolean(),
  /** Whether shipping is on hold because a bank has reclaimed a payment. */
  is_held: z.boolean(),
  cart: orderedAlbum,
});
export type Order = z.infer<typeof order>;

/** Who moved an order; `reviewer` only occurs in orders of earlier releases. */
export const orderEventActor = z.enum([...ORDER_ACTORS, 'reviewer']);

/** One change of an order's state, its payment or its printing. */
export const orderEvent = z.object({
  at: isoTime,
  by: orderEventActor,
  /** Previous status; null: the order was created. */
  from: z.nullable(orderStatus),
  to: orderStatus,
  payment_status: paymentStatus,
  print_state: z.nullable(printState),
  note: z.string(),
  /** Name and values of a note written by the shop's software, for its translation; missing otherwise. */
  note_reason: z.optional(z.string()),
  note_params: z.optional(z.record(z.string(), z.string())),
});

/** Target of a refund: the original payment, or the customer's gift balance. */
export const REFUND_TARGETS = ['payment', 'gift'] as const;

/** A partial refund of an order that is not cancelled. */
export const orderRefund = z.object({
  id: z.string(),
  at: isoTime,
  /** Rupees. */
  amount: rupees,
  to: z.enum(REFUND_TARGETS),
  reason: z.string(),
});

/** Amounts returned by a cancellation, in rupees and points. */
const givenBack = z.object({
  /** Amount refunded by the payment company. */
  amount: rupeesTotal,
  gift: rupeesTotal,
  points: z.int(),
  is_referral_discount_open: z.boolean(),
});

/** A paper or cover that is out of stock, and the day on which it is back. */
export const outOfStockOption = z.object({
  name: z.string(),
  hi: z.optional(z.object({ name: z.string() })),
  restock_day: z.string(),
});
export type OutOfStockOption = z.infer<typeof outOfStockOption>;

/** An order with its history, oldest event first. */
export const orderDetail = z.object({
  ...order.shape,
  history: z.array(orderEvent),
  /** Whether an invoice is available, or will be shortly: the order was paid. */
  has_invoice: z.boolean(),
  /** Whether a credit note is available, or will be shortly. */
  has_credit_note: z.boolean(),
  /** Refunds, oldest first. */
  refunds: z.array(orderRefund),
  /** Amounts returned by the cancellation; null unless the order is cancelled. */
  given_back: z.nullable(givenBack),
  /** Deletion time of the album's originals, without which a reorder is impossible; null while they exist. */
  photos_deleted_at: z.nullable(isoTime),
  /**
   * Out-of-stock option of the album, which prevents a reorder until it is back; null if all are in stock.
   */
  out_of_stock: z._default(z.nullable(outOfStockOption), null),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** Orders of one checkout, which share one payment. The sums leave out cancelled orders. */
export const placement = z.object({
  id: z.string(),
  order_ids: z.array(z.string()),
  payment_status: paymentStatus,
  placed_at: isoTime,
  estimated_delivery: isoTime,
  grand_total: rupeesTotal,
  amount_due: rupeesTotal,
});
export type Placement = z.infer<typeof placement>;

/** `order` is the first of `orders`. Also the `details` of the 409 for orders that were placed already. */
export const placedOrders = z.object({
  order,
  orders: z.array(order),
  placement,
});

const byId = z.object({ id: recordId });
const cursor = z.optional(z.string().check(z.maxLength(200)));
const limit = z.optional(wholeNumber(1, MAX_ORDERS_PER_ANSWER));

/**
 * The caller's orders, or any customer's for an admin, newest first; X-Next-Cursor gives the next page, if
 * any.
 */
export const listOrders = endpoint({
  method: 'GET',
  path: '/orders/user/:id',
  params: z.object({ id: uid }),
  query: z.strictObject({ limit, cursor }),
  response: z.object({ orders: z.array(order) }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  params: byId,
  response: z.object({ order: orderDetail }),
});

/** Amount as displayed to the caller, in rupees. */
export const displayedAmount = z.number().check(z.gte(0), z.lte(MAX_RUPEES * MAX_QUANTITY));

const item = z.strictObject({
  /** Selects the Approved album of this product when no album or order is named. */
  product_id: z.optional(z.nullable(catalogueId)),
  album_id: z.optional(recordId),
  order_id: z.optional(recordId),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  /** Rupees for one copy. */
  price: rupees,
});

/**
 * Places the Pending orders of Approved albums. 409 with `placementConflict` for a price, quantity or
 * `amount_due` different from the server's; 409 with `placedOrders` for orders placed already. Payment and
 * order status are accepted but ignored: the server determines them.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  body: z.strictObject({
    user_id: uid,
    address_id: recordId,
    shipping_method_id: catalogueId,
    payment_method: z.enum(PAYMENT_METHODS),
    payment_status: z.optional(z.literal('pending')),
    order_status: z.optional(z.literal('processing')),
    items: z.array(item).check(z.minLength(1), z.maxLength(MAX_ITEMS_PER_PLACEMENT)),
    use_gift_balance: z._default(z.boolean(), false),
    use_points: z._default(z.boolean(), false),
    /** Coupon code as typed; null: none. 409 with the quote if the code is refused. */
    coupon_code: z._default(typedCouponCode, null),
    /** Sends the orders as a gift, with a message of the customer. */
    as_gift: z.optional(
      z.nullable(z.strictObject({ message: z._default(boundedText(MAX_GIFT_MESSAGE), '') })),
    ),
    /** Total amount due as displayed to the customer, in rupees. */
    amount_due: z.optional(displayedAmount),
  }),
  response: placedOrders,
});

/** Orders of one checkout, e.g. for the confirmation page. */
export const getPlacement = endpoint({
  method: 'GET',
  path: '/checkout/placements/:id',
  params: byId,
  response: placedOrders,
});

/** Maximum number of unpaid reorders of one customer. */
export const MAX_OPEN_REORDERS = 20;

/**
 * Orders an album again, with the cheapest active shipping method; paying places the order. A repeated call
 * returns the same order while it is Pending. 422 beyond MAX_OPEN_REORDERS.
 */
export const requestReorder = endpoint({
  method: 'POST',
  path: '/orders/reorder',
  body: z.strictObject({
    /** Id of any order of the album. */
    id: recordId,
    quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
    address_id: recordId,
    as_gift: placeOrder.body.shape.as_gift,
  }),
  response: z.object({ order }),
});

/** Cancels an order while it is Pending or processing; 409 with `illegalOrderMove` afterwards. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/cancel',
  params: byId,
  body: z.strictObject({ note: z.optional(boundedText(MAX_NOTE_LENGTH)) }),
  response: z.object({ order: orderDetail, given_back: givenBack }),
});

/** The `details` of the 409 for an illegal move. */
export const illegalOrderMove = z.object({
  order_status: orderStatus,
  allowed: z.array(orderStatus),
});
