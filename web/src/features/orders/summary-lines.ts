import type { Order } from '@smriti/shared/order/orders';

/** What is taken off the total of an order, or was paid of it. */
interface PaidLine {
  key: 'initialPaid' | 'giftUsed' | 'pointsUsed' | 'paid';
  /** Rupees, negative. */
  amount: number;
}

type Paid = Pick<Order, 'initial_paid' | 'gift_used' | 'points_value' | 'amount_paid'>;

/** By what the total was paid so far; nothing of what came to nothing. */
export function paidLines(order: Paid): PaidLine[] {
  const { initial_paid, gift_used, points_value, amount_paid } = order;
  const lines: PaidLine[] = [
    { key: 'initialPaid', amount: -initial_paid },
    { key: 'giftUsed', amount: -gift_used },
    { key: 'pointsUsed', amount: -points_value },
    { key: 'paid', amount: -amount_paid },
  ];
  return lines.filter(({ amount }) => amount < 0);
}
