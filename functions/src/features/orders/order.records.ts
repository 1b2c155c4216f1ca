import { albumStatus } from '@smriti/shared/album/album-states';
import { albumTextFields } from '@smriti/shared/album/albums';
import { indianDay } from '@smriti/shared/base/indian-days';
import { catalogueId } from '@smriti/shared/base/ids';
import { paise, paiseField, paiseTotalField } from '@smriti/shared/base/money';
import { hindiNameSchema } from '@smriti/shared/catalogue/hindi';
import { COUPON_KINDS } from '@smriti/shared/order/coupons';
import { orderStatus } from '@smriti/shared/order/order-states';
import {
  deliveryAddressFields,
  orderEventActor,
  REFUND_TARGETS,
} from '@smriti/shared/order/orders';
import { printState } from '@smriti/shared/order/print-states';
import { paymentStatus } from '@smriti/shared/payment/payment-states';
import { PAYMENT_METHODS } from '@smriti/shared/payment/payments';
import { shopSettings } from '@smriti/shared/staff/shop-settings';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { coverRecord } from '../albums/album-cover.records';
import { storedPrintState } from './print-room.domain';

const orderEvent = storedObject({
  at: storedTime,
  by: orderEventActor,
  /** uid of the caller; null for system jobs and for moves recorded without a uid. */
  by_uid: z._default(z.nullable(z.string()), null),
  /** Status before the move; null for the creation of the order. */
  from: z.nullable(orderStatus),
  to: orderStatus,
  /** Payment status after the move. */
  payment_status: z._default(paymentStatus, 'pending'),
  /** Print state after the move; null before payment, and in histories from before it was recorded. */
  print_state: z._default(z.nullable(printState), null),
  note: z._default(z.string(), ''),
});

/** The address of an order, copied from the address book; without an id if staff entered it. */
const orderAddress = storedObject({ id: z.string(), ...deliveryAddressFields });

export const orderShipping = storedObject({
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  hi: hindiNameSchema,
  price_paise: paiseField,
  min_days: z.int(),
  max_days: z.int(),
});

/**
 * Price of an order and how it is paid: its share of the placement. Changes only when another order of
 * the placement is cancelled and this one takes over the shipping charge.
 */
const orderAmounts = storedObject({
  subtotal_paise: paiseTotalField,
  shipping_paise: paiseTotalField,
  initial_paid_paise: paiseTotalField,
  /** Referral discount and coupon together. */
  discount_paise: paiseTotalField,
  /** Reduction by a coupon, part of `discount_paise`; 0 in orders of earlier releases. */
  coupon_paise: z._default(paiseTotalField, () => paise(0)),
  gift_paise: paiseTotalField,
  points: z.int(),
  points_paise: paiseTotalField,
  /** Amount due by payment, whether already paid or not. */
  due_paise: paiseTotalField,
});
export type OrderAmounts = z.output<typeof orderAmounts>;

/** Coupon as granted to an order; later changes of the coupon do not affect it. */
const grantedCoupon = storedObject({
  id: z.string(),
  /** null for an offer without a code. */
  code: z.nullable(z.string()),
  title: z.string(),
  kind: z.enum(COUPON_KINDS),
});
export type GrantedCoupon = z.output<typeof grantedCoupon>;

/** Amounts returned to the customer when the order was cancelled. */
const givenBack = storedObject({
  /** Refunded by the provider, including the initial payment. */
  amount_paise: paiseTotalField,
  gift_paise: paiseTotalField,
  points: z.int(),
  is_referral_discount_open: z.boolean(),
});
export type ReturnedAmounts = z.output<typeof givenBack>;

/** An amount split by how it was paid. */
const paidParts = storedObject({
  /** Part paid by payments of the order, including those recorded by staff. */
  due_paise: paiseTotalField,
  /** Part paid by the initial payment of the album. */
  initial_paise: paiseTotalField,
  gift_paise: paiseTotalField,
  points_paise: paiseTotalField,
});
export type PaidParts = z.output<typeof paidParts>;

/** A partial refund of an order that is not cancelled. */
const orderRefund = storedObject({
  id: z.string(),
  at: storedTime,
  by_uid: z.string(),
  to: z.enum(REFUND_TARGETS),
  reason: z.string(),
  /** The refunded amount by source; the parts add up to the refund. */
  ...paidParts.shape,
});
export type OrderRefund = z.output<typeof orderRefund>;

/** A note on an order, for staff only. */
const staffNote = storedObject({ at: storedTime, by_uid: z.string(), text: z.string() });

/** A change of the delivery address by staff. */
const addressChange = storedObject({
  at: storedTime,
  by_uid: z.string(),
  before: storedObject(deliveryAddressFields),
  after: storedObject(deliveryAddressFields),
  /** Id of the mail about the change, which may name several orders. */
  mail_id: z.string(),
});
export type AddressChange = z.output<typeof addressChange>;

/** orders/{id}; the id is the display number, which makes numbers unique. */
const storedOrder = storedObject({
  id: z.string(),
  user_id: z.string(),
  /**
   * Account data at the creation of the order, by which staff find it before an address is chosen. null
   * in orders of earlier releases and after the account is erased.
   */
  customer: z._default(
    z.nullable(storedObject({ name: z.string(), email: z.string(), phone: z.string() })),
    null,
  ),
  album_id: z.string(),
  order_status: orderStatus,
  payment_status: paymentStatus,
  /** Current print state; null before payment. */
  print_state: z._default(z.nullable(printState), null),
  is_reorder: z._default(z.boolean(), false),
  placement_id: z._default(z.nullable(z.string()), null),
  /** Payment method chosen at the checkout. */
  payment_method: z._default(z.nullable(z.enum(PAYMENT_METHODS)), null),
  address: z._default(z.nullable(orderAddress), null),
  /** Changes of the address since the placement, oldest first. */
  address_changes: z._default(z.array(addressChange), []),
  /** Gift to the recipient, with the customer's message; null otherwise. */
  as_gift: z._default(z.nullable(storedObject({ message: z.string() })), null),
  shipping: z._default(z.nullable(orderShipping), null),
  /** Payment link by which the order was placed, with who made it; null otherwise. */
  payment_link: z._default(
    z.nullable(storedObject({ id: z.string(), at: storedTime, by_uid: z.string() })),
    null,
  ),
  /** Amounts of the order; null until it is placed. A reorder has amounts from its creation. */
  amounts: z._default(z.nullable(orderAmounts), null),
  /** Coupon of the placement; null if none. */
  coupon: z._default(z.nullable(grantedCoupon), null),
  /** Payment that covered the due amount; null if none. */
  paid_by: z._default(z.nullable(z.string()), null),
  /** Amounts returned by the cancellation; null unless cancelled. */
  given_back: z._default(z.nullable(givenBack), null),
  /** Time of cancellation if still unpaid; null where no payment is awaited. */
  pay_until: z._default(z.nullable(storedTime), null),
  placed_at: z._default(z.nullable(storedTime), null),
  /**
   * Day on which the papers and covers of the orders placed together are back in stock; null if they were in
   * stock, and in orders of earlier releases.
   */
  restock_day: z._default(z.nullable(indianDay), null),
  /** Shop settings at placement; null before, and in orders of earlier releases. */
  settings: z._default(z.nullable(shopSettings), null),
  /** Disputed payments of this order: it does not ship until the shop has won them. */
  held_by: z._default(z.array(z.string()), []),
  /** Carrier and tracking number; '' if unknown, null before shipping. */
  shipment: z._default(
    z.nullable(storedObject({ carrier: z.string(), tracking_number: z.string() })),
    null,
  ),
  /** Carriers and tracking numbers since the first shipment, oldest first; empty in earlier releases. */
  shipments: z._default(
    z.array(
      storedObject({
        at: storedTime,
        by_uid: z.string(),
        carrier: z.string(),
        tracking_number: z.string(),
      }),
    ),
    [],
  ),
  /** Partial refunds, oldest first. */
  refunds: z._default(z.array(orderRefund), []),
  /** Notes of staff, oldest first; never shown to customers. */
  staff_notes: z._default(z.array(staffNote), []),
  /** Tags by staff, in lower case; never shown to customers. */
  staff_tags: z._default(z.array(z.string()), []),
  /** Order that this one replaces free of charge. */
  replaces: z._default(z.nullable(z.string()), null),
  /** Orders that replace this one. */
  replaced_by: z._default(z.array(z.string()), []),
  /** Newest reorder of this order. */
  reordered_as: z._default(z.nullable(z.string()), null),
  /** The ordered content: follows the album while the order is Pending, and is frozen after that. */
  album: storedObject({
    ...albumTextFields,
    product_id: z._default(z.nullable(catalogueId), null),
    /** Title of the product; '' if none. */
    product: z.string(),
    /** Title of the product in Hindi, where the catalogue has one. */
    product_hi: z.optional(z.string()),
    status: albumStatus,
    quantity: z.int(),
    /** Price per copy. */
    total_price_paise: paiseField,
    initial_paid_paise: paiseField,
    cover_photo_id: z.nullable(z.string()),
    /** The outside of the product; absent in orders of earlier releases. */
    cover: z.optional(coverRecord),
    /** Hash that identifies the saved design of the book (docs/rules.md#books-7). */
    scene_hash: z.optional(z.string()),
  }),
  /** All moves, oldest first. */
  history: z.array(orderEvent),
  created_at: storedTime,
  updated_at: storedTime,
  /** Search terms, computed with each write (order-index.domain.ts). */
  search_terms: z.optional(z.array(z.string())),
  /** Print state while in the print room, otherwise null; computed with each write. */
  print_room: z.optional(z.nullable(printState)),
  /**
   * Earliest estimated delivery, after which the order can be late; null if it cannot be. Computed with each
   * write.
   */
  late_from: z.optional(z.nullable(storedTime)),
});

export const orderRecord = z.pipe(
  storedOrder,
  z.transform((stored) => ({ ...stored, print_state: storedPrintState(stored) })),
);
export type OrderCustomer = NonNullable<z.output<typeof storedOrder>['customer']>;
export type OrderRecord = z.output<typeof orderRecord>;

/** placements/{id}: the orders of one checkout and what they used together. Never changes. */
export const placementRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  order_ids: z.array(z.string()),
  is_referral_discount: z.boolean(),
  /** Coupon used by the placement; null if none. */
  coupon: z._default(z.nullable(grantedCoupon), null),
  ...orderAmounts.shape,
  placed_at: storedTime,
});
export type PlacementRecord = z.output<typeof placementRecord>;
