import { indianMonthRange } from '@smriti/shared/base/indian-days';
import type { Deps } from '../../../platform/deps';
import { type ExportPart, exportCsvPart } from '../../../platform/export-part';
import { findOrdersCreatedBetween } from '../order.repository';
import { ORDER_CSV_HEADER, toOrderCsvRow } from './order-csv.presenter';

const EVER = { from: new Date(0), until: new Date('2100-01-01T00:00:00.000Z') };

/**
 * One part of the orders as CSV, newest first: of one month in Indian time, or of all time.
 * @param month e.g. '2026-11'
 * @throws AppError invalid_input for an invalid cursor.
 */
export async function exportOrdersCsv(
  { db }: { db: Pick<Deps['db'], 'find'> },
  { month, cursor }: { month?: string | undefined; cursor?: string | undefined },
): Promise<ExportPart & { filename: string }> {
  const within = month === undefined ? EVER : indianMonthRange(month);
  const part = await exportCsvPart(cursor, {
    header: ORDER_CSV_HEADER,
    rowOf: toOrderCsvRow,
    find: (page) => findOrdersCreatedBetween(db, { ...within, ...page }),
  });
  const name = month === undefined ? 'orders' : `orders-${month}`;
  return { ...part, filename: `${name}.csv` };
}
