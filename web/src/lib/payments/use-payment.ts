import type { Payment } from '@smriti/shared/payment/payments';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '#lib/queries/invalidate.ts';
import { useSession } from '#lib/session/session-store.ts';
import { sharedPaymentMessages } from './messages';
import {
  amountFromError,
  makePayment,
  type PaymentChoice,
  paymentFailureMessage,
  type PaymentOrder,
} from './make-payment';
import { PaymentError } from './payment-error';
import { paymentQuery } from './queries';
import { type PaymentSubject, subjectKey } from './payment-subject';

interface PaymentOptions {
  subject: PaymentSubject;
  /** Amount due in rupees. */
  amount: number;
  provider: PaymentProviderName;
  /** Further step after the payment; if it fails, a retry does not pay twice. */
  complete?: (payment: Payment) => Promise<void>;
  /** Called when the payment has been made or is pending. */
  onPaid: (payment: Payment) => void;
  /** Called when the API reports another amount due, in rupees. */
  onOtherAmount: (amount: number) => void;
}

const nothing = () => Promise.resolve();

/** Mutation that makes payments of the signed-in customer and caches them for `paymentQuery`. */
export function useMakePayment() {
  const user = useSession((session) => session.user);
  const queries = useQueryClient();
  return (
    order: PaymentOrder,
    complete: PaymentOptions['complete'] = nothing,
  ): Promise<Payment> => {
    if (!user) throw new PaymentError(() => sharedPaymentMessages.get().logIn);
    const { uid, displayName: name, email, phone } = user;
    return makePayment({ uid, name, email, phone }, order, (payment) => {
      const { queryKey } = paymentQuery(uid, payment.transaction_id);
      queries.setQueryData(queryKey, payment);
      return complete(payment);
    });
  };
}

/**
 * Pays the amount due by the chosen method; a declined payment results in an error with a message.
 * Clicks during a payment are ignored.
 */
export function usePayment(options: PaymentOptions) {
  const { subject, amount, provider, complete, onPaid, onOtherAmount } = options;
  const queries = useQueryClient();
  const make = useMakePayment();
  const mutationKey = ['pay', subjectKey(subject)];
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (choice: PaymentChoice) =>
      make({ ...choice, subject, amount, provider }, complete),
    onSuccess: (payment) => {
      void invalidate.payment(queries);
      onPaid(payment);
    },
    onError: (error) => {
      const other = amountFromError(error);
      if (other === undefined) void invalidate.payment(queries);
      else onOtherAmount(other);
    },
  });

  function payOnce(choice: PaymentChoice): void {
    if (queries.isMutating({ mutationKey }) === 0) mutation.mutate(choice);
  }
  return {
    failure: mutation.error ? paymentFailureMessage(mutation.error) : undefined,
    isPending: mutation.isPending,
    pay: payOnce,
  };
}
