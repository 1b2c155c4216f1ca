import type { Logger } from 'pino';
import { findStateOfAddress } from '@smriti/shared/base/indian-states';
import { processDueRecords } from '../../platform/database/batches';
import type { OrderRecord } from '../orders/order.records';
import { orderSettings } from '../orders/order-settings.domain';
import { findOrder } from '../orders/order.repository';
import { getCurrentSettings, type SettingsReads } from '../settings/settings.service';
import {
  financialYear,
  invoiceLines,
  invoiceNumber,
  findUninvoicedShipping,
  shippingLines,
} from './invoice.domain';
import type { InvoiceRecord } from './invoice.records';
import {
  createInvoice,
  clearInvoiceDue,
  findDueInvoices,
  findInvoices,
  nextInvoiceSequence,
  markInvoiceDue,
} from './invoice.repository';
import {
  hasCompleteSeller,
  type InvoiceTerms,
  invoiceTerms,
  addFallbackSeller,
} from './invoice-terms.domain';

type Contents = Omit<InvoiceRecord, 'number' | 'financial_year' | 'sequence' | 'issued_at'>;

/** Contents of an order's invoice; null when it is not paid or no longer paid. */
export function invoiceContents(order: OrderRecord, terms: InvoiceTerms): Contents | null {
  const { id, user_id, album, amounts, address, placed_at } = order;
  if (order.payment_status !== 'paid' || !amounts || !address || placed_at === null) return null;
  if (order.replaces !== null) return null; // a replacement is no sale
  const place = findStateOfAddress(address);
  const { title, product, quantity } = album;
  const invoiced = { title, product, quantity, ...amounts };
  return {
    order_id: id,
    user_id,
    placed_at,
    seller: { ...terms.seller, state: terms.state },
    buyer: {
      name: address.contact_name,
      address: [
        address.shipping_address_line1,
        address.shipping_address_line2,
        `${address.city}, ${address.state} ${address.postal_code}`,
        address.country,
      ].filter((text) => text !== ''),
      phone: address.contact_phone,
      email: address.contact_email,
    },
    place_of_supply: place,
    lines: invoiceLines(invoiced, terms, place?.code === terms.state.code),
    supplements: null,
    paid: {
      initial_paise: amounts.initial_paid_paise,
      gift_paise: amounts.gift_paise,
      points_paise: amounts.points_paise,
      payment_paise: amounts.due_paise,
    },
  };
}

/**
 * Contents of the next invoice of an order: the first one covers everything, later ones what was added since.
 * null when the invoices are complete.
 */
function nextContents(
  contents: Contents,
  [first, ...others]: readonly InvoiceRecord[],
  terms: InvoiceTerms,
): Contents | null {
  if (!first) return contents;
  const more = findUninvoicedShipping(contents, [first, ...others]);
  if (!more) return null;
  const { number, issued_at } = first;
  const isWithinState = contents.place_of_supply?.code === terms.state.code;
  const lines = shippingLines(more.shippingPaise, terms, isWithinState);
  return { ...contents, supplements: { number, issued_at }, lines, paid: more.paid };
}

/** Invoice terms of an order, as of its placement. @throws when the shop has no seller. */
async function termsOf(deps: SettingsReads, order: OrderRecord): Promise<InvoiceTerms> {
  const settings = orderSettings(order, deps.config.shop);
  if (hasCompleteSeller(settings)) return invoiceTerms(settings);
  return invoiceTerms(addFallbackSeller(settings, await getCurrentSettings(deps)));
}

/**
 * Issues the invoice of a paid order with the next number of the financial year. Idempotent, also for
 * concurrent calls, and without gaps, because number and invoice are written together. An order that
 * took over the shipping charge of another one gets a further invoice.
 * @returns the number, or null when there is nothing to issue
 */
export function issueInvoice(deps: SettingsReads, orderId: string): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    const terms = order?.payment_status === 'paid' ? await termsOf(deps, order) : null;
    const all = order && terms && invoiceContents(order, terms);
    const earlier = all ? await findInvoices(tx, orderId) : [];
    const contents = all && nextContents(all, earlier, terms);
    if (!contents) {
      clearInvoiceDue(tx, orderId);
      return earlier.at(-1)?.number ?? null;
    }
    const now = deps.clock.now();
    const year = financialYear(now);
    const sequence = await nextInvoiceSequence(tx, year);
    const number = invoiceNumber(year, sequence);
    const numbered = { number, financial_year: year, sequence, issued_at: now.toISOString() };
    createInvoice(tx, { ...contents, ...numbered }, earlier.length + 1);
    return number;
  });
}

/**
 * Issues the invoice of an order that was just paid or became more expensive. First marks the order as
 * due, so that the hourly job retries if this still fails after the last retry of the event.
 */
export async function issueInvoiceOrRetryLater(
  deps: SettingsReads,
  orderId: string,
): Promise<string | null> {
  await deps.db.batch((writes) => markInvoiceDue(writes, orderId, deps.clock.now()));
  return issueInvoice(deps, orderId);
}

const INVOICES_PER_QUERY = 200;
/** Time in ms in which the event itself is retried; the hourly job takes over afterwards. */
const EVENT_RETRY_MILLISECONDS = 10 * 60_000;

/**
 * Issues invoices that failed, one at a time, because they share a counter.
 * @returns the number of orders that are complete now
 */
export async function issueMissingInvoices(
  deps: SettingsReads & { logger: Pick<Logger, 'error'> },
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - EVENT_RETRY_MILLISECONDS);
  const issued = await processDueRecords({
    find: (page) => findDueInvoices(deps.db, before, page),
    pageSize: INVOICES_PER_QUERY,
    atOnce: 1,
    work: ({ id }) => issueInvoice(deps, id),
    report: (error, { id }) => deps.logger.error({ err: error, order: id }, 'invoice not issued'),
  });
  return issued.length;
}
