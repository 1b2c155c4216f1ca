import type { CheckoutSums } from '@smriti/shared/order/checkout-pricing';
import { type Paise, paise } from '@smriti/shared/base/money';
import type { OrderAmounts } from './order.records';

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
