import { indianMonth } from '@smriti/shared/base/indian-days';
import { MAX_EXPORTED_ORDERS } from '@smriti/shared/order/order-exports';
import { type CsvCell, streamedCsv } from '../../platform/formats/csv';
import type { Deps } from '../../platform/deps';
import type { OrderRecord } from '../order-records/order.records';
import { findOrdersMade } from '../order-records/order.repository';
import { ORDER_COLUMNS, orderRow } from './order-csv.presenter';

const ORDERS_PER_QUERY = 500;
const EVER = { from: new Date(0), until: new Date('2100-01-01T00:00:00.000Z') };

async function* rowsMade(
  db: Pick<Deps['db'], 'find'>,
  within: { from: Date; until: Date },
): AsyncGenerator<CsvCell[][]> {
  let after: OrderRecord | undefined;
  for (let left = MAX_EXPORTED_ORDERS; left > 0; left -= ORDERS_PER_QUERY) {
    const limit = Math.min(ORDERS_PER_QUERY, left);
    const page = await findOrdersMade(db, { ...within, limit, after });
    yield page.map(orderRow);
    if (page.length < limit) return;
    after = page.at(-1);
  }
}

/**
 * Orders as CSV, newest first: those requested in a month in India, or all of them, at most
 * MAX_EXPORTED_ORDERS, read as they are sent.
 * @param month e.g. '2026-11'
 */
export async function exportedOrders(
  { db }: { db: Pick<Deps['db'], 'find'> },
  month: string | undefined,
): Promise<{ bytes: AsyncIterable<string>; filename: string }> {
  const within = month === undefined ? EVER : indianMonth(month);
  const bytes = await streamedCsv(ORDER_COLUMNS, rowsMade(db, within));
  const name = month === undefined ? 'orders' : `orders-${month}`;
  return { bytes, filename: `${name}.csv` };
}
