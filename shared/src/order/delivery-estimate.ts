import { toIndianDay } from '../base/indian-days';
import { type Closing, lastOpenDay } from './closings';
import type { Order } from './orders';

export interface DeliveryEstimate {
  date: string;
  /** Whether the day has passed in India. */
  isLate: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Last open day on which an order can be printed and still arrive by its estimate, assuming the shortest
 * delivery time of its shipping method (docs/rules.md#orders-27); null if the method has no range of days.
 */
export function latestPrintDay(
  {
    estimated_delivery: date,
    shipping_method: method,
  }: Pick<Order, 'estimated_delivery' | 'shipping_method'>,
  closings: readonly Closing[],
): string | null {
  if (date === null || !method || method.max_days <= method.min_days) return null;
  const day = new Date(Date.parse(date) - method.min_days * DAY_MS);
  return lastOpenDay(day, closings).toISOString();
}

/**
 * Expected delivery day of an order (docs/rules.md#orders-8); null if none is expected. An unpaid
 * order is never late: once its day has passed, the result is null.
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
  const isPast = toIndianDay(now) > toIndianDay(new Date(date));
  const isUnpaid = payment_status === 'pending' || payment_status === 'failed';
  return isPast && isUnpaid ? null : { date, isLate: isPast };
}
