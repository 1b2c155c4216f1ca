import type { Payment } from '@smriti/shared/payment/payments';
import type { PlacedOrders } from './checkout';

/** What has become of orders that were placed together. */
export type Outcome = 'paid' | 'waiting' | 'unpaid' | 'failed' | 'cancelled';

/** `payment` is the one that the bank had not answered yet, if there is any. */
export function outcomeOf(
  { orders, placement }: PlacedOrders,
  payment: Payment | null | undefined,
): Outcome {
  if (orders.every(({ order_status }) => order_status === 'Cancelled')) return 'cancelled';
  if (placement.amount_due === 0) return 'paid';
  // Paid a moment ago, and not in the orders as they were read.
  if (payment?.payment_status === 'paid') return 'waiting';
  if (payment?.payment_status === 'pending') return 'waiting';
  return placement.payment_status === 'failed' ? 'failed' : 'unpaid';
}
