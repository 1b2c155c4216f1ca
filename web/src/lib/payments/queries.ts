import {
  confirmPayment,
  getInitialDue,
  getPaymentOptions,
  listPayments,
  type Payment,
} from '@smriti/shared/payment/payments';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { paymentAttempts } from './payment-attempts';
import { paymentKey } from './payment-subject';

export const paymentOptionsQuery = queryOptions({
  queryKey: queryKeys['payment-options'].own(),
  queryFn: ({ signal }) => callApi(getPaymentOptions, { query: {}, signal }),
});

/**
 * Query for an album's initial payment due; always refetched, because the address may be outdated.
 */
export function initialDueQuery(cartId: string) {
  return queryOptions({
    queryKey: queryKeys['initial-due'].of(cartId),
    queryFn: async ({ signal }) =>
      (await callApi(getInitialDue, { params: { cartId }, signal })).amount,
    staleTime: 0,
  });
}

/** Query for the user's payments, newest first. */
export function paymentsQuery(uid: string) {
  return queryOptions({
    queryKey: queryKeys.payments.list(uid),
    queryFn: async ({ signal }) =>
      (await callApi(listPayments, { params: { id: uid }, signal })).payments,
  });
}

/**
 * Query for a payment by its transaction id; null if the user has no such payment. While the
 * payment is pending, each fetch makes the server ask the provider again.
 */
export function paymentQuery(uid: string, transactionId: string) {
  return queryOptions<Payment | null>({
    queryKey: queryKeys.payment.one(uid, transactionId),
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Payment | null>(queryKeys.payment.one(uid, transactionId));
      const payment = known ?? (await find(uid, transactionId, signal));
      if (payment?.payment_status !== 'pending') return payment;
      const { id } = payment;
      const answer = await callApi(confirmPayment, { params: { id }, body: {}, signal });
      if (answer.payment_status !== 'pending') {
        paymentAttempts.close({ uid, subject: paymentKey(answer) });
        void invalidate.payment(client);
      }
      return answer;
    },
  });
}

async function find(uid: string, transactionId: string, signal: AbortSignal) {
  const { payments } = await callApi(listPayments, { params: { id: uid }, signal });
  return payments.find((payment) => payment.transaction_id === transactionId) ?? null;
}
