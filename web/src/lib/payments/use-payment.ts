import type { Payment, PaymentProviderName } from '@smriti/shared/payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-store';
import { payMessages } from './messages';
import { pay, type PaymentChoice, rightAmount } from './pay';
import { paymentQuery } from './queries';
import { refreshPaid } from './refresh';
import type { PaymentSubject } from './subject';

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

/** Pays what is due in the way that the customer chose; a declined payment is an error in words. */
export function usePayment(options: PaymentOptions) {
  const { subject, amount, provider, complete = nothing, onPaid, onOtherAmount } = options;
  const user = useSession((session) => session.user);
  const queries = useQueryClient();

  async function make(choice: PaymentChoice): Promise<Payment> {
    if (!user) throw new Error(payMessages.get().logIn);
    const { uid, displayName: name, email, phone } = user;
    return pay({ uid, name, email, phone }, { ...choice, subject, amount, provider }, (payment) => {
      const { queryKey } = paymentQuery(uid, payment.transaction_id);
      queries.setQueryData(queryKey, payment);
      return complete(payment);
    });
  }

  return useMutation({
    mutationFn: make,
    onSuccess: (payment) => {
      void refreshPaid(queries);
      onPaid(payment);
    },
    onError: (error) => {
      const other = rightAmount(error);
      if (other === undefined) void refreshPaid(queries);
      else onOtherAmount(other);
    },
  });
}
