import type { CheckoutSums } from '@smriti/shared/order/checkout-pricing';
import { multiplyPaise, type Paise, paise } from '@smriti/shared/base/money';
import type { OrderAmounts, OrderRecord } from './order.records';

/** Converts the sums of a checkout to the amounts stored with an order. */
export function toOrderAmounts(sums: CheckoutSums): OrderAmounts {
  return {
    subtotal_paise: sums.subtotalPaise,
    shipping_paise: sums.shippingPaise,
    initial_paid_paise: sums.initialPaidPaise,
    discount_paise: sums.discountPaise,
    coupon_paise: sums.couponPaise,
    gift_paise: sums.giftPaise,
    points: sums.points,
    points_paise: sums.pointsPaise,
    due_paise: sums.duePaise,
  };
}

/** The amounts stored with an order, or, before its placement, those of its album alone. */
export function currentOrderAmounts({
  amounts,
  album,
}: Pick<OrderRecord, 'amounts' | 'album'>): OrderAmounts {
  if (amounts) return amounts;
  const subtotal_paise = multiplyPaise(album.total_price_paise, album.quantity);
  const initial_paid_paise = album.initial_paid_paise;
  const none = paise(0);
  return {
    subtotal_paise,
    initial_paid_paise,
    points: 0,
    shipping_paise: none,
    discount_paise: none,
    coupon_paise: none,
    gift_paise: none,
    points_paise: none,
    due_paise: paise(Math.max(0, subtotal_paise - initial_paid_paise)),
  };
}

/** Total price of an order, regardless of how it is paid. */
export function orderGrandTotal({
  subtotal_paise,
  shipping_paise,
  discount_paise,
}: OrderAmounts): Paise {
  return paise(subtotal_paise + shipping_paise - discount_paise);
}

/** Converts the stored amounts of an order back to checkout sums. */
export function toCheckoutSums(amounts: OrderAmounts): CheckoutSums {
  return {
    subtotalPaise: amounts.subtotal_paise,
    shippingPaise: amounts.shipping_paise,
    initialPaidPaise: amounts.initial_paid_paise,
    discountPaise: amounts.discount_paise,
    couponPaise: amounts.coupon_paise,
    giftPaise: amounts.gift_paise,
    points: amounts.points,
    pointsPaise: amounts.points_paise,
    duePaise: amounts.due_paise,
  };
}
