import { paise, type Paise } from '@smriti/shared/base/money';
import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';
import type { OrderRecord } from './order.records';

type Shipping = NonNullable<OrderRecord['shipping']>;

/** A shipping method as orders copy it: not what the catalogue notes on it besides. */
export function copiedShipping(method: Shipping): Shipping {
  const { id, name, description, hi, price_paise, min_days, max_days } = method;
  return { id, name, description, ...(hi && { hi }), price_paise, min_days, max_days };
}

interface Payable {
  order_status: OrderStatus;
  payment_status: PaymentStatus;
}

/** Whether an order is still to be paid: it stands, and is neither paid nor given back. */
export function isOpen({ order_status, payment_status }: Payable): boolean {
  if (order_status === 'Cancelled') return false;
  return payment_status === 'pending' || payment_status === 'failed';
}

interface Owing extends Payable {
  amounts: { due_paise: Paise } | null;
}

/** What is left to pay of placed orders together. */
export function owed(orders: readonly Owing[]): Paise {
  const open = orders.filter(isOpen);
  return paise(open.reduce((sum, { amounts }) => sum + (amounts?.due_paise ?? 0), 0));
}

interface Numbered extends Payable {
  is_reorder: boolean;
}

/** Whether money is taken for an order now: once it is placed, or to place a reorder. */
export function isPayable(order: Numbered): boolean {
  return isOpen(order) && (order.order_status !== 'Pending' || order.is_reorder);
}

/** Paid outside of the app: an admin gives that back, and notes it. */
export function isPaidElsewhere({
  payment_status,
  paid_by,
  amounts,
}: Owing & { paid_by: string | null }): boolean {
  return payment_status === 'paid' && paid_by === null && (amounts?.due_paise ?? 0) > 0;
}
