import type { OrderStatus } from '@smriti/shared/order/order-states';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { findOrder, findOrdersOfAlbum } from '../../orders/order.repository';
import { orderSettings } from '../../orders/order-settings.domain';
import { createRetentionRecord, retentionStart } from './retention.domain';
import { findRetention, writeRetention } from './retention.repository';

const ENDED: readonly OrderStatus[] = ['Delivered', 'Cancelled'];

/**
 * Plans the retention record of an album whose order ended before such records existed
 * (docs/rules.md#photos-8), from the histories of its orders. If the retention has already ended, the owner
 * still gets the full notice period.
 * @returns null when no order ended or a record exists
 */
export async function planRetentionBackfill(
  reader: Pick<Database, 'get' | 'getAll' | 'find'>,
  { shop }: Pick<Deps['config'], 'shop'>,
  orderId: string,
): Promise<((tx: DatabaseTransaction) => void) | null> {
  const order = await findOrder(reader, orderId);
  if (!order || !ENDED.includes(order.order_status)) return null;
  const { album_id: id, user_id } = order;
  if (await findRetention(reader, id)) return null;
  const start = retentionStart(await findOrdersOfAlbum(reader, id));
  if (!start) return null;
  const record = createRetentionRecord({ id, user_id }, start, orderSettings(order, shop));
  return (tx) => writeRetention(tx, record);
}
