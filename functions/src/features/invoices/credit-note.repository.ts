import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { storedObject } from '../../platform/database/stored-fields';
import { type CreditNoteRecord, creditNoteRecord } from './invoice.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (orderId: string, place: number) => `creditNotes/${orderId}-${place}`;
const counterPath = (year: string) => `creditNoteCounters/${year}`;
const duePath = (orderId: string) => `creditNotesDue/${orderId}`;
const counter = storedObject({ last: z.int() });

/** Credit notes of an order in order of issue. */
export async function findCreditNotes(
  reader: Pick<Database, 'find'>,
  orderId: string,
): Promise<CreditNoteRecord[]> {
  const documents = await reader.find('creditNotes', (all) => all.where('order_id', '==', orderId));
  return documents
    .map(({ data }) => z.parse(creditNoteRecord, data))
    .toSorted((one, other) => one.number.localeCompare(other.number));
}

const NOTES_PER_QUERY = 500;

/** Credit notes issued between two times, oldest first. */
export async function findCreditNotesIssued(
  reader: Pick<Database, 'find'>,
  { from, until }: { from: Date; until: Date },
): Promise<CreditNoteRecord[]> {
  const found: CreditNoteRecord[] = [];
  for (let last: { at: Date; id: string } | null = null; ;) {
    const after: { at: Date; id: string } | null = last;
    const documents = await reader.find('creditNotes', (all) => {
      const issued = all.where('issued_at', '>=', from).where('issued_at', '<', until);
      const sorted = issued.orderBy('issued_at').orderBy('__name__');
      return (after ? sorted.startAfter(after.at, after.id) : sorted).limit(NOTES_PER_QUERY);
    });
    const records = documents.map(({ data }) => z.parse(creditNoteRecord, data));
    found.push(...records);
    const [document, record] = [documents.at(-1), records.at(-1)];
    if (!document || !record || documents.length < NOTES_PER_QUERY) return found;
    last = { at: new Date(record.issued_at), id: document.id };
  }
}

/** Marks an order as due for a credit note, until `clearCreditDue` clears the mark. */
export function markCreditDue(
  writes: Pick<DatabaseTransaction, 'set'>,
  orderId: string,
  now: Date,
): void {
  writes.set(duePath(orderId), { since: now });
}

export function clearCreditDue(tx: Pick<DatabaseTransaction, 'delete'>, orderId: string): void {
  tx.delete(duePath(orderId));
}

/** Orders waiting for a credit note since before `before`, longest waiting first. */
export async function findDueCreditNotes(
  reader: Pick<Database, 'find'>,
  before: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('creditNotesDue', (all) => {
    const sorted = all.where('since', '<=', before).orderBy('since').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'since');
}

/** Next sequence number of a financial year. */
export async function nextCreditSequence(tx: DatabaseTransaction, year: string): Promise<number> {
  const document = await tx.get(counterPath(year));
  return document ? z.parse(counter, document.data).last + 1 : 1;
}

/**
 * Stores a credit note and advances the counter together, so that no number is lost.
 * @param place position among the credit notes of its order, from 1
 */
export function createCreditNote(
  tx: DatabaseTransaction,
  record: CreditNoteRecord,
  place: number,
): void {
  const { invoice } = record;
  tx.create(pathOf(record.order_id, place), {
    ...record,
    invoice: { ...invoice, issued_at: new Date(invoice.issued_at) },
    issued_at: new Date(record.issued_at),
  });
  tx.set(counterPath(record.financial_year), { last: record.sequence }, { merge: true });
}
