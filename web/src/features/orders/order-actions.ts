import type { Order } from '@smriti/shared/order/orders';
import { totalPaymentPath } from '#lib/payments/total-payment-path.ts';

export interface OrderAction {
  name: 'previewProduct' | 'viewOrder' | 'proof' | 'checkout' | 'pay' | 'reorder';
  to: string;
  /** Whether the action is the customer's next step. */
  isNext?: boolean;
}

type Standing = Pick<Order, 'order_status' | 'is_reorder' | 'amount_due'> & {
  cart: Pick<Order['cart'], 'status'>;
};

/**
 * Whether the next step of an order is the checkout: its album is approved but was never ordered.
 */
export function canCheckOutOrder({ order_status, is_reorder, cart }: Standing): boolean {
  return order_status === 'Pending' && !is_reorder && cart.status === 'Approved';
}

export function canPayOrder({ order_status, is_reorder, amount_due }: Standing): boolean {
  return amount_due > 0 && (order_status !== 'Pending' || is_reorder);
}

type Payable = Pick<Order, 'id' | 'placement_id' | 'amount_due'>;
type Actionable = Standing & Payable & Pick<Order, 'cart_id'>;

/**
 * Path of the page that pays an order. Orders of one checkout share a shipping price and are paid
 * together; a reorder is paid alone.
 */
export function orderPaymentPath({ id, placement_id, amount_due }: Payable): string {
  if (placement_id === null) return totalPaymentPath({ orderId: id, amount: amount_due });
  return `/checkout/payment?placementId=${encodeURIComponent(placement_id)}`;
}

/**
 * Actions in a row of My Orders, the main one first (docs/rules.md#pages-10): the customer's next step, which is the
 * proof, the checkout or the payment; otherwise the order, or the preview of what is not an order yet.
 */
export function listOrderActions(order: Actionable): OrderAction[] {
  const { id, cart_id, cart } = order;
  const actions: (OrderAction | null)[] = [
    order.order_status === 'Pending' && cart.status === 'Responded'
      ? { name: 'proof', to: `/final-checkout/${cart_id}`, isNext: true }
      : null,
    canCheckOutOrder(order)
      ? { name: 'checkout', to: `/checkout?id=${cart_id}`, isNext: true }
      : null,
    canPayOrder(order) ? { name: 'pay', to: orderPaymentPath(order), isNext: true } : null,
    cart.status === 'Approved' ? { name: 'viewOrder', to: `/view-order?id=${id}` } : null,
    { name: 'previewProduct', to: `/preview-product?id=${cart_id}` },
    { name: 'reorder', to: `/reorder?id=${id}` },
  ];
  return actions.filter((action) => action !== null);
}
