import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { type InvoiceRecord, invoiceRecord } from './invoice.records';

const pathOf = (orderId: string) => `invoices/${orderId}`;
const counterPath = (year: string) => `invoiceCounters/${year}`;
const counter = z.strictObject({ last: z.int() });

/** The invoice of an order, or null. */
export async function findInvoice(
  reader: Pick<Database, 'get'>,
  orderId: string,
): Promise<InvoiceRecord | null> {
  const document = await reader.get(pathOf(orderId));
  return document && z.parse(invoiceRecord, document.data);
}

/** The sequence that comes next in a financial year. */
export async function nextSequence(tx: DatabaseTransaction, year: string): Promise<number> {
  const document = await tx.get(counterPath(year));
  return document ? z.parse(counter, document.data).last + 1 : 1;
}

/** Keeps an invoice and counts it, in one go: no number is taken without its invoice. */
export function createInvoice(tx: DatabaseTransaction, record: InvoiceRecord): void {
  tx.create(pathOf(record.order_id), {
    ...record,
    issued_at: new Date(record.issued_at),
    placed_at: new Date(record.placed_at),
  });
  tx.set(counterPath(record.financial_year), { last: record.sequence });
}
