import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { PrintState } from '@smriti/shared/order/print-states';
import type { PaymentStatus } from '@smriti/shared/payment/payment-states';

interface Standing {
  order_status: OrderStatus;
  payment_status: PaymentStatus;
}

/** Whether an order is in the print room: paid and not yet shipped (docs/rules.md#orders-12). */
export function isInPrintRoom({ order_status, payment_status }: Standing): boolean {
  return order_status === 'processing' && payment_status === 'paid';
}

/** Whether printers can see an order: from its payment until its delivery. */
export function isPrintJob(order: Standing): boolean {
  return (
    isInPrintRoom(order) || (order.order_status === 'Shipped' && order.payment_status === 'paid')
  );
}

/** Print state of a stored order; 'waiting' for orders paid before print states were recorded. */
export function storedPrintState(stored: {
  payment_status: PaymentStatus;
  print_state: PrintState | null;
}): PrintState | null {
  return stored.print_state ?? (stored.payment_status === 'paid' ? 'waiting' : null);
}
