import { MAX_COMMIT_LAG_MILLISECONDS } from '../../platform/database/transactions';
import type { Deps } from '../../platform/deps';
import {
  addToOrderCount,
  findOrdersCountedUntil,
  findOrdersPlacedBetween,
  findExistingProductIds,
  writeOrdersCountedUntil,
} from './order-counts.repository';
import type { OrderRecord } from './order.records';

type CountingDeps = Pick<Deps, 'db' | 'clock'>;

/** Maximum orders of a batch: more than any placement has, so that every batch makes progress. */
const ORDERS_PER_BATCH = 400;

function countProducts(orders: readonly OrderRecord[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { album } of orders) {
    if (album.product_id === null) continue;
    counts.set(album.product_id, (counts.get(album.product_id) ?? 0) + 1);
  }
  return counts;
}

/** Drops the orders with the last timestamp of a full batch: further orders with that timestamp may follow in the next batch. */
function completeMoments(found: readonly OrderRecord[]): readonly OrderRecord[] {
  if (found.length < ORDERS_PER_BATCH) return found;
  const last = found.at(-1)?.placed_at;
  return found.filter(({ placed_at }) => placed_at !== last);
}

/** Counts one batch; true when there may be more. */
async function countBatch({ db }: CountingDeps, until: Date): Promise<boolean> {
  const after = await findOrdersCountedUntil(db);
  const found = await findOrdersPlacedBetween(db, { after, until, limit: ORDERS_PER_BATCH });
  const orders = completeMoments(found);
  const last = orders.at(-1)?.placed_at;
  if (last == null) return false;
  const counts = countProducts(orders);
  await db.transaction(async (tx) => {
    const counted = await findOrdersCountedUntil(tx);
    const products = await findExistingProductIds(tx, [...counts.keys()]);
    // another run has counted them in the meantime
    if (counted.getTime() !== after.getTime()) return;
    for (const id of products) addToOrderCount(tx, id, counts.get(id) ?? 0);
    writeOrdersCountedUntil(tx, new Date(last));
  });
  return found.length === ORDERS_PER_BATCH;
}

/**
 * Adds the orders placed since the last run to the `order_count` of their products, which sorts best
 * sellers. Each order counts once; placing an order does not write to products.
 */
export async function updateOrderCounts(deps: CountingDeps): Promise<void> {
  const until = new Date(deps.clock.now().getTime() - MAX_COMMIT_LAG_MILLISECONDS);
  let hasMore = true;
  while (hasMore) hasMore = await countBatch(deps, until);
}
