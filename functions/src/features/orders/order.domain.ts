import { paise, type Paise } from '@smriti/shared/base/money';
import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import type { OrderRecord } from './order.records';

type Shipping = NonNullable<OrderRecord['shipping']>;

/** A shipping method as copied to orders, without the catalogue's other fields. */
export function toOrderShipping(method: Shipping): Shipping {
  const { id, name, description, hi, price_paise, min_days, max_days } = method;
  return { id, name, description, ...(hi && { hi }), price_paise, min_days, max_days };
}

interface Payable {
  order_status: OrderStatus;
  payment_status: PaymentStatus;
}

/** Whether an order still waits for payment: not cancelled, neither paid nor refunded. */
export function isPaymentOpen({ order_status, payment_status }: Payable): boolean {
  if (order_status === 'Cancelled') return false;
  return payment_status === 'pending' || payment_status === 'failed';
}

interface Owing extends Payable {
  amounts: { due_paise: Paise } | null;
}

export function totalDuePaise(orders: readonly Owing[]): Paise {
  const open = orders.filter(isPaymentOpen);
  return paise(open.reduce((sum, { amounts }) => sum + (amounts?.due_paise ?? 0), 0));
}

interface Numbered extends Payable {
  is_reorder: boolean;
}

/** Whether an order can be paid now: a placed order, or a reorder before its placement. */
export function isOrderPayable(order: Numbered): boolean {
  return isPaymentOpen(order) && (order.order_status !== 'Pending' || order.is_reorder);
}

/** Whether an order was paid outside of the app: an admin refunds it by hand and records that. */
export function isPaidOutsideShop({
  payment_status,
  paid_by,
  amounts,
}: Owing & { paid_by: string | null }): boolean {
  return payment_status === 'paid' && paid_by === null && (amounts?.due_paise ?? 0) > 0;
}
