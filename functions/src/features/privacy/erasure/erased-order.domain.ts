import type { OrderRecord } from '../../orders/order.records';

/** Note of the cancellations that an erasure makes. */
export const ERASURE_NOTE = 'The account was deleted.';

type OrderEvent = OrderRecord['history'][number];

const isWrittenByOwner = ({ by, note }: OrderEvent) => by === 'owner' && note !== ERASURE_NOTE;

/** An order without the account it belonged to, and without what its customer and the shop wrote about it. */
function removeAccount(order: OrderRecord): OrderRecord {
  return {
    ...order,
    customer: null,
    staff_notes: [],
    album: { ...order.album, title: '' },
    history: order.history.map((event) =>
      isWrittenByOwner(event) ? { ...event, note: '' } : event,
    ),
  };
}

/** An order that names nobody: what was sold, paid and refunded remains. */
export function anonymiseOrder(order: OrderRecord): OrderRecord {
  const kept = removeAccount(order);
  return {
    ...kept,
    address: null,
    shipment: kept.shipment && { ...kept.shipment, tracking_number: '' },
    refunds: kept.refunds.map((refund) => ({ ...refund, reason: '' })),
    history: kept.history.map((event) => ({ ...event, note: '' })),
  };
}

/** Whether an order was placed or paid, so that tax law asks for its records. */
export function isPlacedOrPaid({
  placed_at,
  payment_status,
}: Pick<OrderRecord, 'placed_at' | 'payment_status'>): boolean {
  return placed_at !== null || payment_status === 'paid' || payment_status === 'refunded';
}

/**
 * An order as it remains when its account is erased (docs/rules.md#accounts-15): with the name and
 * address that tax law asks for, unless it was never placed, so that nothing was sold.
 */
export function reduceOrder(order: OrderRecord): OrderRecord {
  return isPlacedOrPaid(order) ? removeAccount(order) : anonymiseOrder(order);
}
