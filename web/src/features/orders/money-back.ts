import { sumPaise, toPaise, toRupees } from '@smriti/shared/base/money';
import type { OrderDetail } from '@smriti/shared/order/orders';

export interface MoneyBack {
  /** Rupees, by the way that they were paid. */
  amount: number;
  /** Rupees that were paid outside of the shop's pages, which the shop gives back by hand. */
  outside: number;
  /** Rupees of gift card balance. */
  gift: number;
  points: number;
  /** Whether a referral discount was used, which a cancelled checkout opens again. */
  hasDiscount: boolean;
}

/** Whether an admin noted the payment, rather than a provider taking it. */
function isPaidOutside({ history }: Pick<OrderDetail, 'history'>): boolean {
  const payment = history.find(
    ({ payment_status }, index) =>
      payment_status === 'paid' && history[index - 1]?.payment_status !== 'paid',
  );
  return payment?.by === 'admin';
}

/** What an order says of its money. */
export type Cancellable = Pick<
  OrderDetail,
  'history' | 'amount_paid' | 'initial_paid' | 'gift_used' | 'points_used' | 'discount'
>;

/** What cancelling an order would give back now (docs/rules.md#orders-5). */
export function moneyBack(order: Cancellable): MoneyBack {
  const isOutside = isPaidOutside(order);
  const initialPaise = toPaise(order.initial_paid);
  const paidPaise = toPaise(isOutside ? 0 : order.amount_paid);
  return {
    amount: toRupees(sumPaise(paidPaise, initialPaise)),
    outside: isOutside ? order.amount_paid : 0,
    gift: order.gift_used,
    points: order.points_used,
    hasDiscount: order.discount > 0,
  };
}
