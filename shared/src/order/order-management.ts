import * as z from 'zod/mini';
import { MAX_NOTE_LENGTH } from '../album/albums';
import { MAX_QUANTITY } from '../album/quantity';
import { endpoint } from '../base/endpoint';
import { errorReasonFields } from '../base/error-reason-fields';
import { boundedText } from '../base/fields';
import { recordId } from '../base/ids';
import { rupees } from '../base/money';
import { MAX_TRACKING_LENGTH } from './carriers';
import { orderStatusInput } from './order-states';
import { orderDetail, REFUND_TARGETS } from './orders';
import { printJob } from './print-jobs';
import { printStateInput } from './print-states';

/* Endpoints with which staff move orders through production; those of customers are in orders.ts. */

/** Maximum number of orders shipped by one call. */
export const MAX_SHIPMENTS = 50;

const byId = z.object({ id: recordId });
const tracking = boundedText(MAX_TRACKING_LENGTH);

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
    results: z.array(
      z.object({ order_id: z.string(), refusal: z.nullable(z.string()), ...errorReasonFields }),
    ),
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

/** Deletes a Cancelled order for which no money was ever paid, for admins. */
export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/orders/:id',
  params: byId,
  response: z.object({ message: z.string() }),
});
