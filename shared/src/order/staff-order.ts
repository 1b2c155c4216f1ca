import * as z from 'zod/mini';
import { MAX_NOTE_LENGTH } from '../album/albums';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { recordId } from '../base/ids';
import { rupeesTotal } from '../base/money';
import { isoTime } from '../base/time';
import { paymentStatus } from '../payment/payment-states';
import { PAYMENT_METHODS, PAYMENT_TYPES } from '../payment/payments';
import { addressChange } from './order-address';
import { orderMail } from './order-mails';
import { orderDetail, orderEvent, orderRefund } from './orders';
import { jobTicket, printSpecification } from './print-jobs';

/* The page of an order for support and admins, and the notes on it. */

export const MAX_STAFF_NOTES = 100;

const byId = z.object({ id: recordId });
const staffNote = z.object({ at: isoTime, by_name: z.string(), text: z.string() });

/** A payment of an order, or the initial payment of its album, as support and admins see it. */
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
  /** Payment link by which the order was placed; null otherwise. */
  payment_link: z._default(
    z.nullable(z.object({ id: z.string(), at: isoTime, by_name: z.string() })),
    null,
  ),
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

/** An order of any customer with all its data, for support and admins. */
export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/staff',
  params: byId,
  response: z.object({ order: staffOrder }),
});

/** Adds a staff note to an order; customers never see it. */
export const addOrderNote = endpoint({
  method: 'POST',
  path: '/orders/:id/notes',
  params: byId,
  body: z.strictObject({ text: boundedText(MAX_NOTE_LENGTH, 1) }),
  response: z.object({ notes: z.array(staffNote) }),
});
