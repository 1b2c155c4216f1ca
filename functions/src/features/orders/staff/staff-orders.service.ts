import { canReadCustomers } from '@smriti/shared/account/roles';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { AppError } from '@smriti/shared/base/errors';
import type { listAllOrders } from '@smriti/shared/order/order-list';
import type { SignedInCaller } from '../../../platform/caller';
import type { Deps } from '../../../platform/deps';
import { loadFilteredPage } from '../../../platform/filtered-list';
import { decodeListCursor, encodeListCursor } from '../../../platform/formats/list-cursor';
import type { ListHeaders } from '../../../platform/list-page';
import { isPrintJob } from '../print-room.domain';
import { findOrderCovers } from '../order-answers.service';
import { presentOrder } from '../order.presenter';
import { createOrderListQuery, matchesOrderFilters } from './order-selection.service';
import { presentPrintJob } from './print-job.presenter';

type Query = OutputOf<(typeof listAllOrders)['query']>;

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
  if (!canReadCustomers(role))
    return { orders: orders.map((order) => presentPrintJob(order, deps.config.shop)), headers };
  const covers = await findOrderCovers(deps.db, orders);
  const view = { deps, uid };
  return {
    orders: orders.map((one) => ({ ...presentOrder(one, covers, view), tags: one.staff_tags })),
    headers,
  };
}
