import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { AppError } from '@smriti/shared/base/errors';
import { endOfIndianDay, startOfIndianDay } from '@smriti/shared/base/indian-days';
import type { listAllOrders } from '@smriti/shared/order/order-management';
import type { SignedInCaller } from '../../../platform/caller';
import type { Deps } from '../../../platform/deps';
import { type ListRow, readableRows } from '../../../platform/database/list-rows';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import {
  decodeListCursor,
  encodeListCursor,
  type ListPosition,
} from '../../../platform/formats/list-cursor';
import type { ListHeaders } from '../../../platform/list-page';
import { orderSearchWords, tagTerm } from '../order-index.domain';
import type { OrderRecord } from '../order.records';
import {
  type CreationPeriod,
  countAllOrders,
  countPrintRoomOrders,
  findAllOrders,
  findPrintRoomOrders,
  searchOrders,
} from '../order.repository';
import { isPrintJob } from '../print-room.domain';
import { matchesAllWords, parseQueryWords, mostSelectiveTerm } from '../search-words.domain';
import { findOrderCovers } from '../order-answers.service';
import { presentOrder } from '../order.presenter';
import { presentPrintJob } from './print-job.presenter';

type Query = OutputOf<(typeof listAllOrders)['query']>;

/** Maximum orders read per answer when the list is filtered after the query. */
const MAX_ORDERS_READ = 300;

/** A query that orders of a list are read from, in batches. */
interface Source {
  find(page: { limit: number; after: ListPosition | undefined }): Promise<ListRow<OrderRecord>[]>;
  /** Counts the orders; null where no count is offered. */
  count: (() => Promise<number>) | null;
}

/** The words of a search. @throws AppError invalid_input when there is none. */
function soughtOf(q: string): string[] {
  const sought = parseQueryWords(q);
  if (sought.length > 0) return sought;
  throw invalidFieldsError([{ field: 'q', message: 'Please type at least two letters.' }]);
}

/** Period of the days `from` to `until` in India. */
function periodOf({ from, until }: Query): CreationPeriod {
  return {
    from: from === undefined ? undefined : startOfIndianDay(from),
    until: until === undefined ? undefined : endOfIndianDay(until),
  };
}

function sourceOf({ db }: Deps, query: Query): Source {
  const { q = '', tag, status, payment_status, print_state, sort } = query;
  const period = periodOf(query);
  const word = q === '' ? null : mostSelectiveTerm(soughtOf(q));
  const term = tag === undefined ? word : tagTerm(tag);
  if (term !== null) {
    const find: Source['find'] = (page) => searchOrders(db, { ...page, ...period, term, sort });
    return { find, count: null };
  }
  if (print_state !== undefined) {
    const others = [status, payment_status, period.from, period.until];
    const isAlone = others.every((one) => one === undefined);
    return {
      find: (page) => findPrintRoomOrders(db, { ...page, state: print_state, sort }),
      count: isAlone ? () => countPrintRoomOrders(db, print_state) : null,
    };
  }
  const filter = { status, payment: payment_status, ...period };
  return {
    find: (page) => findAllOrders(db, { ...page, ...filter, sort }),
    count: () => countAllOrders(db, filter),
  };
}

/** Whether an order matches all filters of the list, including those the query does not cover. */
function belongs(order: OrderRecord, { q = '', ...query }: Query, sought: string[]): boolean {
  const { status, payment_status, print_state, tag } = query;
  const { from, until } = periodOf(query);
  const created = new Date(order.created_at);
  return (
    (from === undefined || created >= from) &&
    (until === undefined || created < until) &&
    (tag === undefined || order.staff_tags.includes(tag)) &&
    (status === undefined || order.order_status === status) &&
    (payment_status === undefined || order.payment_status === payment_status) &&
    (print_state === undefined || order.print_state === print_state) &&
    (q === '' || matchesAllWords(orderSearchWords(order), sought))
  );
}

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
  source: Source,
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
  if (role !== 'admin' && role !== 'printer') throw new AppError('forbidden', 'Not for you.');
  if (role === 'printer' && query.tag !== undefined) {
    throw new AppError('forbidden', 'Tags are for admins.');
  }
  const { limit = STAFF_PAGE_SIZE, cursor, q = '' } = query;
  const source = sourceOf(deps, query);
  const sought = q === '' ? [] : soughtOf(q);
  const after = cursor === undefined ? undefined : decodeListCursor(cursor);
  const isTheirs = role === 'admin' ? () => true : isPrintJob;
  const { orders, next } = await gather(
    source,
    { limit, after },
    (order) => isTheirs(order) && belongs(order, query, sought),
  );
  const isCounted = query.total === '1' && role === 'admin';
  const total = isCounted && source.count ? await source.count() : null;
  const headers = {
    ...(next && { 'X-Next-Cursor': encodeListCursor(next) }),
    ...(total !== null && { 'X-Total-Count': String(total) }),
  };
  if (role === 'printer')
    return { orders: orders.map((order) => presentPrintJob(order, deps.config.shop)), headers };
  const covers = await findOrderCovers(deps.db, orders);
  const view = { deps, uid };
  return {
    orders: orders.map((one) => ({ ...presentOrder(one, covers, view), tags: one.staff_tags })),
    headers,
  };
}
