import { ORDER_NUMBER } from '@smriti/shared/orders';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { Ids } from '../../platform/ids';
import type { AlbumRecord } from '../albums/album.records';
import { writeStatus } from '../statuses/status.repository';
import { type OrderEvent, type OrderRecord, orderRecord } from './order.records';

type Actor = OrderEvent['by'];

const pathOf = (id: string) => `orders/${id}`;

/** The number of a new order, which is its id: ORD and 8 readable characters. */
export function newOrderId(ids: Ids): string {
  return `${ORDER_NUMBER.prefix}${ids.readable(ORDER_NUMBER.length)}`;
}

/** What an order keeps of its album. */
export function orderedAlbum(album: AlbumRecord): OrderRecord['album'] {
  return {
    title: album.title,
    product_id: album.product_id,
    product: album.names.product,
    status: album.status,
    quantity: album.quantity,
    total_price_paise: album.total_price_paise,
    initial_paid_paise: album.initial_paid_paise,
    cover_photo_id: album.photo_ids[0] ?? null,
  };
}

/**
 * Makes the Pending order of an album that is requested. The commit fails (see isAlreadyExists)
 * when another order has drawn the same number.
 */
export function createPendingOrder(
  tx: DatabaseTransaction,
  { id, album, by, now }: { id: string; album: AlbumRecord; by: Actor; now: Date },
): void {
  tx.create(pathOf(id), {
    id,
    user_id: album.user_id,
    album_id: album.id,
    order_status: 'Pending',
    payment_status: 'pending',
    album: orderedAlbum(album),
    history: [{ at: now, by, from: null, to: 'Pending', payment_status: 'pending', note: '' }],
    created_at: now,
    updated_at: now,
  });
  writeStatus(tx, id, { owner: album.user_id, status: 'Pending' }, now);
}

/** Keeps the Pending order of an album in step with it; an album without one is fine. */
export function updatePendingOrder(tx: DatabaseTransaction, album: AlbumRecord, now: Date): void {
  if (album.pending_order_id === null) return;
  tx.update(pathOf(album.pending_order_id), { album: orderedAlbum(album), updated_at: now });
}

/**
 * Cancels the Pending order of an album, if it has one. The order keeps what the album was, but that
 * nothing is requested any more.
 */
export function cancelPendingOrder(
  tx: DatabaseTransaction,
  { album, by, now }: { album: AlbumRecord; by: Actor; now: Date },
): void {
  const id = album.pending_order_id;
  if (id === null) return;
  tx.update(pathOf(id), {
    order_status: 'Cancelled',
    album: { ...orderedAlbum(album), status: 'Draft' },
    history: FieldValue.arrayUnion({
      ...{ at: now, by, from: 'Pending', to: 'Cancelled' },
      ...{ payment_status: 'pending', note: '' },
    }),
    updated_at: now,
  });
  writeStatus(tx, id, { owner: album.user_id, status: 'Cancelled' }, now);
}

/** A customer's orders, newest first. */
export async function findOrders(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<OrderRecord[]> {
  const documents = await reader.find('orders', (all) =>
    all.where('user_id', '==', uid).orderBy('created_at', 'desc'),
  );
  return documents.map(({ data }) => z.parse(orderRecord, data));
}
