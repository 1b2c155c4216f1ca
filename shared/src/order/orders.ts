import * as z from 'zod/mini';
import { albumStatus } from '../album/album-states';
import { MAX_NOTE_LENGTH } from '../album/albums';
import { MAX_QUANTITY } from '../album/quantity';
import { endpoint } from '../base/endpoint';
import { text, wholeNumber } from '../base/fields';
import { catalogueId, recordId, uid } from '../base/ids';
import { MAX_RUPEES, rupees, rupeesTotal } from '../base/money';
import { ORDER_ACTORS, orderStatus } from './order-states';
import { printState } from './print-states';
import { paymentStatus } from '../payment/payment-states';
import { PAYMENT_METHODS } from '../payment/payments';
import { shippingMethod } from '../catalogue/reference-data';
import { isoTime } from '../base/time';

/** What an order's display number begins with, and how many readable characters follow. */
export const ORDER_NUMBER = { prefix: 'ORD', length: 8 } as const;
/** Albums that can be ordered together. */
export const MAX_ITEMS_PER_PLACEMENT = 30;
export const MAX_ORDERS_PER_ANSWER = 50;

/** The album of an order, as order pages show it. */
const orderedAlbum = z.object({
  id: z.string(),
  title: z.string(),
  status: albumStatus,
  quantity: z.int(),
  /** Its first picture, or nothing. */
  images: z.array(z.object({ image_path: z.string(), image_url: z.nullable(z.string()) })),
  /** The title is '' for an album that was not made of a product. */
  products: z.object({
    id: z.nullable(catalogueId),
    title: z.string(),
    hi: z.optional(z.object({ title: z.string() })),
  }),
});

/** The address as it was when it was chosen; every field is '' before. */
export const deliveryAddress = {
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

/**
 * An order: one print job of one album. `total_price` is the price of one copy; amounts in rupees.
 * `subtotal + shipping_price - discount = grand_total`, and that is made up of `initial_paid`,
 * `gift_used`, `points_value`, `amount_paid` and `amount_due` (nothing is due once it is cancelled).
 * Shipping, discount, gift balance and points are this order's share of its placement.
 */
export const order = z.object({
  id: z.string(),
  /** The display number: ORD and 8 characters. */
  order_id: z.string(),
  user_id: z.string(),
  cart_id: z.string(),
  /** Orders placed together share it; null before they are placed. */
  placement_id: z.nullable(z.string()),
  is_reorder: z.boolean(),
  order_status: orderStatus,
  payment_status: paymentStatus,
  /** null before it is paid. */
  print_state: z.nullable(printState),
  created_at: isoTime,
  updated_at: isoTime,
  placed_at: z.nullable(isoTime),
  /** null before it is placed, and once it is cancelled. */
  estimated_delivery: z.nullable(isoTime),
  /** When it is cancelled unless it is paid; null where there is nothing to wait for. */
  pay_until: z.nullable(isoTime),
  total_price: rupees,
  quantity: z.int(),
  subtotal: rupeesTotal,
  shipping_price: rupees,
  discount: rupeesTotal,
  initial_paid: rupees,
  gift_used: rupeesTotal,
  points_used: z.int(),
  points_value: rupeesTotal,
  /** By payments of the order itself, without the initial one. */
  amount_paid: rupeesTotal,
  amount_due: rupeesTotal,
  grand_total: rupeesTotal,
  /** What of it was refunded while the order stood. */
  refunded: rupeesTotal,
  /** The order that it replaces, free of charge. */
  replaces: z.nullable(z.string()),
  ...deliveryAddress,
  /** As it was when it was chosen; null before. */
  shipping_method: z.nullable(shippingMethod),
  /** Who carries it, and under which number; '' before it is shipped, and where nobody said so. */
  carrier: z.string(),
  tracking_number: z.string(),
  /** Whether its customer can cancel it now. */
  can_cancel: z.boolean(),
  /** Whether it is not shipped for now: a bank wants back what was paid for it. */
  is_held: z.boolean(),
  cart: orderedAlbum,
});
export type Order = z.infer<typeof order>;

/** Who moved an order; reviewers did in earlier releases. */
export const orderEventActor = z.enum([...ORDER_ACTORS, 'reviewer']);

/** One step of an order, of its state, its payment or its printing. */
export const orderEvent = z.object({
  at: isoTime,
  by: orderEventActor,
  /** null: the order was made. */
  from: z.nullable(orderStatus),
  to: orderStatus,
  payment_status: paymentStatus,
  print_state: z.nullable(printState),
  note: z.string(),
});

/** Where a refund goes: back to what it was paid with, or to the customer's gift balance. */
export const REFUND_TARGETS = ['payment', 'gift'] as const;

/** A part of what was paid, given back while the order stands. */
export const orderRefund = z.object({
  id: z.string(),
  at: isoTime,
  /** Rupees. */
  amount: rupees,
  to: z.enum(REFUND_TARGETS),
  reason: z.string(),
});

/** What cancelling an order gave back, in rupees and points. */
const givenBack = z.object({
  /** By the payment company. */
  amount: rupeesTotal,
  gift: rupeesTotal,
  points: z.int(),
  is_referral_discount_open: z.boolean(),
});

/** An order with its timeline, oldest step first. */
export const orderDetail = z.object({
  ...order.shape,
  history: z.array(orderEvent),
  /** Whether there is, or will be in a moment, an invoice to download: the order was paid. */
  has_invoice: z.boolean(),
  /** Whether there is, or will be in a moment, a credit note to download. */
  has_credit_note: z.boolean(),
  /** Oldest first. */
  refunds: z.array(orderRefund),
  /** null unless it is cancelled. */
  given_back: z.nullable(givenBack),
  /** When the album's photos in full size were deleted: it cannot be ordered again. */
  photos_deleted_at: z.nullable(isoTime),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** The orders of one checkout, which share one payment. The sums are of all that stand. */
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

/** `order` is the first of `orders`. Also the `details` of the 409 for what was placed before. */
export const placedOrders = z.object({
  order,
  orders: z.array(order),
  placement,
});

const byId = z.object({ id: recordId });
const cursor = z.optional(z.string().check(z.maxLength(200)));
const limit = z.optional(wholeNumber(1, MAX_ORDERS_PER_ANSWER));

/** The caller's orders, or anybody's for an admin, newest first; X-Next-Cursor leads on where there are more. */
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

const item = z.strictObject({
  /** Names the Approved album of this product where no album or order is named. */
  product_id: z.optional(z.nullable(catalogueId)),
  album_id: z.optional(recordId),
  order_id: z.optional(recordId),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  /** Rupees for one copy. */
  price: rupees,
});

/**
 * Places the Pending orders of Approved albums. A price, quantity or `amount_due` other than the
 * server's is answered 409 with `placementConflict`; what is already placed 409 with
 * `placedOrders`. Payment and order status are taken, and what the server makes them anyway.
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
    /** What the customer was shown to be due in all, in rupees. */
    amount_due: z.optional(z.number().check(z.gte(0), z.lte(MAX_RUPEES * MAX_QUANTITY))),
  }),
  response: placedOrders,
});

/** The orders of one checkout, e.g. for the confirmation. */
export const getPlacement = endpoint({
  method: 'GET',
  path: '/checkout/placements/:id',
  params: byId,
  response: placedOrders,
});

/** Maximum number of unpaid reorders of one customer. */
export const MAX_OPEN_REORDERS = 20;

/**
 * A further order of an album that was placed before, by the cheapest active shipping method;
 * paying it places it. The same call again, while its order is Pending, gives that order. 422 beyond MAX_OPEN_REORDERS.
 */
export const reorder = endpoint({
  method: 'POST',
  path: '/orders/reorder',
  body: z.strictObject({
    /** Of any order of the album. */
    id: recordId,
    quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
    address_id: recordId,
  }),
  response: z.object({ order }),
});

/** While it is Pending or processing. Answered 409 with `illegalOrderMove` afterwards. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/cancel',
  params: byId,
  body: z.strictObject({ note: z.optional(text(MAX_NOTE_LENGTH)) }),
  response: z.object({ order: orderDetail, given_back: givenBack }),
});

/** The `details` of the 409 for an illegal move. */
export const illegalOrderMove = z.object({
  order_status: orderStatus,
  allowed: z.array(orderStatus),
});
