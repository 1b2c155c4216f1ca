import * as z from 'zod/mini';
import { type Notice, type RefundWord } from './payment-provider';
import { type RazorpayPayment, razorpayPayment, razorpayRefund } from './razorpay-api';
import { REFUND_STATES, wordOf } from './razorpay-words';

const event = z.object({ event: z.string().check(z.maxLength(100)) });
const ofPayment = z.object({
  payload: z.object({ payment: z.object({ entity: razorpayPayment }) }),
});
const ofRefund = z.object({ payload: z.object({ refund: z.object({ entity: razorpayRefund }) }) });

const PAYMENT_EVENTS = ['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'];
const REFUND_EVENTS = ['refund.created', 'refund.processed', 'refund.failed'];

function paymentNotice(payment: RazorpayPayment): Notice | null {
  const orderId = payment.order_id;
  if (typeof orderId !== 'string' || payment.currency !== 'INR') return null;
  return {
    find: { key: 'order_id', value: orderId },
    about: { kind: 'payment', amountPaise: payment.amount, word: wordOf(payment, orderId) },
  };
}

function refundNotice(refund: z.output<typeof razorpayRefund>): Notice | null {
  const key = Array.isArray(refund.notes) ? undefined : refund.notes.refund_key;
  if (key === undefined) return null;
  const word: RefundWord = { state: REFUND_STATES[refund.status], providerId: refund.id };
  return {
    find: { key: 'payment_id', value: refund.payment_id },
    about: { kind: 'refund', key, word },
  };
}

/**
 * What a genuine event of Razorpay tells (https://razorpay.com/docs/webhooks/payloads); null for
 * events of other kinds, and of payments and refunds that were not made by this shop's server.
 */
export function readEvent(body: unknown): Notice | null {
  const name = event.safeParse(body).data?.event ?? '';
  if (PAYMENT_EVENTS.includes(name)) {
    const entity = ofPayment.safeParse(body).data?.payload.payment.entity;
    return entity ? paymentNotice(entity) : null;
  }
  if (!REFUND_EVENTS.includes(name)) return null;
  const entity = ofRefund.safeParse(body).data?.payload.refund.entity;
  return entity ? refundNotice(entity) : null;
}
