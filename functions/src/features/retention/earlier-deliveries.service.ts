import type { OrderStatus } from '@smriti/shared/order/order-states';
import { type DuePage, type DueRecord, workThrough } from '../../platform/batches';
import type { Deps } from '../../platform/deps';
import { findAllOrders, findOrder, findOrdersOfAlbum } from '../order-records/order.repository';
import { settingsOf } from '../order-records/order-settings.domain';
import { beginRetention, retentionStart } from './retention.domain';
import { findRetention, writeRetention } from './retention.repository';

type NotingDeps = Pick<Deps, 'db' | 'config' | 'logger'>;

const ENDED: readonly OrderStatus[] = ['Delivered', 'Cancelled'];
const ORDERS_PER_QUERY = 200;
const ORDERS_AT_ONCE = 5;

async function findEnded(
  { db }: NotingDeps,
  status: OrderStatus,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const position = after ? { created_at: after.at, id: after.id } : undefined;
  const orders = await findAllOrders(db, { limit, after: position, status });
  return orders.map(({ id, created_at }) => ({ id, at: created_at }));
}

/** @returns whether a record was made: an album that has one keeps it, whatever its owner was told. */
function noteAlbumOf({ db, config }: NotingDeps, orderId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || (await findRetention(tx, order.album_id))) return false;
    const { album_id: id, user_id } = order;
    const start = retentionStart(await findOrdersOfAlbum(tx, id));
    if (!start) return false;
    const settings = settingsOf(order, config.shop);
    writeRetention(tx, beginRetention({ id, user_id }, start, settings));
    return true;
  });
}

/**
 * Notes for how long the originals of albums are kept that were delivered, or cancelled, before the
 * shop noted it (docs/rules.md#photos-8), by the histories of their orders. Whoever is
 * over the time already is told first, and has the full notice. Doing so again changes nothing.
 * @returns for how many albums
 */
export async function noteEarlierDeliveries(deps: NotingDeps): Promise<number> {
  let count = 0;
  for (const status of ENDED) {
    const noted = await workThrough({
      find: (page) => findEnded(deps, status, page),
      pageSize: ORDERS_PER_QUERY,
      atOnce: ORDERS_AT_ONCE,
      work: ({ id }) => noteAlbumOf(deps, id),
      report: (error, { id }) => deps.logger.error({ err: error, order: id }, 'order not noted'),
    });
    count += noted.filter(Boolean).length;
  }
  return count;
}
