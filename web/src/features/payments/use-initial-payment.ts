import {
  amountConflict,
  confirmPayment,
  createPayment,
  type PaymentMethod,
} from '@smriti/shared/payments';
import type { Album } from '@smriti/shared/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { moveAlbum, refreshAlbums } from '../../lib/albums';
import { ApiError, call } from '../../lib/api';
import { formatRupees } from '../../lib/format';
import { useSession } from '../../lib/session/session-store';
import { confirmationPath } from './addresses';
import { type AttemptKey, attempts } from './attempts';
import { paymentMessages } from './messages';
import { initialDueQuery, paymentQuery } from './queries';

/** What the customer confirms: `token` is what the provider's form made of the card. */
interface Order {
  amount: number;
  method: PaymentMethod;
  token: string;
}

/** The same transaction id until there is an outcome, so that a retry pays nothing twice. */
async function charge(key: AttemptKey, { amount, method, token }: Order) {
  const body = {
    user_id: key.uid,
    amount,
    payment_type: 'initial' as const,
    payment_date: new Date().toISOString(),
    payment_status: 'pending' as const,
    cart_id: key.cartId,
    payment_method: method,
    transaction_id: attempts.transactionId(key, amount, method),
  };
  const payment = await call(createPayment, { body });
  if (payment.payment_status !== 'pending') return payment;
  return call(confirmPayment, { params: { id: payment.id }, body: { token } });
}

/** Only a design that was not requested yet; from later states this would be another move. */
export function isRequestable({ status }: Pick<Album, 'status'>): boolean {
  return status === 'Draft' || status === 'Cart';
}

async function request(album: Album): Promise<void> {
  if (!isRequestable(album)) return;
  try {
    await moveAlbum(album.id, 'Requested');
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new Error(paymentMessages.get().requestFailed({ message }), { cause: error });
  }
}

/** The right amount, where the API refused another one. */
function rightAmount(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return amountConflict.safeParse(error.details).data?.amount;
}

/**
 * Pays what is due for an album, requests it, and leads to the confirmation, where a payment that
 * the bank has not answered yet is followed up. A declined one is an error with the reason.
 */
export function useInitialPayment(album: Album) {
  const uid = useSession((session) => session.user?.uid);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function pay(order: Order): Promise<string> {
    const t = paymentMessages.get();
    if (!uid) throw new Error(t.logIn);
    const key = { uid, cartId: album.id };
    const payment = await charge(key, order);
    if (payment.payment_status === 'failed' || payment.payment_status === 'refunded') {
      attempts.close(key);
      const reason = payment.failure || t.failed;
      // What was given back had been paid: something else paid for the album before.
      throw new Error(payment.payment_status === 'failed' ? t.notPaid({ reason }) : reason);
    }
    if (payment.payment_status === 'pending') attempts.markLate(key);
    queries.setQueryData(paymentQuery(uid, payment.transaction_id).queryKey, payment);
    await request(album);
    if (payment.payment_status === 'paid') attempts.close(key);
    return payment.transaction_id;
  }

  return useMutation({
    mutationFn: pay,
    onSuccess: (transactionId) => {
      void refreshAlbums(queries);
      void navigate(confirmationPath(album.id, transactionId), { replace: true });
    },
    onError: (error) => {
      const amount = rightAmount(error);
      const { queryKey } = initialDueQuery(album.id);
      if (amount !== undefined) queries.setQueryData(queryKey, amount);
      else void refreshAlbums(queries);
    },
  });
}

/** What to say of a payment that did not go through. */
export function paymentFailure(error: Error): string {
  const t = paymentMessages.get();
  const amount = rightAmount(error);
  if (amount !== undefined) return t.amountChanged({ amount: formatRupees(amount) });
  return error.message || t.failed;
}

/** Requests an album for which nothing is due. */
export function useRequest(album: Album, onRequested: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request(album),
    onSuccess: () => {
      void refreshAlbums(queries);
      onRequested();
    },
  });
}
