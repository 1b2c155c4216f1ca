import { addOpenDays, deliveryStart } from '@smriti/shared/order/closings';
import { deliveryEstimate } from '@smriti/shared/order/delivery-estimate';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { OrderRecord } from './order.records';

type DeliverySettings = Pick<ShopSettings, 'delivery_days' | 'closings'>;
type PlacedOrder = Pick<OrderRecord, 'shipping' | 'settings' | 'restock_day'>;
type EstimatedOrder = PlacedOrder &
  Pick<OrderRecord, 'placed_at' | 'order_status' | 'payment_status'>;

/**
 * Expected delivery of an order placed at `placedAt`: the last day of the range of its shipping method,
 * as shown at the choice; without a range, the delivery days of the shop at that time. Days on which the shop
 * was to be closed do not count (docs/rules.md#orders-8, docs/rules.md#orders-28), nor do those until its papers
 * and covers are back in stock (docs/rules.md#catalogue-15).
 */
export function expectedDelivery(
  placedAt: string,
  { shipping, settings, restock_day }: PlacedOrder,
  parameters: DeliverySettings,
): string {
  const last = shipping?.max_days ?? 0;
  const { delivery_days, closings } = settings ?? parameters;
  const start = deliveryStart(new Date(placedAt), restock_day);
  return addOpenDays(start, last > 0 ? last : delivery_days, closings).toISOString();
}

/** Expected delivery of an order; null before it is placed and once it is cancelled. */
export function estimatedDelivery(
  order: PlacedOrder & Pick<OrderRecord, 'placed_at' | 'order_status'>,
  parameters: DeliverySettings,
): string | null {
  const { placed_at, order_status } = order;
  if (placed_at === null || order_status === 'Cancelled') return null;
  return expectedDelivery(placed_at, order, parameters);
}

/** Whether an order is late, as its page shows (docs/rules.md#orders-8). */
export function isOrderLate(
  order: EstimatedOrder,
  parameters: DeliverySettings,
  now: Date,
): boolean {
  const { order_status, payment_status } = order;
  const estimated_delivery = estimatedDelivery(order, parameters);
  return (
    deliveryEstimate({ estimated_delivery, order_status, payment_status }, now)?.isLate ?? false
  );
}

/** A moment after every estimate. */
const FAR_FUTURE = new Date('9999-01-01T00:00:00.000Z');
/** Settings with which an estimate is as early as possible. */
const EARLIEST: DeliverySettings = { delivery_days: 0, closings: [] };

/**
 * The earliest estimated delivery of an order, after which it can be late; null for orders that cannot be
 * late. An order without stored settings has the earliest possible estimate, because the parameters of the
 * deployment may change.
 */
export function lateFromDay(order: EstimatedOrder): string | null {
  return isOrderLate(order, EARLIEST, FAR_FUTURE) ? estimatedDelivery(order, EARLIEST) : null;
}
