import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { findProfile } from '../users/user.repository';
import { toOrderCustomer } from './pending-order.domain';
import { findIndexedOrder, updateOrderIndex } from './order.repository';

/**
 * Plans the index fields of an order from an earlier release, which stored no search terms, customer or
 * print room place. Later writes refresh only terms and place; this fills in all three.
 * @returns null if the order has all three
 */
export async function planOrderSearchIndexBackfill(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<((tx: Pick<DatabaseTransaction, 'update'>) => void) | null> {
  const found = await findIndexedOrder(reader, id);
  if (!found) return null;
  const { order } = found;
  const profile = order.customer ? null : await findProfile(reader, order.user_id);
  const wanted = profile ? { ...order, customer: toOrderCustomer(profile) } : order;
  return found.isIndexedAs(wanted) ? null : (tx) => updateOrderIndex(tx, wanted);
}
