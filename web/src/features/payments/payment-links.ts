import { recordId } from '@smriti/shared/base/ids';
import * as z from 'zod/mini';

const amountText = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  z.transform((amount) => Number(amount)),
);

const wanted = z.object({ cartId: recordId, amount: amountText });

/** Parameters of /initial-payment; null if the album or the amount is missing. */
export function parseInitialPaymentSearch(search: URLSearchParams): z.infer<typeof wanted> | null {
  return wanted.safeParse(Object.fromEntries(search)).data ?? null;
}

/** Subject of a payment on /total-payment, and the expected amount in rupees. */
export type TotalPaymentRequest = { amount: number } & (
  | { orderId: string }
  | { placementId: string }
  | { points: number }
);

const amount = z.number().check(z.gte(0));
const navigationState = z.pipe(
  z.object({ orderId: recordId, totalPrice: amount }),
  z.transform(({ orderId, totalPrice }): TotalPaymentRequest => ({ orderId, amount: totalPrice })),
);
const wholeText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((points) => Number(points)),
);
const totalQuery = z.union([
  z.pipe(
    z.object({ id: recordId, amount: amountText }),
    z.transform((query): TotalPaymentRequest => ({ orderId: query.id, amount: query.amount })),
  ),
  z.pipe(
    z.object({ placement_id: recordId, amount: amountText }),
    z.transform((query): TotalPaymentRequest => ({
      placementId: query.placement_id,
      amount: query.amount,
    })),
  ),
  z.object({ points: wholeText, amount: amountText }),
]);

/**
 * Parameters of /total-payment, from its query or the navigation state; null if the purpose or the
 * amount is missing.
 */
export function parseTotalPaymentSearch(
  search: URLSearchParams,
  state: unknown,
): TotalPaymentRequest | null {
  const asked = totalQuery.safeParse(Object.fromEntries(search));
  return asked.data ?? navigationState.safeParse(state).data ?? null;
}

interface Confirmed {
  transactionId: string;
  /** Album id of an initial payment. */
  cartId?: string;
  /** Id of the order or placement, for any other payment. */
  id?: string;
}

/** Path of the page that follows up and confirms a payment. */
export function paymentConfirmationPath({ transactionId, cartId, id }: Confirmed): string {
  const query = new URLSearchParams();
  if (id !== undefined) query.set('id', id);
  if (cartId !== undefined) query.set('cartId', cartId);
  query.set('transactionId', transactionId);
  return `/initial-payment-confirm?${query.toString()}`;
}
