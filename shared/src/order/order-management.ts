import * as z from 'zod/mini';
import { ADDRESS_LENGTHS } from '../account/addresses';
import { MAX_NOTE_LENGTH } from '../album/albums';
import { MAX_QUANTITY } from '../album/quantity';
import { endpoint } from '../base/endpoint';
import { caseInsensitiveEnum, boundedText } from '../base/fields';
import { documentId, recordId } from '../base/ids';
import { indianDay } from '../base/indian-days';
import { rupees, rupeesTotal } from '../base/money';
import { isoTime } from '../base/time';
import { paymentStatus, PAYMENT_STATUSES } from '../payment/payment-states';
import { PAYMENT_METHODS, PAYMENT_TYPES } from '../payment/payments';
import { staffListQuery } from '../base/lists';
import { MAX_TRACKING_LENGTH } from './carriers';
import { orderStatusInput } from './order-states';
import {
  deliveryAddressFields,
  order,
  orderDetail,
  orderEvent,
  orderRefund,
  REFUND_TARGETS,
} from './orders';
import { printSpecification, jobTicket, printJob } from './print-jobs';
import { PRINT_STATES } from './print-states';

/* Endpoints with which staff manage orders; those of customers are in orders.ts. */

/** Maximum length of a search text. */
export const MAX_SEARCH_LENGTH = 100;
/** Maximum number of orders shipped by one call. */
export const MAX_SHIPMENTS = 50;
/** Maximum number of staff notes on one order. */
export const MAX_STAFF_NOTES = 100;
/** Maximum number of tags of one order, and length of a tag. */
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 24;
/** Maximum number of changes of one order's address. */
export const MAX_ADDRESS_CHANGES = 20;
/** Maximum length of a recipient's name: a first and a last name. */
export const MAX_RECIPIENT_LENGTH = ADDRESS_LENGTHS.first_name + 1 + ADDRESS_LENGTHS.last_name;

const byId = z.object({ id: recordId });
const printStateInput = caseInsensitiveEnum(PRINT_STATES);
/** A tag: a short word or two, in lower case. */
const tag = z.pipe(
  boundedText(MAX_TAG_LENGTH, 1).check(
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]*$/u, { error: 'must be letters and digits' }),
  ),
  z.transform((text) => text.toLowerCase().replace(/ +/g, ' ')),
);
const tracking = boundedText(MAX_TRACKING_LENGTH);
const staffNote = z.object({ at: isoTime, by_name: z.string(), text: z.string() });

/** Sequences of the list of orders: by creation, or by placement with `print_state`. */
export const ORDER_SORTS = ['newest', 'oldest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Filters and sequence of the list of orders, and of its CSV file. */
export const orderFilters = z.object({
  status: z.optional(orderStatusInput),
  payment_status: z.optional(caseInsensitiveEnum(PAYMENT_STATUSES)),
  print_state: z.optional(printStateInput),
  q: z.optional(boundedText(MAX_SEARCH_LENGTH)),
  tag: z.optional(tag),
  from: z.optional(indianDay),
  until: z.optional(indianDay),
  sort: z.optional(z.enum(ORDER_SORTS)),
});
export type OrderFilters = z.output<typeof orderFilters>;

/** An order in the list of admins. */
const listedOrder = z.object({ ...order.shape, tags: z.array(z.string()) });
export type ListedOrder = z.infer<typeof listedOrder>;

/**
 * Orders of all customers for admins; for printers the paid ones that are neither Delivered nor Cancelled.
 * Newest first; with `print_state` those in the print room (paid and not shipped yet), longest waiting first;
 * `sort` reverses either. `from` and `until` are the first and the last day on which the orders were created.
 * `tag` is for admins, and counts as a search. `q` searches number, name, phone, email address and title by word prefixes. A search, or filters other than
 * `print_state`, examine a bounded number of orders per answer: it may be short, even empty, although
 * X-Next-Cursor leads on. `total=1` adds X-Total-Count, except with a search or filters other than
 * `print_state`.
 */
export const listAllOrders = endpoint({
  method: 'GET',
  path: '/orders/all',
  query: z.strictObject({ ...orderFilters.shape, ...staffListQuery }),
  response: z.object({ orders: z.array(z.union([listedOrder, printJob])) }),
});

/**
 * Adds tags to an order and removes others, for admins; customers never see them. Adding one that it has and
 * removing one that it lacks have no effect. 422 beyond MAX_TAGS.
 */
export const changeOrderTags = endpoint({
  method: 'PUT',
  path: '/orders/:id/tags',
  params: byId,
  body: z.strictObject({
    add: z._default(z.array(tag).check(z.maxLength(MAX_TAGS)), []),
    remove: z._default(z.array(tag).check(z.maxLength(MAX_TAGS)), []),
  }),
  response: z.object({ tags: z.array(z.string()) }),
});

/** A moved order: admins get the order, printers only their print job. */
const movedOrder = z.object({ order: z.union([orderDetail, printJob]) });

/**
 * Moves an order as staff; or, by an admin, records a payment made outside of the shop, with the details in
 * `note`. Shipped requires a paid order, `carrier`, and `tracking_number` or `without_tracking`; carrier and
 * number alone are a correction. For an hour, a Shipped order can be moved back to processing. Printers ship,
 * undo and deliver.
 */
export const updateOrderStatus = endpoint({
  method: 'PUT',
  path: '/orders/:id/status',
  params: byId,
  body: z.strictObject({
    order_status: z.optional(orderStatusInput),
    payment_status: z.optional(z.enum(['paid', 'refunded'])),
    carrier: z.optional(tracking),
    tracking_number: z.optional(tracking),
    /** Whether the parcel has no tracking number on purpose. */
    without_tracking: z.optional(z.boolean()),
    note: z.optional(boundedText(MAX_NOTE_LENGTH)),
  }),
  response: movedOrder,
});

/**
 * Ships orders with one carrier, for printers and admins. Each order is shipped or refused on its own, with
 * the reason in `refusal`; one that was shipped already with other tracking is refused.
 */
export const shipOrders = endpoint({
  method: 'POST',
  path: '/orders/shipments',
  body: z.strictObject({
    carrier: boundedText(MAX_TRACKING_LENGTH, 1),
    shipments: z
      .array(
        z.strictObject({
          order_id: recordId,
          tracking_number: tracking,
          without_tracking: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_SHIPMENTS)),
  }),
  response: z.object({
    /** One for each order, in the sequence of the request. */
    results: z.array(z.object({ order_id: z.string(), refusal: z.nullable(z.string()) })),
  }),
});

/**
 * Moves printing one step forward, or one step back with a `note` that gives the reason. 409 for any other
 * step, and for an order that is not in the print room.
 */
export const updatePrintState = endpoint({
  method: 'PUT',
  path: '/orders/:id/print-state',
  params: byId,
  body: z.strictObject({
    print_state: printStateInput,
    note: z.optional(boundedText(MAX_NOTE_LENGTH)),
  }),
  response: movedOrder,
});

/**
 * Refunds a part of a paid order that is not cancelled, to its payment or to the gift balance; 422 for more
 * than is refundable. Creates a credit note; once everything is refunded, the payment counts as refunded.
 * Needs a fresh sign-in.
 */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/refunds',
  params: byId,
  body: z.strictObject({
    /** Rupees. */
    amount: rupees.check(z.gt(0)),
    reason: boundedText(MAX_NOTE_LENGTH, 1),
    to: z.enum(REFUND_TARGETS),
  }),
  response: z.object({ order: orderDetail }),
});

/**
 * Creates a free replacement of an order; `order` is the new one, which is in the print room immediately.
 * Only for a placed and paid order whose photos still exist.
 */
export const replaceOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/replacement',
  params: byId,
  body: z.strictObject({
    quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
    reason: boundedText(MAX_NOTE_LENGTH, 1),
  }),
  response: z.object({ order: orderDetail }),
});

/** Adds a staff note to an order; customers never see it. */
export const addOrderNote = endpoint({
  method: 'POST',
  path: '/orders/:id/notes',
  params: byId,
  body: z.strictObject({ text: boundedText(MAX_NOTE_LENGTH, 1) }),
  response: z.object({ notes: z.array(staffNote) }),
});

/** The version of an order's address is the number of its changes. */
const addressVersion = z.int().check(z.gte(0), z.lte(MAX_ADDRESS_CHANGES));

/**
 * Changes the delivery address of a placed order until its printing begins (docs/rules.md#orders-23), by the
 * rules of saved addresses. 409 with `orderAddress` for an outdated `version`; 422 for an address to which
 * the shipping method does not deliver, or in another state than the one on the order's invoice. The
 * customer gets a mail.
 */
export const changeOrderAddress = endpoint({
  method: 'PUT',
  path: '/orders/:id/address',
  params: byId,
  body: z.strictObject({
    contact_name: z._default(boundedText(MAX_RECIPIENT_LENGTH), ''),
    contact_phone: z._default(boundedText(ADDRESS_LENGTHS.phone), ''),
    contact_email: z._default(boundedText(ADDRESS_LENGTHS.email), ''),
    shipping_address_line1: z._default(boundedText(ADDRESS_LENGTHS.street), ''),
    city: z._default(boundedText(ADDRESS_LENGTHS.city), ''),
    state: z._default(boundedText(ADDRESS_LENGTHS.state), ''),
    postal_code: z._default(boundedText(ADDRESS_LENGTHS.postal_code), ''),
    version: addressVersion,
    /** Whether to change the other orders that go to the same address in the same parcel, too. */
    along: z._default(z.boolean(), false),
  }),
  response: z.object({ order: orderDetail }),
});

/** The current address of an order: the `details` of the 409 for an outdated version. */
export const orderAddress = z.object({ ...deliveryAddressFields, version: z.int() });

/** A change of an order's address by staff. */
const addressChange = z.object({
  at: isoTime,
  by_name: z.string(),
  before: z.object(deliveryAddressFields),
  after: z.object(deliveryAddressFields),
});

/** Maximum number of copies of one mail that staff can send. */
export const MAX_MAIL_COPIES = 10;

/** States of a mail: `withheld` if its address was not confirmed in time. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'withheld'] as const;

/** A mail about an order. */
const orderMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  queued_at: isoTime,
  /** Time of the delivery or of the last failure; null while it waits. */
  ended_at: z.nullable(isoTime),
  /** Whether staff had it sent again, and who. */
  is_copy: z.boolean(),
  by_name: z.string(),
});

const mailOfOrder = z.object({
  id: recordId,
  mail: documentId(/^[\w-]{1,200}$/, 'must be the id of a mail'),
});

/** The text of a mail about an order, as it was sent. */
export const getOrderMail = endpoint({
  method: 'GET',
  path: '/orders/:id/mails/:mail',
  params: mailOfOrder,
  response: z.object({ subject: z.string(), to: z.string(), text: z.string() }),
});

/**
 * Sends a mail about an order again, to the customer's current e-mail address (docs/rules.md#mail-6); 422
 * while it or a copy waits, and beyond MAX_MAIL_COPIES.
 */
export const sendOrderMailAgain = endpoint({
  method: 'POST',
  path: '/orders/:id/mails/:mail/send-again',
  params: mailOfOrder,
  response: z.object({ to: z.string() }),
});

/** A payment of an order, or the initial payment of its album, as admins see it. */
const staffPayment = z.object({
  id: z.string(),
  reference: z.string(),
  payment_type: z.enum(PAYMENT_TYPES),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: paymentStatus,
  amount: rupeesTotal,
  refunded_amount: rupeesTotal,
  /** Whether the provider has not accepted a refund of the payment yet. */
  is_refund_owed: z.boolean(),
  created_at: isoTime,
});

/** An order with all data known to the shop; names are '' for deleted accounts. */
export const staffOrder = z.object({
  ...orderDetail.shape,
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  making: printSpecification,
  /** First photos of the album. */
  pictures: z.array(z.object({ photo_id: z.string(), url: z.nullable(z.string()) })),
  /** Events, oldest first, with the name of the person who acted. */
  history: z.array(z.object({ ...orderEvent.shape, by_name: z.string() })),
  refunds: z.array(z.object({ ...orderRefund.shape, by_name: z.string() })),
  notes: z.array(staffNote),
  tags: z.array(z.string()),
  /** Mails about the order of the last 90 days, in no sequence. */
  mails: z.array(orderMail),
  /** Carriers and tracking numbers since the first shipment, oldest first. */
  shipments: z.array(
    z.object({
      at: isoTime,
      by_name: z.string(),
      carrier: z.string(),
      tracking_number: z.string(),
    }),
  ),
  /** Free replacements, oldest first. */
  replacements: z.array(
    z.object({ order_id: z.string(), at: isoTime, by_name: z.string(), reason: z.string() }),
  ),
  /** Changes of the delivery address, oldest first. */
  address_changes: z.array(addressChange),
  /** Ids of the other orders in the parcel that can get a new address together with this one. */
  address_along: z.array(z.string()),
  payments: z.array(staffPayment),
  /** Whether the amount due was paid outside of the shop. */
  is_paid_outside: z.boolean(),
  /** Maximum refundable amounts in rupees. */
  refundable: z.object({ payment: rupeesTotal, gift: rupeesTotal }),
  /** Ids of the free replacement orders. */
  replaced_by: z.array(z.string()),
  together: jobTicket.shape.together,
  undo_until: jobTicket.shape.undo_until,
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** An order of any customer with all its data, for admins. */
export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/staff',
  params: byId,
  response: z.object({ order: staffOrder }),
});

/** Deletes a Cancelled order for which no money was ever paid, for admins. */
export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/orders/:id',
  params: byId,
  response: z.object({ message: z.string() }),
});
