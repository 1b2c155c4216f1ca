import { isSameValue } from '@smriti/shared/base/same-value';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import { findOrder, writeErasedOrder } from '../../orders/order.repository';
import { reduceErasedOrder } from './erased-order.domain';
import { findErasure } from './erasure.repository';

/**
 * Plans the reduction of an order whose account an earlier release erased.
 * @returns null when the account was not erased, or there is nothing to remove
 */
export async function planErasedOrderReduction(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<((tx: DatabaseTransaction) => void) | null> {
  const order = await findOrder(reader, id);
  if (!order) return null;
  const erasure = await findErasure(reader, order.user_id);
  if (erasure?.stage !== 'kept') return null;
  const reduced = reduceErasedOrder(order);
  return isSameValue(order, reduced) ? null : (tx) => writeErasedOrder(tx, reduced);
}
