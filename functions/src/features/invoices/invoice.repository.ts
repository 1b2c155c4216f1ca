import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { storedObject } from '../../platform/database/stored-fields';
import { type InvoiceRecord, invoiceRecord } from './invoice.records';
import { limitToPage } from '../../platform/database/query-page';

/** The first invoice has the id of its order; further ones append their number. */
const pathOf = (orderId: string, place: number) =>
  place === 1 ? `invoices/${orderId}` : `invoices/${orderId}-${place}`;
const counterPath = (year: string) => `invoiceCounters/${year}`;
const counter = storedObject({ last: z.int() });

/** Invoices of an order in order of issue. */
export async function findInvoices(
  reader: Pick<Database, 'find'>,
  orderId: string,
): Promise<InvoiceRecord[]> {
  const documents = await reader.find('invoices', (all) => all.where('order_id', '==', orderId));
  return documents
    .map(({ data }) => z.parse(invoiceRecord, data))
    .toSorted((one, other) => one.issued_at.localeCompare(other.issued_at));
}

const DOCUMENTS_PER_QUERY = 500;

/** Invoices issued between two times, oldest first. */
export async function findInvoicesIssued(
  reader: Pick<Database, 'find'>,
  { from, until }: { from: Date; until: Date },
): Promise<InvoiceRecord[]> {
  const found: InvoiceRecord[] = [];
  for (let last: { at: Date; id: string } | null = null; ;) {
    const after: { at: Date; id: string } | null = last;
    const documents = await reader.find('invoices', (all) => {
      const issued = all.where('issued_at', '>=', from).where('issued_at', '<', until);
      const sorted = issued.orderBy('issued_at').orderBy('__name__');
      return (after ? sorted.startAfter(after.at, after.id) : sorted).limit(DOCUMENTS_PER_QUERY);
    });
    const records = documents.map(({ data }) => z.parse(invoiceRecord, data));
    found.push(...records);
    const [document, record] = [documents.at(-1), records.at(-1)];
    if (!document || !record || documents.length < DOCUMENTS_PER_QUERY) return found;
    last = { at: new Date(record.issued_at), id: document.id };
  }
}

const duePath = (orderId: string) => `invoicesDue/${orderId}`;

/** Marks an order as due for an invoice, until `createInvoice` or `clearInvoiceDue` clears the mark. */
export function markInvoiceDue(
  writes: Pick<DatabaseTransaction, 'set'>,
  orderId: string,
  now: Date,
) {
  writes.set(duePath(orderId), { since: now });
}

export function clearInvoiceDue(tx: Pick<DatabaseTransaction, 'delete'>, orderId: string): void {
  tx.delete(duePath(orderId));
}

/** Orders waiting for their invoice since before `before`, longest waiting first. */
export async function findDueInvoices(
  reader: Pick<Database, 'find'>,
  before: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('invoicesDue', (all) => {
    const sorted = all.where('since', '<=', before).orderBy('since').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'since');
}

/** Next sequence number of a financial year. */
export async function nextInvoiceSequence(tx: DatabaseTransaction, year: string): Promise<number> {
  const document = await tx.get(counterPath(year));
  return document ? z.parse(counter, document.data).last + 1 : 1;
}

/**
 * Stores an invoice and advances the counter together, so that no number is lost.
 * @param place position among the invoices of its order, from 1
 */
export function createInvoice(tx: DatabaseTransaction, record: InvoiceRecord, place: number): void {
  const { supplements } = record;
  tx.create(pathOf(record.order_id, place), {
    ...record,
    supplements: supplements && { ...supplements, issued_at: new Date(supplements.issued_at) },
    issued_at: new Date(record.issued_at),
    placed_at: new Date(record.placed_at),
  });
  tx.set(counterPath(record.financial_year), { last: record.sequence }, { merge: true });
  clearInvoiceDue(tx, record.order_id);
}
