import { sumPaise, toPaise, toRupees } from '@smriti/shared/base/money';
import { couponName, referralDiscount } from '@smriti/shared/order/coupons';
import type { OrderDetail } from '@smriti/shared/order/orders';

export interface CancellationRefund {
  /** Refund through the original payment method, in rupees. */
  amount: number;
  /** Amount paid outside the shop, in rupees, which the shop refunds manually. */
  outside: number;
  /** Refund to the gift balance, in rupees. */
  gift: number;
  points: number;
  /** Whether a referral discount was used; cancelling the checkout makes it available again. */
  hasDiscount: boolean;
  /** Name of the coupon that was used; null if none. */
  coupon: string | null;
}

/** Whether an admin recorded the payment instead of a payment provider. */
function isPaidOutside({ history }: Pick<OrderDetail, 'history'>): boolean {
  const payment = history.find(
    ({ payment_status }, index) =>
      payment_status === 'paid' && history[index - 1]?.payment_status !== 'paid',
  );
  return payment?.by === 'admin';
}

export type CancellableOrder = Pick<
  OrderDetail,
  'history' | 'amount_paid' | 'initial_paid' | 'gift_used' | 'points_used' | 'discount' | 'coupon'
>;

/** Refund that cancelling the order now would cause (docs/rules.md#orders-5). */
export function computeCancellationRefund(order: CancellableOrder): CancellationRefund {
  const isOutside = isPaidOutside(order);
  const initialPaise = toPaise(order.initial_paid);
  const paidPaise = toPaise(isOutside ? 0 : order.amount_paid);
  return {
    amount: toRupees(sumPaise(paidPaise, initialPaise)),
    outside: isOutside ? order.amount_paid : 0,
    gift: order.gift_used,
    points: order.points_used,
    hasDiscount: referralDiscount(order) > 0,
    coupon: order.coupon && couponName(order.coupon),
  };
}
