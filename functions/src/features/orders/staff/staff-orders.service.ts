import { canReadCustomers } from '@smriti/shared/account/roles';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { AppError } from '@smriti/shared/base/errors';
import type { listAllOrders } from '@smriti/shared/order/order-list';
import type { SignedInCaller } from '../../../platform/caller';
import type { Database } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { loadFilteredPage } from '../../../platform/filtered-list';
import { decodeListCursor, encodeListCursor } from '../../../platform/formats/list-cursor';
import type { ListHeaders } from '../../../platform/list-page';
import { findReadableAlbums } from '../../albums/album.repository';
import { isPrintJob } from '../print-room.domain';
import { findOrderCovers } from '../order-answers.service';
import { presentOrder, presentOrderPictures } from '../order.presenter';
import type { OrderRecord } from '../order.records';
import { createOrderListQuery, matchesOrderFilters } from './order-selection.service';
import { presentListedSpecification, presentPrintJob } from './print-job.presenter';

type Query = OutputOf<(typeof listAllOrders)['query']>;

/** The albums of orders, which have the names of size and paper. */
function findAlbumsOfOrders(reader: Pick<Database, 'getAll'>, orders: readonly OrderRecord[]) {
  return findReadableAlbums(reader, [...new Set(orders.map(({ album_id }) => album_id))]);
}

interface StaffPage extends AnswerOf<typeof listAllOrders> {
  headers: ListHeaders;
}

/**
 * Lists orders of all customers for staff (docs/rules.md#orders-13): reads one page, and a bounded
 * number more for lists with two filters; in the print room also their albums, for size and paper.
 * @throws AppError invalid_input for an invalid cursor, or a search without a word; forbidden.
 */
export async function listOrdersForStaff(
  deps: Deps,
  { uid, role }: Pick<SignedInCaller, 'uid' | 'role'>,
  query: Query,
): Promise<StaffPage> {
  const { limit = STAFF_PAGE_SIZE, cursor } = query;
  const source = createOrderListQuery(deps, query);
  if (role === 'printer' && (query.tag !== undefined || source.isSortedByValue)) {
    throw new AppError('forbidden', 'Tags and total prices are not for printers.');
  }
  const after = cursor === undefined ? undefined : decodeListCursor(cursor, source.isSortedByValue);
  const isTheirs = canReadCustomers(role) ? () => true : isPrintJob;
  const { records: orders, next } = await loadFilteredPage(
    source,
    { limit, after },
    (order) => isTheirs(order) && matchesOrderFilters(deps, order, query),
  );
  const isCounted = query.total === '1' && canReadCustomers(role);
  const total = isCounted && source.count ? await source.count() : null;
  const headers = {
    ...(next && { 'X-Next-Cursor': encodeListCursor(next) }),
    ...(total !== null && { 'X-Total-Count': String(total) }),
  };
  const view = { deps, uid };
  const [covers, albums] = await Promise.all([
    findOrderCovers(deps.db, orders),
    query.print_state === undefined ? [] : findAlbumsOfOrders(deps.db, orders),
  ]);
  const albumOf = ({ album_id }: OrderRecord) => albums.find(({ id }) => id === album_id) ?? null;
  if (!canReadCustomers(role)) {
    const presentJob = (one: OrderRecord) =>
      presentPrintJob(one, {
        parameters: deps.config.shop,
        album: albumOf(one),
        cover: presentOrderPictures(one, covers, view).drawn_cover,
      });
    return { orders: orders.map(presentJob), headers };
  }
  const present = (one: OrderRecord) => ({
    ...presentOrder(one, covers, view),
    ...presentListedSpecification(albumOf(one)),
    tags: one.staff_tags,
  });
  return { orders: orders.map(present), headers };
}
