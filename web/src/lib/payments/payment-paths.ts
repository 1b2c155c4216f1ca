import type { Album } from '@smriti/shared/album/albums';
import { paise, toPaise, toRupees } from '@smriti/shared/base/money';

type Payable = Pick<Album, 'id' | 'initial_due' | 'initial_paid'>;

/** Unpaid part of the initial payment, in rupees. */
export function unpaidInitialPayment({ initial_due: due, initial_paid: paid }: Payable): number {
  return toRupees(paise(Math.max(0, toPaise(due) - toPaise(paid))));
}

/** Path of the page that takes the initial payment and then requests the album. */
export function initialPaymentPath(album: Payable): string {
  const query = new URLSearchParams({
    cartId: album.id,
    amount: String(unpaidInitialPayment(album)),
  });
  return `/initial-payment?${query.toString()}`;
}
