import { indianMonthRange } from '@smriti/shared/base/indian-days';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import type { exportOrders } from '@smriti/shared/order/order-exports';
import { type ExportPart, exportCsvPart } from '../../../platform/export-part';
import { findAllOrders } from '../order.repository';
import { ORDER_CSV_HEADER, toOrderCsvRow } from './order-csv.presenter';
import {
  createOrderListQuery,
  matchesOrderFilters,
  type SelectionDeps,
} from './order-selection.service';

type Query = OutputOf<(typeof exportOrders)['query']>;

/**
 * One part of the orders as CSV: of one month in Indian time, or of the list with these filters. Filters narrow
 * the orders of a month, too.
 * @throws AppError invalid_input for an invalid cursor, or a search without a word.
 */
export async function exportOrdersCsv(
  deps: SelectionDeps,
  { month, cursor, ...filters }: Query,
): Promise<ExportPart & { filename: string }> {
  const within = month === undefined ? undefined : indianMonthRange(month);
  const { find, isSortedByValue } = createOrderListQuery(deps, filters);
  const part = await exportCsvPart(cursor, {
    header: ORDER_CSV_HEADER,
    rowOf: toOrderCsvRow,
    isWanted: (order) => matchesOrderFilters(deps, order, filters),
    find: within ? (page) => findAllOrders(deps.db, { ...within, ...page }) : find,
    isSortedByValue: !within && isSortedByValue,
  });
  const name = month === undefined ? 'orders' : `orders-${month}`;
  return { ...part, filename: `${name}.csv` };
}
