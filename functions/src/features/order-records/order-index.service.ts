import type { Database } from '../../platform/database';
import { findProfile } from '../users/user.repository';
import { customerOf } from './pending-order.domain';
import { findOrder, findOrderIds, writeIndex } from './order.repository';

const ORDERS_PER_QUERY = 200;

/** Writes again what one order is found by. @returns whether it is there */
function indexOne(db: Pick<Database, 'transaction'>, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, id);
    if (!order) return false;
    const profile = order.customer ? null : await findProfile(tx, order.user_id);
    writeIndex(tx, profile ? { ...order, customer: customerOf(profile) } : order);
    return true;
  });
}

/**
 * Lets staff find the orders of earlier releases, which kept neither search terms, nor whose account
 * they are of, nor a place in the print room. The next write of an order gives it its terms and its
 * place; this gives all of them all three. May be run again.
 * @returns how many there are
 */
export async function indexOrders(db: Pick<Database, 'find' | 'transaction'>): Promise<number> {
  let indexed = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await findOrderIds(db, { after, limit: ORDERS_PER_QUERY });
    for (const id of ids) indexed += (await indexOne(db, id)) ? 1 : 0;
    after = ids.at(-1) ?? null;
    if (ids.length < ORDERS_PER_QUERY) return indexed;
  }
}
