import { canReadCustomers } from '@smriti/shared/account/roles';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { AppError } from '@smriti/shared/base/errors';
import type { listAllOrders } from '@smriti/shared/order/order-list';
import type { SignedInCaller } from '../../../platform/caller';
import type { Deps } from '../../../platform/deps';
import { readableRows } from '../../../platform/database/list-rows';
import {
  decodeListCursor,
  encodeListCursor,
  type ListPosition,
} from '../../../platform/formats/list-cursor';
import type { ListHeaders } from '../../../platform/list-page';
import type { OrderRecord } from '../order.records';
import { isPrintJob } from '../print-room.domain';
import { findOrderCovers } from '../order-answers.service';
import { presentOrder } from '../order.presenter';
import {
  createOrderListQuery,
  matchesOrderFilters,
  type OrderListQuery,
} from './order-selection.service';
import { presentPrintJob } from './print-job.presenter';

type Query = OutputOf<(typeof listAllOrders)['query']>;

/** Maximum orders read per answer when the list is filtered after the query. */
const MAX_ORDERS_READ = 300;

interface Found {
  orders: OrderRecord[];
  /** Position of the next page; undefined on the last one. */
  next: ListPosition | undefined;
}

/**
 * Collects matching orders of a source from `after` on, until the page is full, the source ends or the
 * read limit is reached.
 */
async function gather(
  source: OrderListQuery,
  { limit, after }: { limit: number; after: ListPosition | undefined },
  isWanted: (order: OrderRecord) => boolean,
): Promise<Found> {
  const orders: OrderRecord[] = [];
  let position = after;
  let looked = 0;
  for (;;) {
    const stretch = await source.find({ limit: limit + 1, after: position });
    for (const row of stretch.slice(0, limit)) {
      if (orders.length === limit) return { orders, next: position };
      orders.push(...readableRows([row]).filter(isWanted));
      position = row.position ?? position;
    }
    looked += stretch.length;
    if (stretch.length <= limit) return { orders, next: undefined };
    if (orders.length === limit || looked >= MAX_ORDERS_READ) return { orders, next: position };
  }
}

interface StaffPage extends AnswerOf<typeof listAllOrders> {
  headers: ListHeaders;
}

/**
 * Lists orders of all customers for staff (docs/rules.md#orders-13): reads one page, and a bounded
 * number more for lists with two filters.
 * @throws AppError invalid_input for an invalid cursor, or a search without a word.
 */
export async function listOrdersForStaff(
  deps: Deps,
  { uid, role }: Pick<SignedInCaller, 'uid' | 'role'>,
  query: Query,
): Promise<StaffPage> {
  if (role === 'printer' && query.tag !== undefined) {
    throw new AppError('forbidden', 'Tags are not for printers.');
  }
  const { limit = STAFF_PAGE_SIZE, cursor } = query;
  const source = createOrderListQuery(deps, query);
  const after = cursor === undefined ? undefined : decodeListCursor(cursor);
  const isTheirs = canReadCustomers(role) ? () => true : isPrintJob;
  const { orders, next } = await gather(
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
  if (!canReadCustomers(role))
    return { orders: orders.map((order) => presentPrintJob(order, deps.config.shop)), headers };
  const covers = await findOrderCovers(deps.db, orders);
  const view = { deps, uid };
  return {
    orders: orders.map((one) => ({ ...presentOrder(one, covers, view), tags: one.staff_tags })),
    headers,
  };
}
