import * as z from 'zod/mini';
import { ADDRESS_LENGTHS, address } from '../account/addresses';
import { album } from '../album/albums';
import { MAX_QUANTITY } from '../album/quantity';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { catalogueId, recordId, uid } from '../base/ids';
import { staffListQuery } from '../base/lists';
import { rupees, rupeesTotal } from '../base/money';
import { isoTime } from '../base/time';
import { shippingMethod } from '../catalogue/reference-data';
import { quote } from './checkout';
import { typedCouponCode } from './coupons';
import { MAX_RECIPIENT_LENGTH } from './order-address';
import {
  deliveryAddressFields,
  MAX_ITEMS_PER_PLACEMENT,
  orderGift,
  placeOrder,
  displayedAmount,
} from './orders';
import { PAYMENT_LINK_STATES } from './payment-links';

/** Management of payment links by admins (docs/rules.md#orders-31). */

/** Maximum number of mails with one link. */
export const MAX_PAYMENT_LINK_MAILS = 10;
/** States by which the list can be narrowed; `ordered` includes paid and cancelled orders. */
export const PAYMENT_LINK_FILTERS = ['open', 'ordered', 'expired', 'withdrawn'] as const;

const linkItem = z.object({
  album_id: z.string(),
  order_id: z.string(),
  title: z.string(),
  /** Title of the album's product; '' without one. */
  product: z.string(),
  quantity: z.int(),
  /** Rupees for one copy. */
  price: rupees,
});

const linkFields = {
  id: z.string(),
  user_id: z.string(),
  /** Name of the customer; '' if unknown. */
  customer_name: z.string(),
  state: z.enum(PAYMENT_LINK_STATES),
  items: z.array(linkItem),
  /** Amount to pay in rupees when the link was made. */
  amount_due: rupeesTotal,
  created_at: isoTime,
  /** Name of the admin who made the link; '' if unknown. */
  by_name: z.string(),
  expires_at: isoTime,
};

const listedLink = z.object(linkFields);
export type ListedPaymentLink = z.infer<typeof listedLink>;

const paymentLink = z.object({
  ...linkFields,
  customer_email: z.string(),
  /** Phone number for a message with the link; '' if unknown. */
  customer_phone: z.string(),
  address: z.object(deliveryAddressFields),
  as_gift: orderGift,
  shipping_method: shippingMethod,
  coupon_code: z.nullable(z.string()),
  /** Number of mails with the link. */
  mails: z.int(),
  /** Time of the last mail; null if none. */
  mailed_at: z.nullable(isoTime),
  /** Why the customer cannot pay an open link now, e.g. because an album is ordered already; null if possible. */
  problem: z.nullable(z.string()),
  /** Address of the page and a message with it, in the customer's language; null unless the link is open. */
  sharing: z.nullable(z.object({ url: z.string(), message: z.string() })),
});
export type PaymentLink = z.infer<typeof paymentLink>;

const answer = z.object({ link: paymentLink });
const byId = z.object({ id: recordId });

/** Albums with the number of their copies, which replaces the quantity in the customer's cart. */
const items = z
  .array(
    z.strictObject({
      album_id: recordId,
      quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_ITEMS_PER_PLACEMENT));

/** Payment links, newest first; those of a state, or of a customer. */
export const listPaymentLinks = endpoint({
  method: 'GET',
  path: '/payment-links',
  query: z.strictObject({
    ...staffListQuery,
    state: z.optional(z.enum(PAYMENT_LINK_FILTERS)),
    user_id: z.optional(uid),
  }),
  response: z.object({ links: z.array(listedLink) }),
});

export const getPaymentLink = endpoint({
  method: 'GET',
  path: '/payment-links/:id',
  params: byId,
  response: answer,
});

/**
 * Possible contents of a customer's payment link: Approved albums that are not ordered, and saved addresses.
 */
export const getPaymentLinkBasket = endpoint({
  method: 'GET',
  path: '/payment-links/basket/:uid',
  params: z.object({ uid }),
  response: z.object({ albums: z.array(album), addresses: z.array(address) }),
});

/** Price of a customer's albums for a payment link, without gift balance and points. */
export const quotePaymentLink = endpoint({
  method: 'POST',
  path: '/payment-links/quote',
  body: z.strictObject({
    user_id: uid,
    items,
    shipping_method_id: z.optional(catalogueId),
    postal_code: z.optional(boundedText(ADDRESS_LENGTHS.postal_code)),
    coupon_code: z._default(typedCouponCode, null),
  }),
  response: quote,
});

const text = (maxLength: number) => z._default(boundedText(maxLength), '');

/**
 * Prepares an order of a customer and makes its link. 409 with `placementConflict` for an `amount_due`
 * different from the server's, or a refused coupon code.
 */
export const createPaymentLink = endpoint({
  method: 'POST',
  path: '/payment-links',
  body: z.strictObject({
    user_id: uid,
    items,
    contact_name: text(MAX_RECIPIENT_LENGTH),
    contact_phone: text(ADDRESS_LENGTHS.phone),
    contact_email: text(ADDRESS_LENGTHS.email),
    shipping_address_line1: text(ADDRESS_LENGTHS.street),
    city: text(ADDRESS_LENGTHS.city),
    state: text(ADDRESS_LENGTHS.state),
    postal_code: text(ADDRESS_LENGTHS.postal_code),
    shipping_method_id: catalogueId,
    as_gift: placeOrder.body.shape.as_gift,
    coupon_code: z._default(typedCouponCode, null),
    /** Amount to pay as shown to the admin, in rupees. */
    amount_due: displayedAmount,
    /** Whether the link is mailed to the customer at once. */
    is_mailed: z._default(z.boolean(), true),
  }),
  response: answer,
});

/** Mails an open link to the customer again; 422 beyond MAX_PAYMENT_LINK_MAILS. */
export const mailPaymentLink = endpoint({
  method: 'POST',
  path: '/payment-links/:id/mails',
  params: byId,
  response: answer,
});

/** Ends a link that was not ordered; has no effect on one that is withdrawn already. */
export const withdrawPaymentLink = endpoint({
  method: 'POST',
  path: '/payment-links/:id/withdraw',
  params: byId,
  response: answer,
});
