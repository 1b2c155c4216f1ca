import type { Payment } from '@smriti/shared/payment/payments';
import type { PlacedOrders } from './checkout';

/**
 * Payment state of orders placed together. `confirming`: the payment succeeded, but the orders were
 * read before it (docs/rules.md#pages-9).
 */
export type Outcome = 'paid' | 'confirming' | 'waiting' | 'unpaid' | 'failed' | 'cancelled';

/** What the page knows about the payment in addition to the orders. */
interface PaymentKnowledge {
  /** Payment that was pending at the bank; null or undefined for none. */
  payment: Payment | null | undefined;
  /** Whether the orders have been fetched since the page was opened. */
  isFresh: boolean;
}

export function outcomeOf(
  { orders, placement }: PlacedOrders,
  { payment, isFresh }: PaymentKnowledge,
): Outcome {
  if (orders.every(({ order_status }) => order_status === 'Cancelled')) return 'cancelled';
  if (placement.amount_due === 0) return 'paid';
  // The payment succeeded after the orders had been read.
  if (payment?.payment_status === 'paid') return 'confirming';
  if (payment?.payment_status === 'pending') return 'waiting';
  if (!isFresh) return 'confirming';
  return placement.payment_status === 'failed' ? 'failed' : 'unpaid';
}
