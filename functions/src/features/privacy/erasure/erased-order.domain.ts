import { EMPTY_ALBUM_TEXTS } from '@smriti/shared/album/albums';
import type { OrderRecord } from '../../orders/order.records';

export const ERASURE_NOTE = 'The account was deleted.';

type OrderEvent = OrderRecord['history'][number];

const isWrittenByOwner = ({ by, note }: OrderEvent) => by === 'owner' && note !== ERASURE_NOTE;

/** An order without its account and without the texts of its customer and staff. */
function removeAccount(order: OrderRecord): OrderRecord {
  const { cover } = order.album;
  return {
    ...order,
    customer: null,
    staff_notes: [],
    staff_tags: [],
    address_changes: [],
    as_gift: order.as_gift && { ...order.as_gift, message: '' },
    shipments: [],
    album: {
      ...order.album,
      ...EMPTY_ALBUM_TEXTS,
      ...(cover && { cover: { ...cover, title: null } }),
    },
    history: order.history.map((event) =>
      isWrittenByOwner(event) ? { ...event, note: '' } : event,
    ),
  };
}

/** An order without personal data: what was sold, paid and refunded remains. */
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

/** Whether an order was placed or paid, so that tax law requires its records. */
export function isPlacedOrPaid({
  placed_at,
  payment_status,
}: Pick<OrderRecord, 'placed_at' | 'payment_status'>): boolean {
  return placed_at !== null || payment_status === 'paid' || payment_status === 'refunded';
}

/**
 * The order as stored after the erasure of its account (docs/rules.md#accounts-15): with the name and
 * address required by tax law, unless it was never placed.
 */
export function reduceErasedOrder(order: OrderRecord): OrderRecord {
  return isPlacedOrPaid(order) ? removeAccount(order) : anonymiseOrder(order);
}
