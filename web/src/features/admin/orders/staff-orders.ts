import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { listAllOrders } from '@smriti/shared/order/order-management';
import type { Order } from '@smriti/shared/order/orders';
import type { BulkStep } from '../components/order/BulkMoves';

/** The orders of an answer as admins get them: those of printers have no prices. */
export function ordersOf({ orders }: AnswerOf<typeof listAllOrders>): Order[] {
  return orders.filter((one): one is Order => 'grand_total' in one);
}

type Standing = Pick<Order, 'order_status' | 'payment_status' | 'print_state' | 'is_held'>;

/** The steps that an order can take now. */
export function stepsOf(order: Standing): BulkStep[] {
  const { order_status, payment_status, print_state, is_held } = order;
  if (payment_status !== 'paid') return [];
  if (order_status === 'Shipped') return ['deliver'];
  if (order_status !== 'processing') return [];
  const steps: (BulkStep | false)[] = [
    print_state === 'waiting' && 'start',
    print_state === 'printing' && 'finish',
    !is_held && 'ship',
  ];
  return steps.filter((step) => step !== false);
}

/** The steps that all of several orders can take. */
export function commonSteps(orders: readonly Standing[]): BulkStep[] {
  const [first, ...others] = orders.map(stepsOf);
  return first?.filter((step) => others.every((steps) => steps.includes(step))) ?? [];
}
