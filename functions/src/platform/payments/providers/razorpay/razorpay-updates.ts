import { failedUpdate, type ProviderUpdate, type RefundUpdate } from '../../payment-provider';
import type { RazorpayPayment, RazorpayRefund } from './razorpay-api';

const FAILED = 'Your payment was not accepted.';
const MAX_FAILURE_LENGTH = 300;

export const REFUND_STATE_BY_RAZORPAY_STATUS: Readonly<
  Record<RazorpayRefund['status'], RefundUpdate['state']>
> = {
  pending: 'sent',
  processed: 'done',
  failed: 'owed',
};

/** Razorpay's failure reason as one sentence for the customer. */
function failureOf({ error_description: description }: RazorpayPayment): string {
  const plain = (description ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (plain === '') return FAILED;
  const short = plain.slice(0, MAX_FAILURE_LENGTH - 1);
  return /[.!?]$/.test(short) ? short : `${short}.`;
}

/**
 * Status of a payment. One refunded before its capture was never paid
 * (https://razorpay.com/docs/payments/refunds/auto-refunds).
 */
export function effectivePaymentStatus({
  status,
  captured,
}: RazorpayPayment): RazorpayPayment['status'] {
  return status === 'refunded' && captured !== true ? 'failed' : status;
}

/** Converts Razorpay's payment to an update; an authorised payment is not yet paid. */
export function toProviderUpdate(payment: RazorpayPayment, orderId: string): ProviderUpdate {
  const state = { order_id: orderId };
  const { amount, currency } = payment;
  const received = { amount, currency };
  switch (effectivePaymentStatus(payment)) {
    case 'captured':
    case 'refunded':
      return { status: 'paid', failure: '', state: { ...state, payment_id: payment.id }, received };
    case 'failed':
      return failedUpdate(failureOf(payment), state);
    case 'created':
      return { status: 'pending', failure: '', state, received: null };
    case 'authorized':
      return { status: 'pending', failure: '', state, received };
  }
}
