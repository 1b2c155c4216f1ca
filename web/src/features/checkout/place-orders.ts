import type { Quote } from '@smriti/shared/order/checkout';
import { placeOrder } from '@smriti/shared/order/orders';
import type { PaymentMethod } from '@smriti/shared/payment/payments';
import { type GiftChoice, toGiftForm } from '#domains/orders/gift-choice.ts';
import { callApi } from '#lib/api/api.ts';
import { placedOrdersFromError, type PlacedOrders } from './placed-orders';
import { type PlacementForm, placementAttempts } from './placement-attempts';
import { forgetGiftChoice } from './use-gift-choice';

interface Wanted {
  uid: string;
  addressId: string;
  shippingId: number;
  isGiftUsed: boolean;
  arePointsUsed: boolean;
  gift: GiftChoice;
}

export function toPlacementForm(
  wanted: Wanted,
  { items, amount_due, coupon }: Quote,
  method: PaymentMethod,
): PlacementForm {
  return {
    user_id: wanted.uid,
    address_id: wanted.addressId,
    shipping_method_id: wanted.shippingId,
    payment_method: method,
    payment_status: 'pending',
    order_status: 'processing',
    items: items.map(({ album_id, product_id, quantity, price }) => ({
      album_id,
      product_id,
      quantity,
      price,
    })),
    use_gift_balance: wanted.isGiftUsed,
    use_points: wanted.arePointsUsed,
    // a refused code is left out, so that the orders can be placed without it
    coupon_code: coupon?.code ?? null,
    as_gift: toGiftForm(wanted.gift),
    amount_due,
  };
}

/** Places the orders; a repeated call returns the same orders. */
export async function placeOrders(form: PlacementForm): Promise<PlacedOrders> {
  const idempotencyKey = placementAttempts.begin(form);
  const placed = await callApi(placeOrder, { body: form, idempotencyKey }).catch(
    (error: unknown) => {
      const before = placedOrdersFromError(error);
      if (before) return before;
      throw error;
    },
  );
  placementAttempts.markPlaced(form.user_id, placed.placement.id);
  forgetGiftChoice(form.user_id);
  return placed;
}
