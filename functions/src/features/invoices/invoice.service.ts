import { AppError } from '@smriti/shared/base/errors';
import { indianMonthRange } from '@smriti/shared/base/indian-days';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { findVisibleOrder } from '../orders/order.access';
import { findCreditNotes, findCreditNotesIssued } from './credit-note.repository';
import { invoicesCsv } from './invoice-csv.presenter';
import { findInvoices, findInvoicesIssued } from './invoice.repository';

interface InvoiceFile {
  bytes: Buffer;
  filename: string;
}

const NOT_PAID = 'The invoice is ready once the order is paid.';
const NOT_YET = 'Your invoice is being made. Please try again in a minute.';

/**
 * The invoices of an order as one PDF: of the caller's order, or of any order for an admin. A cancelled
 * order keeps its invoices, marked as cancelled.
 * @throws AppError not_found; conflict while the order is not paid, or the invoice not numbered yet
 */
export async function getInvoicePdf(
  deps: Pick<Deps, 'db'>,
  caller: SignedInCaller,
  orderId: string,
): Promise<InvoiceFile> {
  const order = await findVisibleOrder(deps.db, caller, orderId);
  const invoices = await findInvoices(deps.db, orderId);
  const [first, ...others] = invoices;
  if (!first) {
    throw new AppError('conflict', order.payment_status === 'paid' ? NOT_YET : NOT_PAID);
  }
  const { renderInvoices } = await import('./invoice-pdf.presenter');
  const cancelled = order.history.find(({ to }) => to === 'Cancelled');
  return {
    bytes: await renderInvoices([first, ...others], cancelled ? new Date(cancelled.at) : null),
    filename: `invoice-${first.number.replaceAll('/', '-')}.pdf`,
  };
}

/** Invoices and credit notes of a month in Indian time as CSV. @param month e.g. '2026-11' */
export async function exportMonthCsv(
  { db }: Pick<Deps, 'db'>,
  month: string,
): Promise<InvoiceFile> {
  const within = indianMonthRange(month);
  const [invoices, notes] = [
    await findInvoicesIssued(db, within),
    await findCreditNotesIssued(db, within),
  ];
  return { bytes: invoicesCsv(invoices, notes), filename: `invoices-${month}.csv` };
}

const NO_NOTE = 'There is no credit note for this order.';
const NOTE_NOT_YET = 'Your credit note is being made. Please try again in a minute.';

/**
 * Credit notes of an order as a PDF, with the same access as its invoice.
 * @throws AppError not_found; conflict when none is numbered yet
 */
export async function getCreditNotePdf(
  deps: Pick<Deps, 'db'>,
  caller: SignedInCaller,
  orderId: string,
): Promise<InvoiceFile> {
  const order = await findVisibleOrder(deps.db, caller, orderId);
  const [first, ...others] = await findCreditNotes(deps.db, orderId);
  if (!first) {
    const isComing = order.refunds.length > 0 || order.payment_status === 'refunded';
    throw new AppError('conflict', isComing ? NOTE_NOT_YET : NO_NOTE);
  }
  const { renderCreditNotes } = await import('./credit-note-pdf.presenter');
  return {
    bytes: await renderCreditNotes([first, ...others]),
    filename: `credit-note-${first.number.replaceAll('/', '-')}.pdf`,
  };
}
