import type { Album } from '@smriti/shared/album/albums';
import { paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { initialPaymentAmount } from '@smriti/shared/catalogue/initial-payment';
import type { InitialPaymentRule } from '@smriti/shared/catalogue/reference-data';

type Payable = Pick<Album, 'id' | 'initial_due' | 'initial_paid'>;

/** Unpaid part of the initial payment, in rupees. */
export function initialOpen({ initial_due: due, initial_paid: paid }: Payable): number {
  return toRupees(paise(Math.max(0, toPaise(due) - toPaise(paid))));
}

/** Path of the page that takes the initial payment and then requests the album. */
export function initialPaymentPath(album: Payable): string {
  const query = new URLSearchParams({ cartId: album.id, amount: String(initialOpen(album)) });
  return `/initial-payment?${query.toString()}`;
}

/** Initial payment for a design with this price, in rupees; 0 if none is due. */
export function initialAmount(rule: InitialPaymentRule | undefined, price: number): number {
  if (!rule) return 0;
  const { payment_type, amount } = rule;
  const total = toPaise(price);
  return toRupees(
    payment_type === 'fixed'
      ? initialPaymentAmount({ payment_type, amount_paise: toPaise(amount) }, total)
      : initialPaymentAmount({ payment_type, percent: amount }, total),
  );
}

interface ToPay {
  /** Displayed amount in rupees. */
  amount: number;
  /** Order, placement or number of points to pay for. */
  orderId?: string;
  placementId?: string;
  points?: number;
}

/** Path of the page that takes the payment for an order, a placement or points. */
export function totalPaymentPath({ amount, orderId, placementId, points }: ToPay): string {
  const query = new URLSearchParams();
  if (orderId !== undefined) query.set('id', orderId);
  if (placementId !== undefined) query.set('placement_id', placementId);
  if (points !== undefined) query.set('points', String(points));
  query.set('amount', String(amount));
  return `/total-payment?${query.toString()}`;
}
