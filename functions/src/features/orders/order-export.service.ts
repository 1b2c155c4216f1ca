import { indianMonth } from '@smriti/shared/base/indian-days';
import { MAX_EXPORTED_ORDERS } from '@smriti/shared/order/order-exports';
import type { Deps } from '../../platform/deps';
import type { OrderRecord } from '../order-records/order.records';
import { findOrdersMade } from '../order-records/order.repository';
import { ordersCsv } from './order-csv.presenter';

const ORDERS_PER_QUERY = 500;
const EVER = { from: new Date(0), until: new Date('2100-01-01T00:00:00.000Z') };

/**
 * Orders as CSV: those requested in a month in India, or all of them, the newest
 * MAX_EXPORTED_ORDERS.
 * @param month e.g. '2026-11'
 */
export async function exportedOrders(
  { db }: Pick<Deps, 'db'>,
  month: string | undefined,
): Promise<{ bytes: Buffer; filename: string }> {
  const within = month === undefined ? EVER : indianMonth(month);
  const orders: OrderRecord[] = [];
  for (;;) {
    const limit = Math.min(ORDERS_PER_QUERY, MAX_EXPORTED_ORDERS - orders.length);
    const page = await findOrdersMade(db, { ...within, limit, after: orders.at(-1) });
    orders.push(...page);
    if (page.length < limit || orders.length === MAX_EXPORTED_ORDERS) break;
  }
  const name = month === undefined ? 'orders' : `orders-${month}`;
  return { bytes: ordersCsv(orders), filename: `${name}.csv` };
}
