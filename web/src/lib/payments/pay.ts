import {
  amountConflict,
  confirmPayment,
  createPayment,
  type Payment,
  type PaymentMethod,
} from '@smriti/shared/payment/payments';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import { ApiError, call, reasonOf } from '../api/api';
import { formatRupees } from '../language/format';
import { attempts } from './attempts';
import { payMessages } from './messages';
import { PaymentError } from './payment-error';
import type { Payer } from './payment-window';
import { openWindow } from './payment-windows';
import { type PaymentSubject, subjectKey } from './subject';

/** How the customer pays: `token` is what the form made of the card, where it is the form's to. */
export interface PaymentChoice {
  method: PaymentMethod;
  token: string | null;
}

/** A payment that is to be made. */
export interface PaymentOrder extends PaymentChoice {
  subject: PaymentSubject;
  /** What is due, in rupees. */
  amount: number;
  /** Whom the form was made for. */
  provider: PaymentProviderName;
}

/** A customer who is signed in. */
export interface Customer extends Payer {
  uid: string;
}

/** The same transaction id until there is an outcome, so that a retry pays nothing twice. */
async function begin({ uid }: Customer, order: PaymentOrder): Promise<Payment> {
  const { subject, amount, method, provider } = order;
  const key = { uid, subject: subjectKey(subject) };
  const payment = await call(createPayment, {
    body: {
      ...subject,
      user_id: uid,
      amount,
      payment_date: new Date().toISOString(),
      payment_status: 'pending',
      payment_method: method,
      provider,
      transaction_id: attempts.transactionId(key, amount, method),
    },
  });
  attempts.adopt(key, payment);
  return payment;
}

/** Opens the provider's window, and hands in what it gave. @throws PaymentError when it was closed. */
async function payInWindow(
  customer: Customer,
  payment: Payment,
  checkout: NonNullable<Payment['checkout']>,
): Promise<Payment> {
  const { payment_method: method } = payment;
  const proof = await openWindow(checkout.provider, { checkout, method, payer: customer });
  // Closed without a proof, it may have been paid all the same: the provider knows.
  const answer = await call(confirmPayment, { params: { id: payment.id }, body: proof ?? {} });
  if (proof === null && answer.payment_status === 'pending') {
    throw new PaymentError(payMessages.get().windowClosed);
  }
  return answer;
}

async function charge(customer: Customer, order: PaymentOrder): Promise<Payment> {
  const payment = await begin(customer, order);
  if (payment.payment_status !== 'pending') return payment;
  if (payment.checkout) return payInWindow(customer, payment, payment.checkout);
  const body = order.token === null ? {} : { token: order.token };
  return call(confirmPayment, { params: { id: payment.id }, body });
}

/**
 * Makes a payment, which the bank may not have answered yet. `complete` is what else has to happen
 * before it counts as done: a retry comes by it again and pays nothing twice.
 * @throws PaymentError with what to tell the customer, e.g. why it was declined.
 */
export async function pay(
  customer: Customer,
  order: PaymentOrder,
  complete: (payment: Payment) => Promise<void>,
): Promise<Payment> {
  const t = payMessages.get();
  const key = { uid: customer.uid, subject: subjectKey(order.subject) };
  const payment = await charge(customer, order);
  if (payment.payment_status === 'failed' || payment.payment_status === 'refunded') {
    attempts.close(key);
    const reason = payment.failure || t.failed;
    // What was given back had been paid: something else paid for it before.
    throw new PaymentError(payment.payment_status === 'failed' ? t.notPaid({ reason }) : reason);
  }
  if (payment.payment_status === 'pending') attempts.markLate(key);
  await complete(payment);
  if (payment.payment_status === 'paid') attempts.close(key);
  return payment;
}

/** The right amount in rupees, where the API refused another one. */
export function rightAmount(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return amountConflict.safeParse(error.details).data?.amount;
}

/** What to say of a payment that did not go through (docs/rules.md#pages-12). */
export function paymentFailure(error: Error): string {
  const t = payMessages.get();
  const amount = rightAmount(error);
  if (amount !== undefined) return t.amountChanged({ amount: formatRupees(amount) });
  if (error instanceof PaymentError) return error.message;
  return reasonOf(error) ?? t.failed;
}
