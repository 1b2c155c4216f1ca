import { paise, type Paise } from '@smriti/shared/money';
import type { OrderStatus } from '@smriti/shared/order-states';
import type { PaymentStatus } from '@smriti/shared/payments';

interface Payable {
  order_status: OrderStatus;
  payment_status: PaymentStatus;
}

/** Whether an order is still to be paid: it stands, and is neither paid nor given back. */
export function isOpen({ order_status, payment_status }: Payable): boolean {
  if (order_status === 'Cancelled') return false;
  return payment_status === 'pending' || payment_status === 'failed';
}

/** What is left to pay of placed orders together. */
export function owed(
  orders: readonly (Payable & { amounts: { due_paise: Paise } | null })[],
): Paise {
  const open = orders.filter(isOpen);
  return paise(open.reduce((sum, { amounts }) => sum + (amounts?.due_paise ?? 0), 0));
}
