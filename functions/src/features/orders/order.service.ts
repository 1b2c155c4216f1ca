import { canReadCustomers } from '@smriti/shared/account/roles';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import {
  type listOrders,
  MAX_ORDERS_PER_ANSWER,
  type Order,
  type OrderDetail,
} from '@smriti/shared/order/orders';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { loadListPage } from '../../platform/list-page';
import { findReadableAlbums } from '../albums/album.repository';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { findOutOfStockOption } from '../catalogue/stock.domain';
import { presentOrderDetailWithCover, findOrderCovers } from './order-answers.service';
import { findVisibleOrder } from './order.access';
import { presentOrder } from './order.presenter';
import type { OrderRecord } from './order.records';
import { findOrdersByUser } from './order.repository';

type Query = OutputOf<(typeof listOrders)['query']>;

interface OrderPage extends AnswerOf<typeof listOrders> {
  orders: Order[];
  /** Cursor of the page; undefined for the first page. */
  cursor: string | undefined;
}

/**
 * A page of a customer's orders with their cover photos, newest first. Support and admins can list any customer's.
 * @throws AppError not_found for another customer's orders, invalid_input for an invalid cursor.
 */
export async function listOwnOrders(
  deps: Deps,
  { uid, role }: SignedInCaller,
  { ownerUid, query }: { ownerUid: string; query: Query },
): Promise<OrderPage> {
  if (uid !== ownerUid && !canReadCustomers(role)) {
    throw new AppError('not_found', 'There are no such orders.');
  }
  const { records, headers } = await loadListPage(
    { limit: MAX_ORDERS_PER_ANSWER, ...query },
    { find: (page) => findOrdersByUser(deps.db, ownerUid, page) },
  );
  const covers = await findOrderCovers(deps.db, records);
  return {
    orders: records.map((record) => presentOrder(record, covers, { deps, uid })),
    cursor: headers['X-Next-Cursor'],
  };
}

/** The option of an ordered album that is out of stock; null if all are in stock, or it was never ordered. */
async function findUnavailable(
  deps: Deps,
  { amounts, album_id }: OrderRecord,
): Promise<OrderDetail['out_of_stock']> {
  if (amounts === null) return null;
  const [album] = await findReadableAlbums(deps.db, [album_id]);
  if (!album) return null;
  return findOutOfStockOption(await getCurrentCatalogue(deps), album, deps.clock.now());
}

/** An order of the caller; any order for support and admins. @throws AppError not_found. */
export async function getOrderDetail(
  deps: Deps,
  caller: SignedInCaller,
  id: string,
): Promise<OrderDetail> {
  const view = { deps, uid: caller.uid };
  const order = await findVisibleOrder(deps.db, caller, id);
  const detail = await presentOrderDetailWithCover(deps.db, view, order);
  return { ...detail, out_of_stock: await findUnavailable(deps, order) };
}
