import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { listAllOrders, ListedOrder } from '@smriti/shared/order/order-list';
import type { Order } from '@smriti/shared/order/orders';
import type { BulkStep } from '../components/order/BulkStepButtons';

/** Orders in an admin's API answer; empty for a printer's answer, which contains only print jobs. */
export function ordersFromAnswer({ orders }: AnswerOf<typeof listAllOrders>): ListedOrder[] {
  return orders.filter((one): one is ListedOrder => 'grand_total' in one);
}

type OrderStatusFields = Pick<Order, 'order_status' | 'payment_status' | 'print_state' | 'is_held'>;

export function listOrderSteps(order: OrderStatusFields): BulkStep[] {
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

export function listCommonSteps(orders: readonly OrderStatusFields[]): BulkStep[] {
  const [first, ...others] = orders.map(listOrderSteps);
  return first?.filter((step) => others.every((steps) => steps.includes(step))) ?? [];
}
