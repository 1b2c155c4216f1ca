import { COMMIT_LAG_MILLISECONDS } from '../../platform/database/transactions';
import type { Deps } from '../../platform/deps';
import {
  addToProduct,
  findCountedUntil,
  findOrdersPlaced,
  findProductIds,
  writeCountedUntil,
} from './order-counts.repository';
import type { OrderRecord } from './order.records';

type CountingDeps = Pick<Deps, 'db' | 'clock'>;

/** More than one placement can hold, so that every batch gets on. */
const ORDERS_PER_BATCH = 400;

/** How often each product is among orders. */
function countProducts(orders: readonly OrderRecord[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { album } of orders) {
    if (album.product_id === null) continue;
    counts.set(album.product_id, (counts.get(album.product_id) ?? 0) + 1);
  }
  return counts;
}

/** Without the last moment of a full batch: others of that moment may be in the next one. */
function completeMoments(found: readonly OrderRecord[]): readonly OrderRecord[] {
  if (found.length < ORDERS_PER_BATCH) return found;
  const last = found.at(-1)?.placed_at;
  return found.filter(({ placed_at }) => placed_at !== last);
}

/** Counts one batch; whether there is more. */
async function countBatch({ db }: CountingDeps, until: Date): Promise<boolean> {
  const after = await findCountedUntil(db);
  const found = await findOrdersPlaced(db, { after, until, limit: ORDERS_PER_BATCH });
  const orders = completeMoments(found);
  const last = orders.at(-1)?.placed_at;
  if (last == null) return false;
  const counts = countProducts(orders);
  await db.transaction(async (tx) => {
    const counted = await findCountedUntil(tx);
    const products = await findProductIds(tx, [...counts.keys()]);
    // somebody else has counted them meanwhile
    if (counted.getTime() !== after.getTime()) return;
    for (const id of products) addToProduct(tx, id, counts.get(id) ?? 0);
    writeCountedUntil(tx, new Date(last));
  });
  return found.length === ORDERS_PER_BATCH;
}

/**
 * Adds the orders that were placed since the last time to their products' `order_count`, by which
 * best sellers are sorted: each once, and no product is written with each order.
 */
export async function countOrders(deps: CountingDeps): Promise<void> {
  const until = new Date(deps.clock.now().getTime() - COMMIT_LAG_MILLISECONDS);
  let hasMore = true;
  while (hasMore) hasMore = await countBatch(deps, until);
}
