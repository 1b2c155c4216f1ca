import { endOfIndianDay, startOfIndianDay, toIndianDay } from '@smriti/shared/base/indian-days';
import type { OrderFilters } from '@smriti/shared/order/order-list';
import type { Database } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { ListRow } from '../../../platform/database/list-rows';
import type { ListPosition } from '../../../platform/formats/list-cursor';
import {
  matchesAllWords,
  mostSelectiveTerm,
  parseQueryWords,
} from '../../../platform/formats/search-words';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import { isOrderLate } from '../delivery-estimate.domain';
import { orderSearchWords, tagSearchTerm } from '../order-index.domain';
import type { OrderRecord } from '../order.records';
import {
  countAllOrders,
  countPrintRoomOrders,
  type CreationPeriod,
  findAllOrders,
  findOrdersLateFrom,
  findPrintRoomOrders,
  isSortedByTotal,
  searchOrders,
} from '../order.repository';

/** A query from which the orders of a list are read, in batches. */
export interface OrderListQuery {
  find: (page: {
    limit: number;
    after: ListPosition | undefined;
  }) => Promise<ListRow<OrderRecord>[]>;
  /** Counts the orders; null where no count is offered. */
  count: (() => Promise<number>) | null;
  /** Whether the orders are sorted by their total price. */
  isSortedByValue: boolean;
}

/** The words of a search. @throws AppError invalid_input when there is none. */
function parseSoughtWords(q: string): string[] {
  const sought = parseQueryWords(q);
  if (sought.length > 0) return sought;
  throw invalidFieldsError([{ field: 'q', message: 'Please type at least two letters.' }]);
}

/** Candidates for the most selective word of a search; excludes the domains of e-mail addresses. */
function selectiveWords(sought: readonly string[], q: string): readonly string[] {
  const words = q.includes('@') ? parseQueryWords(q.slice(0, q.indexOf('@'))) : [];
  return words.length > 0 ? words : sought;
}

const EVER = { from: new Date(0), until: new Date('2100-01-01T00:00:00.000Z') };

/** Period of the days `from` to `until` in India. */
function periodOf({ from, until }: OrderFilters): CreationPeriod {
  return {
    ...(from !== undefined && { from: startOfIndianDay(from) }),
    ...(until !== undefined && { until: endOfIndianDay(until) }),
  };
}

export interface SelectionDeps extends Pick<Deps, 'clock'> {
  db: Pick<Database, 'find' | 'count'>;
  config: Pick<Deps['config'], 'shop'>;
}

/**
 * The query that reads fewest orders for these filters; `matchesOrderFilters` checks those that it does not cover.
 * @throws AppError invalid_input for a search without a word, and for late orders by total price.
 */
export function createOrderListQuery(
  { db, clock }: SelectionDeps,
  query: OrderFilters,
): OrderListQuery {
  const { q = '', tag, status, payment_status, print_state, late, sort } = query;
  const period = periodOf(query);
  const isSortedByValue = isSortedByTotal(sort);
  const word = q === '' ? null : mostSelectiveTerm(selectiveWords(parseSoughtWords(q), q));
  const term = tag === undefined ? word : tagSearchTerm(tag);
  if (term !== null) {
    const find: OrderListQuery['find'] = (page) =>
      searchOrders(db, { ...page, ...EVER, ...period, term, sort });
    return { find, count: null, isSortedByValue };
  }
  if (late !== undefined) {
    if (isSortedByValue) {
      const message = 'Late orders cannot be sorted by their total price.';
      throw invalidFieldsError([{ field: 'sort', message }]);
    }
    const before = startOfIndianDay(toIndianDay(clock.now()));
    const find: OrderListQuery['find'] = (page) =>
      findOrdersLateFrom(db, { ...page, before, sort });
    return { find, count: null, isSortedByValue };
  }
  if (print_state !== undefined) {
    const others = [status, payment_status, period.from, period.until];
    const isAlone = others.every((one) => one === undefined);
    return {
      find: (page) => findPrintRoomOrders(db, { ...page, state: print_state, sort }),
      count: isAlone ? () => countPrintRoomOrders(db, print_state) : null,
      isSortedByValue,
    };
  }
  const filter = { status, payment: payment_status, ...period };
  return {
    find: (page) => findAllOrders(db, { ...page, ...filter, sort }),
    count: () => countAllOrders(db, filter),
    isSortedByValue,
  };
}

/** Whether an order matches all filters of the list, including those the query does not cover. */
export function matchesOrderFilters(
  { clock, config }: Pick<SelectionDeps, 'clock' | 'config'>,
  order: OrderRecord,
  { q = '', ...query }: OrderFilters,
): boolean {
  const { status, payment_status, print_state, late, tag } = query;
  const { from, until } = periodOf(query);
  const created = new Date(order.created_at);
  return (
    (from === undefined || created >= from) &&
    (until === undefined || created < until) &&
    (tag === undefined || order.staff_tags.includes(tag)) &&
    (status === undefined || order.order_status === status) &&
    (payment_status === undefined || order.payment_status === payment_status) &&
    (print_state === undefined || order.print_state === print_state) &&
    (late === undefined || isOrderLate(order, config.shop, clock.now())) &&
    (q === '' || matchesAllWords(orderSearchWords(order), parseQueryWords(q)))
  );
}
