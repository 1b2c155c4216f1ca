import type { Logger } from 'pino';
import { type Paise, sumPaise } from '@smriti/shared/base/money';
import { processDueRecords } from '../../platform/database/batches';
import type { Clock } from '../../platform/clock';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { OrderRecord } from '../orders/order.records';
import { findOrder } from '../orders/order.repository';
import { creditNoteLines, remainingInvoiceLines } from './credit-note.domain';
import {
  createCreditNote,
  clearCreditDue,
  findCreditNotes,
  findDueCreditNotes,
  nextCreditSequence,
  markCreditDue,
} from './credit-note.repository';
import { creditNoteNumber, financialYear, invoiceTotals } from './invoice.domain';
import type { CreditNoteRecord, InvoiceRecord } from './invoice.records';
import { findInvoices } from './invoice.repository';

interface IssuingDeps {
  db: Database;
  clock: Clock;
}

interface Credit {
  /** Id of the credited refund; null when the order was cancelled. */
  refundId: string | null;
  reason: string;
  /** Amount to credit; null for everything that is not credited yet. */
  amountPaise: Paise | null;
}

/** Credits still to be issued, oldest first; none when nothing is left on the invoices of the order. */
function creditsOf(order: OrderRecord, notes: readonly CreditNoteRecord[]): Credit[] {
  const has = (refundId: string | null) => notes.some(({ refund_id }) => refund_id === refundId);
  const refunds: Credit[] = order.refunds.map((refund) => ({
    refundId: refund.id,
    reason: refund.reason,
    amountPaise: sumPaise(
      refund.due_paise,
      refund.initial_paise,
      refund.gift_paise,
      refund.points_paise,
    ),
  }));
  const cancelled = order.history.find(({ to }) => to === 'Cancelled');
  const all = cancelled
    ? [...refunds, { refundId: null, reason: cancelled.note, amountPaise: null }]
    : refunds;
  return all.filter(({ refundId }) => !has(refundId));
}

function missingNotes(
  order: OrderRecord,
  invoices: readonly [InvoiceRecord, ...InvoiceRecord[]],
  notes: readonly CreditNoteRecord[],
) {
  const [first] = invoices;
  const { seller, buyer, place_of_supply } = first;
  const isWithinState = place_of_supply?.code === seller.state.code;
  const invoiced = invoices.flatMap(({ lines }) => lines);
  const credited = notes.map(({ lines }) => lines);
  return creditsOf(order, notes).flatMap(({ refundId, reason, amountPaise }) => {
    const left = remainingInvoiceLines(invoiced, credited);
    const whole = invoiceTotals(left).total_paise;
    if (whole <= 0) return [];
    const lines = creditNoteLines(left, amountPaise ?? whole, isWithinState);
    credited.push(lines);
    return {
      order_id: order.id,
      user_id: order.user_id,
      refund_id: refundId,
      reason,
      invoice: { number: first.number, issued_at: first.issued_at },
      seller,
      buyer,
      place_of_supply,
      lines,
    };
  });
}

async function issue(tx: DatabaseTransaction, clock: Clock, orderId: string): Promise<string[]> {
  const order = await findOrder(tx, orderId);
  const [first, ...others] = order ? await findInvoices(tx, orderId) : [];
  if (!order || !first) {
    // A paid order gets its invoice soon: the hourly job retries then.
    if (order?.payment_status !== 'paid' || order.replaces !== null) clearCreditDue(tx, orderId);
    return [];
  }
  const notes = await findCreditNotes(tx, orderId);
  const missing = missingNotes(order, [first, ...others], notes);
  const now = clock.now();
  const year = financialYear(now);
  const next = missing.length > 0 ? await nextCreditSequence(tx, year) : 0;
  const issued = missing.map((note, index) => ({
    ...note,
    number: creditNoteNumber(year, next + index),
    financial_year: year,
    sequence: next + index,
    issued_at: now.toISOString(),
  }));
  for (const [index, note] of issued.entries()) {
    createCreditNote(tx, note, notes.length + index + 1);
  }
  clearCreditDue(tx, orderId);
  return issued.map(({ number }) => number);
}

/**
 * Issues a credit note for each refund of an order and for its cancellation, with the next number of the
 * financial year. Idempotent and without gaps (docs/rules.md#orders-16).
 * @returns the numbers of the new ones
 */
export function issueCreditNotes(
  { db, clock }: IssuingDeps,
  orderId: string,
): Promise<readonly string[]> {
  return db.transaction((tx) => issue(tx, clock, orderId));
}

/** Issues missing credit notes. First marks the order as due, like issueInvoiceOrRetryLater. */
export async function issueCreditNotesOrRetryLater(
  deps: IssuingDeps,
  orderId: string,
): Promise<readonly string[]> {
  await deps.db.batch((writes) => markCreditDue(writes, orderId, deps.clock.now()));
  return issueCreditNotes(deps, orderId);
}

const NOTES_PER_QUERY = 200;
/** Time in ms in which the event itself is retried; the hourly job takes over afterwards. */
const EVENT_RETRY_MILLISECONDS = 10 * 60_000;

/** Issues credit notes that failed or waited for their invoice, one at a time. */
export async function issueMissingCreditNotes(
  deps: IssuingDeps & { logger: Pick<Logger, 'error'> },
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - EVENT_RETRY_MILLISECONDS);
  const issued = await processDueRecords({
    find: (page) => findDueCreditNotes(deps.db, before, page),
    pageSize: NOTES_PER_QUERY,
    atOnce: 1,
    work: ({ id }) => issueCreditNotes(deps, id),
    report: (error, { id }) =>
      deps.logger.error({ err: error, order: id }, 'credit note not issued'),
  });
  return issued.length;
}
