import type { Payment } from '@smriti/shared/payment/payments';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-store';
import { payMessages } from './messages';
import { pay, type PaymentChoice, paymentFailure, type PaymentOrder, rightAmount } from './pay';
import { PaymentError } from './payment-error';
import { paymentQuery } from './queries';
import { type PaymentSubject, subjectKey } from './subject';
import { changed } from '../queries/changed';

interface PaymentOptions {
  subject: PaymentSubject;
  /** What is due, in rupees. */
  amount: number;
  provider: PaymentProviderName;
  /** What has to happen beside the payment; a retry after its error pays nothing twice. */
  complete?: (payment: Payment) => Promise<void>;
  /** It is paid, or the bank has not answered yet. */
  onPaid: (payment: Payment) => void;
  /** The API names another amount, in rupees. */
  onOtherAmount: (amount: number) => void;
}

const nothing = () => Promise.resolve();

/** Makes payments of the customer who is signed in; `paymentQuery` knows each from then on. */
export function useMakePayment() {
  const user = useSession((session) => session.user);
  const queries = useQueryClient();
  return (
    order: PaymentOrder,
    complete: PaymentOptions['complete'] = nothing,
  ): Promise<Payment> => {
    if (!user) throw new PaymentError(payMessages.get().logIn);
    const { uid, displayName: name, email, phone } = user;
    return pay({ uid, name, email, phone }, order, (payment) => {
      const { queryKey } = paymentQuery(uid, payment.transaction_id);
      queries.setQueryData(queryKey, payment);
      return complete(payment);
    });
  };
}

/**
 * Pays what is due in the way that the customer chose; a declined payment is an error in words.
 * A second press while the first is under way does nothing.
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
      void changed.payment(queries);
      onPaid(payment);
    },
    onError: (error) => {
      const other = rightAmount(error);
      if (other === undefined) void changed.payment(queries);
      else onOtherAmount(other);
    },
  });

  function payOnce(choice: PaymentChoice): void {
    if (queries.isMutating({ mutationKey }) === 0) mutation.mutate(choice);
  }
  return {
    failure: mutation.error ? paymentFailure(mutation.error) : undefined,
    isPending: mutation.isPending,
    pay: payOnce,
  };
}
