import type { Payment } from '@smriti/shared/payment/payments';
import { serverProblemText } from '#lib/api/api.ts';

/**
 * Thrown if a payment failed or could not start. `message` is written for the customer, in the
 * page's language at the time of reading.
 */
export class PaymentError extends Error {
  override name = 'PaymentError';
  private readonly text: () => string;

  constructor(text: () => string, options?: ErrorOptions) {
    super(undefined, options);
    this.text = text;
  }

  override get message(): string {
    return this.text();
  }
}

/** Reason of a failed payment, in the page's language if a translation exists; '' if unknown. */
export function paymentFailureReason(payment: Pick<Payment, 'failure' | 'failure_reason'>): string {
  return serverProblemText({ reason: payment.failure_reason }, payment.failure);
}
