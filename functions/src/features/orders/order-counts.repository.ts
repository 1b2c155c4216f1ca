import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { type OrderRecord, orderRecord } from './order.records';

const STATE = 'catalogueState/orders';
const productPath = (id: number) => `catalogue/products/items/${id}`;

const state = storedObject({ counted_until: storedTime });

/** Time up to which orders are counted; the epoch before the first run. */
export async function findOrdersCountedUntil(reader: Pick<Database, 'get'>): Promise<Date> {
  const document = await reader.get(STATE);
  return new Date(document ? z.parse(state, document.data).counted_until : 0);
}

/** Orders placed after one time and up to another, earliest first. */
export async function findOrdersPlacedBetween(
  reader: Pick<Database, 'find'>,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<OrderRecord[]> {
  const documents = await reader.find('orders', (all) =>
    all
      .where('placed_at', '>', after)
      .where('placed_at', '<=', until)
      .orderBy('placed_at')
      .limit(limit),
  );
  return documents.map(({ data }) => z.parse(orderRecord, data));
}

/** Filters product ids to those in the catalogue. */
export async function findExistingProductIds(
  tx: DatabaseTransaction,
  ids: readonly number[],
): Promise<number[]> {
  const documents = await tx.getAll(ids.map(productPath));
  return ids.filter((_, index) => documents[index]);
}

export function addToOrderCount(tx: DatabaseTransaction, id: number, orders: number): void {
  tx.update(productPath(id), { order_count: FieldValue.increment(orders) });
}

export function writeOrdersCountedUntil(tx: DatabaseTransaction, until: Date): void {
  tx.set(STATE, { counted_until: until }, { merge: true });
}
