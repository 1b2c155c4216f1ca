import type { Order } from '@smriti/shared/orders';

/** What one can do with an order, and where. */
export interface OrderAction {
  name: 'previewProduct' | 'viewOrder' | 'checkout' | 'reorder';
  to: string;
}

type Actionable = Pick<Order, 'id' | 'cart_id' | 'order_status'> & {
  cart: Pick<Order['cart'], 'status'>;
};

/** The row actions of My Orders (storefront.md section 2), in their order. */
export function actionsOf({ id, cart_id, order_status, cart }: Actionable): OrderAction[] {
  const isApproved = cart.status === 'Approved';
  return [
    { name: 'previewProduct', to: `/preview-product?id=${cart_id}` },
    ...(isApproved ? [{ name: 'viewOrder', to: `/view-order?id=${id}` } as const] : []),
    ...(isApproved && order_status === 'Pending'
      ? [{ name: 'checkout', to: `/checkout?id=${cart_id}` } as const]
      : []),
    { name: 'reorder', to: `/reorder?id=${id}` },
  ];
}
