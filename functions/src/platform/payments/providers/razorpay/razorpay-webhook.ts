import * as z from 'zod/mini';
import type { DisputeUpdate, RefundUpdate, WebhookEvent } from '../../payment-provider';
import {
  type RazorpayDispute,
  razorpayDispute,
  type RazorpayPayment,
  razorpayPayment,
  type RazorpayRefund,
  razorpayRefund,
} from './razorpay-api';
import { REFUND_STATE_BY_RAZORPAY_STATUS, toProviderUpdate } from './razorpay-updates';

const event = z.object({ event: z.string().check(z.maxLength(100)) });
const ofPayment = z.object({
  payload: z.object({ payment: z.object({ entity: razorpayPayment }) }),
});
const ofRefund = z.object({ payload: z.object({ refund: z.object({ entity: razorpayRefund }) }) });
const ofDispute = z.object({
  payload: z.object({ dispute: z.object({ entity: razorpayDispute }) }),
});

const PAYMENT_EVENTS = ['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'];
const REFUND_EVENTS = ['refund.created', 'refund.processed', 'refund.failed'];
const DISPUTE_EVENTS = 'payment.dispute.';

/** Dispute states; `closed` means settled in the shop's favour or withdrawn. */
const DISPUTE_STATES: Readonly<Record<RazorpayDispute['status'], DisputeUpdate['status']>> = {
  open: 'open',
  under_review: 'open',
  action_required: 'open',
  won: 'won',
  closed: 'won',
  lost: 'lost',
};

function paymentEvent(payment: RazorpayPayment): WebhookEvent | null {
  const orderId = payment.order_id;
  if (typeof orderId !== 'string') return null;
  return {
    find: { key: 'order_id', value: orderId },
    about: { kind: 'payment', update: toProviderUpdate(payment, orderId) },
  };
}

function refundEvent(refund: RazorpayRefund): WebhookEvent | null {
  const key = Array.isArray(refund.notes) ? undefined : refund.notes.refund_key;
  if (key === undefined) return null;
  const update: RefundUpdate = {
    state: REFUND_STATE_BY_RAZORPAY_STATUS[refund.status],
    providerId: refund.id,
  };
  return {
    find: { key: 'payment_id', value: refund.payment_id },
    about: { kind: 'refund', key, update },
  };
}

function disputeEvent({ id, payment_id: value, status }: RazorpayDispute): WebhookEvent {
  return {
    find: { key: 'payment_id', value },
    about: { kind: 'dispute', dispute: { id, status: DISPUTE_STATES[status] } },
  };
}

/**
 * Converts a verified Razorpay event (https://razorpay.com/docs/webhooks/payloads); null for other
 * kinds, and for payments and refunds not made by this shop's server.
 */
export function parseWebhookEvent(body: unknown): WebhookEvent | null {
  const name = event.safeParse(body).data?.event ?? '';
  if (PAYMENT_EVENTS.includes(name)) {
    const entity = ofPayment.safeParse(body).data?.payload.payment.entity;
    return entity ? paymentEvent(entity) : null;
  }
  if (name.startsWith(DISPUTE_EVENTS)) {
    const entity = ofDispute.safeParse(body).data?.payload.dispute.entity;
    return entity ? disputeEvent(entity) : null;
  }
  if (!REFUND_EVENTS.includes(name)) return null;
  const entity = ofRefund.safeParse(body).data?.payload.refund.entity;
  return entity ? refundEvent(entity) : null;
}
