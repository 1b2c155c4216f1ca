import type { OrderRecord } from './order.records';

/**
 * Time in ms during which Shipped can be undone; the mail about the shipping waits as long, so that it is
 * never wrong (docs/rules.md#orders-22).
 */
export const SHIPMENT_UNDO_MILLISECONDS = 3_600_000;

/** Time until which the shipment of an order can be undone; null unless the order is Shipped. */
export function shipmentUndoEnd({
  order_status,
  history,
}: Pick<OrderRecord, 'order_status' | 'history'>): string | null {
  if (order_status !== 'Shipped') return null;
  const shipped = history.findLast(({ from, to }) => to === 'Shipped' && from !== 'Shipped');
  if (!shipped) return null;
  return new Date(Date.parse(shipped.at) + SHIPMENT_UNDO_MILLISECONDS).toISOString();
}

export function isShipmentUndoOpen(
  order: Parameters<typeof shipmentUndoEnd>[0],
  now: Date,
): boolean {
  const end = shipmentUndoEnd(order);
  return end !== null && now < new Date(end);
}
