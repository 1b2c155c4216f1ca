import {
  amountConflict,
  confirmPayment,
  createPayment,
  type Payment,
  type PaymentMethod,
  type PaymentProof,
} from '@smriti/shared/payment/payments';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import { ApiError, callApi, serverMessage } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { paymentAttempts } from './payment-attempts';
import { sharedPaymentMessages } from './messages';
import { PaymentError, paymentFailureReason } from './payment-error';
import type {
  Payer,
  PaymentWindowInput,
  OpenPaymentWindow,
  ProviderWithWindow,
} from './payment-window';
import { type PaymentSubject, subjectKey } from './payment-subject';

/** Code of the payment windows by provider; lazily loaded, because few pages take payments. */
const WINDOWS: { [P in ProviderWithWindow]: () => Promise<OpenPaymentWindow<P>> } = {
  razorpay: async () => (await import('./razorpay-checkout')).openRazorpay,
};

/** Opens the payment window of a provider; see `OpenPaymentWindow`. */
async function openPaymentWindow<P extends ProviderWithWindow>(
  provider: P,
  opening: PaymentWindowInput<P>,
): Promise<PaymentProof | null> {
  const open = await WINDOWS[provider]();
  return open(opening);
}

/**
 * Payment method chosen by the customer; `token` represents the card if the form takes card
 * details, otherwise null.
 */
export interface PaymentChoice {
  method: PaymentMethod;
  token: string | null;
}

export interface PaymentOrder extends PaymentChoice {
  subject: PaymentSubject;
  /** Amount due in rupees. */
  amount: number;
  /** Provider whose form was displayed. */
  provider: PaymentProviderName;
}

/** The signed-in customer. */
export interface Customer extends Payer {
  uid: string;
}

/**
 * Starts a payment. The transaction id stays the same until there is a result, so that a retry does
 * not pay twice.
 */
async function begin({ uid }: Customer, order: PaymentOrder): Promise<Payment> {
  const { subject, amount, method, provider } = order;
  const key = { uid, subject: subjectKey(subject) };
  const payment = await callApi(createPayment, {
    body: {
      ...subject,
      user_id: uid,
      amount,
      payment_date: new Date().toISOString(),
      payment_status: 'pending',
      payment_method: method,
      provider,
      transaction_id: paymentAttempts.transactionId(key, amount, method),
    },
  });
  paymentAttempts.adopt(key, payment);
  return payment;
}

/**
 * Opens the provider's window and sends its proof of payment to the server.
 * @throws PaymentError when the window was closed
 */
async function payInWindow(
  customer: Customer,
  payment: Payment,
  checkout: NonNullable<Payment['checkout']>,
): Promise<Payment> {
  const { payment_method: method } = payment;
  const proof = await openPaymentWindow(checkout.provider, { checkout, method, payer: customer });
  // The payment may have succeeded even if the window was closed without a proof, so the server
  // asks the provider.
  const answer = await callApi(confirmPayment, { params: { id: payment.id }, body: proof ?? {} });
  if (proof === null && answer.payment_status === 'pending') {
    throw new PaymentError(() => sharedPaymentMessages.get().windowClosed);
  }
  return answer;
}

async function charge(customer: Customer, order: PaymentOrder): Promise<Payment> {
  const payment = await begin(customer, order);
  if (payment.payment_status !== 'pending') return payment;
  if (payment.checkout) return payInWindow(customer, payment, payment.checkout);
  const body = order.token === null ? {} : { token: order.token };
  return callApi(confirmPayment, { params: { id: payment.id }, body });
}

/** Why a payment did not succeed, for the customer. */
function unpaidReason(payment: Payment): string {
  const t = sharedPaymentMessages.get();
  const reason = paymentFailureReason(payment) || t.failed;
  // A refunded payment succeeded, but another one had already covered the amount.
  return payment.payment_status === 'failed' ? t.notPaid({ reason }) : reason;
}

/**
 * Makes a payment, which may still be pending at the bank when this resolves. `complete` runs
 * before the payment counts as done; a retry repeats it without paying twice.
 * @throws PaymentError with a message for the customer, e.g. why the payment was declined
 */
export async function makePayment(
  customer: Customer,
  order: PaymentOrder,
  complete: (payment: Payment) => Promise<void>,
): Promise<Payment> {
  const key = { uid: customer.uid, subject: subjectKey(order.subject) };
  const payment = await charge(customer, order);
  if (payment.payment_status === 'failed' || payment.payment_status === 'refunded') {
    paymentAttempts.close(key);
    throw new PaymentError(() => unpaidReason(payment));
  }
  if (payment.payment_status === 'pending') paymentAttempts.markLate(key);
  await complete(payment);
  if (payment.payment_status === 'paid') paymentAttempts.close(key);
  return payment;
}

/**
 * Current amount in rupees, from the error that rejected an outdated amount; undefined for other
 * errors.
 */
export function amountFromError(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return amountConflict.safeParse(error.details).data?.amount;
}

/** Error message of a failed payment (docs/rules.md#pages-12). */
export function paymentFailureMessage(error: Error): string {
  const t = sharedPaymentMessages.get();
  const amount = amountFromError(error);
  if (amount !== undefined) return t.amountChanged({ amount: formatRupees(amount) });
  if (error instanceof PaymentError) return error.message;
  return serverMessage(error) ?? t.failed;
}
