import { indianDayOf } from '@smriti/shared/base/indian-days';
import type { Order } from '@smriti/shared/order/orders';

export interface DeliveryEstimate {
  date: string;
  /** Whether that day has passed in India. */
  isLate: boolean;
}

/**
 * When an order is expected to arrive (docs/rules.md#orders-8); null where nothing is to arrive. An order
 * that is not paid is not late: its day is not promised any more once it has passed.
 */
export function deliveryEstimate(
  {
    estimated_delivery: date,
    order_status,
    payment_status,
  }: Pick<Order, 'estimated_delivery' | 'order_status' | 'payment_status'>,
  now = new Date(),
): DeliveryEstimate | null {
  if (date === null || order_status === 'Delivered' || order_status === 'Cancelled') return null;
  const isPast = indianDayOf(now) > indianDayOf(new Date(date));
  const isUnpaid = payment_status === 'pending' || payment_status === 'failed';
  return isPast && isUnpaid ? null : { date, isLate: isPast };
}
