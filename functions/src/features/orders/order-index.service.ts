import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { findProfile } from '../users/user.repository';
import { customerOf } from './pending-order.domain';
import { findIndexedOrder, writeIndex } from './order.repository';

/**
 * What lets staff find an order of an earlier release, which kept neither search terms, nor whose
 * account it is of, nor a place in the print room. The next write of an order gives it its terms and
 * its place; this gives it all three.
 * @returns null where it has them
 */
export async function planOrderIndex(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<((tx: Pick<DatabaseTransaction, 'update'>) => void) | null> {
  const found = await findIndexedOrder(reader, id);
  if (!found) return null;
  const { order } = found;
  const profile = order.customer ? null : await findProfile(reader, order.user_id);
  const wanted = profile ? { ...order, customer: customerOf(profile) } : order;
  return found.isIndexedAs(wanted) ? null : (tx) => writeIndex(tx, wanted);
}
