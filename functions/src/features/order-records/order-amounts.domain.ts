import type { CheckoutSums } from '@smriti/shared/order/checkout-pricing';
import type { OrderAmounts } from './order.records';

/** Sums as an order keeps them. */
export function toAmounts(sums: CheckoutSums): OrderAmounts {
  return {
    subtotal_paise: sums.subtotalPaise,
    shipping_paise: sums.shippingPaise,
    initial_paid_paise: sums.initialPaidPaise,
    discount_paise: sums.discountPaise,
    gift_paise: sums.giftPaise,
    points: sums.points,
    points_paise: sums.pointsPaise,
    due_paise: sums.duePaise,
  };
}

/** The sums that an order keeps. */
export function toSums(amounts: OrderAmounts): CheckoutSums {
  return {
    subtotalPaise: amounts.subtotal_paise,
    shippingPaise: amounts.shipping_paise,
    initialPaidPaise: amounts.initial_paid_paise,
    discountPaise: amounts.discount_paise,
    giftPaise: amounts.gift_paise,
    points: amounts.points,
    pointsPaise: amounts.points_paise,
    duePaise: amounts.due_paise,
  };
}
