import * as z from 'zod/mini';
import { MAX_NOTE_LENGTH } from '../album/albums';
import { MAX_QUANTITY } from '../album/quantity';
import { endpoint } from '../base/endpoint';
import { caseless, text } from '../base/fields';
import { recordId } from '../base/ids';
import { rupees, rupeesTotal } from '../base/money';
import { isoTime } from '../base/time';
import { paymentStatus, PAYMENT_STATUSES } from '../payment/payment-states';
import { PAYMENT_METHODS, PAYMENT_TYPES } from '../payment/payments';
import { staffList } from '../base/lists';
import { orderStatusInput } from './order-states';
import { order, orderDetail, orderEvent, orderRefund, REFUND_TARGETS } from './orders';
import { jobMaking, jobTicket, printJob } from './print-jobs';
import { PRINT_STATES } from './print-states';

/* What staff do with orders; what their customers do is in orders.ts. */

/** Letters of a search. */
export const MAX_SEARCH_LENGTH = 100;
/** Letters of a carrier's name, and of the number under which it carries a parcel. */
export const MAX_TRACKING_LENGTH = 60;
/** Notes of the shop on one order. */
export const MAX_STAFF_NOTES = 100;

const byId = z.object({ id: recordId });
const printStateInput = caseless(PRINT_STATES);
const tracking = text(MAX_TRACKING_LENGTH);
const staffNote = z.object({ at: isoTime, by_name: z.string(), text: z.string() });

/**
 * Everybody's orders for admins; for printers what is paid and neither Delivered nor Cancelled.
 * Newest first; with `print_state` those of the print room, paid and not shipped yet, the longest
 * waiting first. `q` searches number, name, phone, e-mail address and title by the beginnings of
 * words. A search, and filters beside `print_state`, look at a bounded number of orders for each
 * answer: it may be short, even empty, and X-Next-Cursor still lead on. `total=1` adds
 * X-Total-Count, but to a search, and to filters beside `print_state`.
 */
export const listAllOrders = endpoint({
  method: 'GET',
  path: '/orders/all',
  query: z.strictObject({
    status: z.optional(orderStatusInput),
    payment_status: z.optional(caseless(PAYMENT_STATUSES)),
    print_state: z.optional(printStateInput),
    q: z.optional(text(MAX_SEARCH_LENGTH)),
    ...staffList,
  }),
  response: z.object({ orders: z.array(z.union([order, printJob])) }),
});

/** An order as who moved it sees it: printers see no more than their job. */
const movedOrder = z.object({ order: z.union([orderDetail, printJob]) });

/**
 * A move of an order by staff, or, by an admin, the note of a payment that was made outside of the
 * shop: then `note` says how. Shipped needs paid; `carrier` and `tracking_number` come with it, or
 * afterwards by themselves to correct them. Printers ship and deliver.
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
    note: z.optional(text(MAX_NOTE_LENGTH)),
  }),
  response: movedOrder,
});

/**
 * A step of printing, one on, or one back with a note that says why. 409 for any other, and for an
 * order that is not in the print room.
 */
export const updatePrintState = endpoint({
  method: 'PUT',
  path: '/orders/:id/print-state',
  params: byId,
  body: z.strictObject({ print_state: printStateInput, note: z.optional(text(MAX_NOTE_LENGTH)) }),
  response: movedOrder,
});

/**
 * Gives back a part of what was paid while the order stands, to what it was paid with or to the gift
 * balance; 422 for more than there is. A credit note comes with it, and once all is given back the
 * payment counts as refunded. Needs a fresh sign-in.
 */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/refunds',
  params: byId,
  body: z.strictObject({
    /** Rupees. */
    amount: rupees.check(z.gt(0)),
    reason: text(MAX_NOTE_LENGTH, 1),
    to: z.enum(REFUND_TARGETS),
  }),
  response: z.object({ order: orderDetail }),
});

/**
 * Makes an order again, free of charge, which is in the print room at once: `order` is the new one.
 * For an order that was placed and paid, as long as its photos are there.
 */
export const replaceOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/replacement',
  params: byId,
  body: z.strictObject({
    quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
    reason: text(MAX_NOTE_LENGTH, 1),
  }),
  response: z.object({ order: orderDetail }),
});

/** A note of the shop on an order, which no customer sees. */
export const addOrderNote = endpoint({
  method: 'POST',
  path: '/orders/:id/notes',
  params: byId,
  body: z.strictObject({ text: text(MAX_NOTE_LENGTH, 1) }),
  response: z.object({ notes: z.array(staffNote) }),
});

/** A payment of an order, or the initial one of its album, as admins see it. */
const staffPayment = z.object({
  id: z.string(),
  reference: z.string(),
  payment_type: z.enum(PAYMENT_TYPES),
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: paymentStatus,
  amount: rupeesTotal,
  refunded_amount: rupeesTotal,
  /** Whether a refund of it is still to be taken on by the provider. */
  is_refund_owed: z.boolean(),
  created_at: isoTime,
});

/** An order with everything that the shop knows of it; names are '' where an account is gone. */
export const staffOrder = z.object({
  ...orderDetail.shape,
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  making: jobMaking,
  /** The first photos of the album. */
  pictures: z.array(z.object({ photo_id: z.string(), url: z.nullable(z.string()) })),
  /** Oldest first, with who did it. */
  history: z.array(z.object({ ...orderEvent.shape, by_name: z.string() })),
  refunds: z.array(z.object({ ...orderRefund.shape, by_name: z.string() })),
  notes: z.array(staffNote),
  payments: z.array(staffPayment),
  /** Whether what was due was paid outside of the shop. */
  is_paid_outside: z.boolean(),
  /** Rupees that can be refunded at most. */
  refundable: z.object({ payment: rupeesTotal, gift: rupeesTotal }),
  /** The orders that replace it, free of charge. */
  replaced_by: z.array(z.string()),
  together: jobTicket.shape.together,
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** Any order with all that belongs to it, for admins. */
export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/staff',
  params: byId,
  response: z.object({ order: staffOrder }),
});

/** Deletes a Cancelled order that no money was ever paid for, for admins. */
export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/orders/:id',
  params: byId,
  response: z.object({ message: z.string() }),
});
