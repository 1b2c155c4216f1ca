import type { Order } from '@smriti/shared/order/orders';

/** A deduction from or payment towards the total of an order. */
interface PaidLine {
  key: 'initialPaid' | 'giftUsed' | 'pointsUsed' | 'paid';
  /** Negative amount in rupees. */
  amount: number;
}

type Paid = Pick<Order, 'initial_paid' | 'gift_used' | 'points_value' | 'amount_paid'>;

/** Deductions and payments so far; zero amounts are left out. */
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
