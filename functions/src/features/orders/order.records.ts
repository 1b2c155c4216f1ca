import { albumStatus } from '@smriti/shared/album/album-states';
import { catalogueId } from '@smriti/shared/base/ids';
import { paiseField, paiseTotalField } from '@smriti/shared/base/money';
import { namedInHindi } from '@smriti/shared/catalogue/hindi';
import { orderStatus } from '@smriti/shared/order/order-states';
import { deliveryAddress, orderEventActor, REFUND_TARGETS } from '@smriti/shared/order/orders';
import { printState } from '@smriti/shared/order/print-states';
import { paymentStatus } from '@smriti/shared/payment/payment-states';
import { PAYMENT_METHODS } from '@smriti/shared/payment/payments';
import { shopSettings } from '@smriti/shared/staff/shop-settings';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { keptPrintState } from './print-room.domain';

const orderEvent = storedObject({
  at: storedTime,
  by: orderEventActor,
  /** Whose call it was; null when the software moved it, and for moves that were noted without. */
  by_uid: z._default(z.nullable(z.string()), null),
  /** null: the order was made. */
  from: z.nullable(orderStatus),
  to: orderStatus,
  /** After it. */
  payment_status: z._default(paymentStatus, 'pending'),
  /** After it; null before the order is paid, and in histories of before printing was noted. */
  print_state: z._default(z.nullable(printState), null),
  note: z._default(z.string(), ''),
});

/** The address of an order, copied from the address book. */
const orderAddress = storedObject({ id: z.string(), ...deliveryAddress });

/** The shipping method of an order, copied from the catalogue. */
const orderShipping = storedObject({
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  hi: namedInHindi,
  price_paise: paiseField,
  min_days: z.int(),
  max_days: z.int(),
});

/**
 * What an order costs and how it is paid: its share of its placement. It changes only when another
 * order of the placement is cancelled, whose shipping it carries from then on.
 */
const orderAmounts = storedObject({
  subtotal_paise: paiseTotalField,
  shipping_paise: paiseTotalField,
  initial_paid_paise: paiseTotalField,
  discount_paise: paiseTotalField,
  gift_paise: paiseTotalField,
  points: z.int(),
  points_paise: paiseTotalField,
  /** What is left to pay, whether it has been paid or not. */
  due_paise: paiseTotalField,
});
export type OrderAmounts = z.output<typeof orderAmounts>;

/** What cancelling an order gave back. */
const givenBack = storedObject({
  /** By the provider, the initial payment included. */
  amount_paise: paiseTotalField,
  gift_paise: paiseTotalField,
  points: z.int(),
  is_referral_discount_open: z.boolean(),
});
export type GivenBack = z.output<typeof givenBack>;

/** Of what an order was paid with: so much of each. */
const paidParts = storedObject({
  /** Of the payment for the order, or of what was paid outside of the shop. */
  due_paise: paiseTotalField,
  /** Of the initial payment of its album. */
  initial_paise: paiseTotalField,
  gift_paise: paiseTotalField,
  points_paise: paiseTotalField,
});
export type PaidParts = z.output<typeof paidParts>;

/** A part of what was paid, given back while the order stands. */
const orderRefund = storedObject({
  id: z.string(),
  at: storedTime,
  by_uid: z.string(),
  to: z.enum(REFUND_TARGETS),
  reason: z.string(),
  /** What of the order it takes; they add up to what is given back. */
  ...paidParts.shape,
});
export type OrderRefund = z.output<typeof orderRefund>;

/** What staff note on an order for each other. */
const staffNote = storedObject({ at: storedTime, by_uid: z.string(), text: z.string() });

/** orders/{id}; the id is the display number, so that no two orders share one. */
const storedOrder = storedObject({
  id: z.string(),
  user_id: z.string(),
  /**
   * Whose account it is, as that was when the order was made: staff find it by that before an address
   * is chosen. null in orders of earlier releases, and once the account is erased.
   */
  customer: z._default(
    z.nullable(storedObject({ name: z.string(), email: z.string(), phone: z.string() })),
    null,
  ),
  album_id: z.string(),
  order_status: orderStatus,
  payment_status: paymentStatus,
  /** null before it is paid. */
  print_state: z._default(z.nullable(printState), null),
  is_reorder: z._default(z.boolean(), false),
  placement_id: z._default(z.nullable(z.string()), null),
  /** How the customer said to pay at the checkout. */
  payment_method: z._default(z.nullable(z.enum(PAYMENT_METHODS)), null),
  address: z._default(z.nullable(orderAddress), null),
  shipping: z._default(z.nullable(orderShipping), null),
  /** null until it is placed; those of a reorder are known when it is made. */
  amounts: z._default(z.nullable(orderAmounts), null),
  /** The payment that paid what was due; null without one. */
  paid_by: z._default(z.nullable(z.string()), null),
  /** null unless it is cancelled. */
  given_back: z._default(z.nullable(givenBack), null),
  /** When it is cancelled unless it is paid; null where there is nothing to wait for. */
  pay_until: z._default(z.nullable(storedTime), null),
  placed_at: z._default(z.nullable(storedTime), null),
  /** The shop's, as they were when it was placed; null before, and in orders of earlier releases. */
  settings: z._default(z.nullable(shopSettings), null),
  /** The payments in dispute that paid for it: it is not shipped before the shop has won. */
  held_by: z._default(z.array(z.string()), []),
  /** Who carries it under which number, as far as somebody said so; null before it is shipped. */
  shipment: z._default(
    z.nullable(storedObject({ carrier: z.string(), tracking_number: z.string() })),
    null,
  ),
  /** Oldest first. */
  refunds: z._default(z.array(orderRefund), []),
  /** Oldest first; no customer sees them. */
  staff_notes: z._default(z.array(staffNote), []),
  /** The order that it replaces, free of charge. */
  replaces: z._default(z.nullable(z.string()), null),
  /** The orders that replace it. */
  replaced_by: z._default(z.array(z.string()), []),
  /** The newest reorder that was made of it. */
  reordered_as: z._default(z.nullable(z.string()), null),
  /**
   * What is ordered: kept in step with the album while the order is Pending, and from then on as it
   * was, whatever becomes of the album.
   */
  album: storedObject({
    title: z.string(),
    product_id: z._default(z.nullable(catalogueId), null),
    /** The title of the product, '' without one. */
    product: z.string(),
    /** The same in Hindi, where the catalogue had it. */
    product_hi: z.optional(z.string()),
    status: albumStatus,
    quantity: z.int(),
    /** Of one copy. */
    total_price_paise: paiseField,
    initial_paid_paise: paiseField,
    cover_photo_id: z.nullable(z.string()),
    /** What tells its book from others (docs/rules.md#books-7). */
    scene_hash: z.optional(z.string()),
  }),
  /** Every move, oldest first: an order has a handful. */
  history: z.array(orderEvent),
  created_at: storedTime,
  updated_at: storedTime,
  /** By what staff find it, worked out again with each write (order-index.domain.ts). */
  search_terms: z.optional(z.array(z.string())),
  /** Its place in the print room, likewise; null outside of it. */
  print_room: z.optional(z.nullable(printState)),
});

/** An order as it is kept. */
export const orderRecord = z.pipe(
  storedOrder,
  z.transform((stored) => ({ ...stored, print_state: keptPrintState(stored) })),
);
/** An account as an order keeps it. */
export type OrderCustomer = NonNullable<z.output<typeof storedOrder>['customer']>;
export type OrderRecord = z.output<typeof orderRecord>;

/** placements/{id}: the orders of one checkout, and what they held together. It never changes. */
export const placementRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  order_ids: z.array(z.string()),
  is_referral_discount: z.boolean(),
  ...orderAmounts.shape,
  placed_at: storedTime,
});
export type PlacementRecord = z.output<typeof placementRecord>;
