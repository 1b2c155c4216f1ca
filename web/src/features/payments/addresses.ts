import { recordId } from '@smriti/shared/ids';
import * as z from 'zod/mini';

const wanted = z.object({
  cartId: recordId,
  amount: z.pipe(
    z.string().check(z.regex(/^\d+(\.\d+)?$/)),
    z.transform((amount) => Number(amount)),
  ),
});

/** What /initial-payment is asked for; null when the album or the amount is missing. */
export function wantedPayment(search: URLSearchParams): z.infer<typeof wanted> | null {
  return wanted.safeParse(Object.fromEntries(search)).data ?? null;
}

export function confirmationPath(cartId: string, transactionId: string): string {
  const query = new URLSearchParams({ cartId, transactionId });
  return `/initial-payment-confirm?${query.toString()}`;
}
