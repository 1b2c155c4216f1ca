import type { Logger } from 'pino';
import { stateOf } from '@smriti/shared/base/indian-states';
import { workThrough } from '../../platform/database/batches';
import type { OrderRecord } from '../orders/order.records';
import { settingsOf } from '../orders/order-settings.domain';
import { findOrder } from '../orders/order.repository';
import { currentSettings, type SettingsReads } from '../settings/settings.service';
import {
  financialYear,
  invoiceLines,
  invoiceNumber,
  notInvoiced,
  shippingLines,
} from './invoice.domain';
import type { InvoiceRecord } from './invoice.records';
import {
  createInvoice,
  dropDue,
  findDueInvoices,
  findInvoices,
  nextSequence,
  noteDue,
} from './invoice.repository';
import { hasSeller, type InvoiceTerms, invoiceTerms, withSeller } from './invoice-terms.domain';

type Contents = Omit<InvoiceRecord, 'number' | 'financial_year' | 'sequence' | 'issued_at'>;

/** What the invoice of an order says; null for one that is not paid, or not any more. */
export function contentsOf(order: OrderRecord, terms: InvoiceTerms): Contents | null {
  const { id, user_id, album, amounts, address, placed_at } = order;
  if (order.payment_status !== 'paid' || !amounts || !address || placed_at === null) return null;
  if (order.replaces !== null) return null; // nothing is sold
  const place = stateOf(address);
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
 * What the next invoice of an order says: the first one all, a further one what came to the order
 * since. null where its invoices say all there is.
 */
function nextContents(
  contents: Contents,
  [first, ...others]: readonly InvoiceRecord[],
  terms: InvoiceTerms,
): Contents | null {
  if (!first) return contents;
  const more = notInvoiced(contents, [first, ...others]);
  if (!more) return null;
  const { number, issued_at } = first;
  const isWithinState = contents.place_of_supply?.code === terms.state.code;
  const lines = shippingLines(more.shippingPaise, terms, isWithinState);
  return { ...contents, supplements: { number, issued_at }, lines, paid: more.paid };
}

/** The terms of an order's invoices: those with which it was placed. @throws where the shop has no seller. */
async function termsOf(deps: SettingsReads, order: OrderRecord): Promise<InvoiceTerms> {
  const settings = settingsOf(order, deps.config.shop);
  if (hasSeller(settings)) return invoiceTerms(settings);
  return invoiceTerms(withSeller(settings, await currentSettings(deps)));
}

/**
 * Gives a paid order its invoice with the next number of the financial year: once, however often
 * and by however many it is asked, and without gaps, because the number and the invoice are
 * written together. An order that carries the shipping of another one since has a further one of it.
 * @returns the number, or null when there is nothing to issue (any more)
 */
export function issueInvoice(deps: SettingsReads, orderId: string): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    const terms = order?.payment_status === 'paid' ? await termsOf(deps, order) : null;
    const all = order && terms && contentsOf(order, terms);
    const earlier = all ? await findInvoices(tx, orderId) : [];
    const contents = all && nextContents(all, earlier, terms);
    if (!contents) {
      dropDue(tx, orderId);
      return earlier.at(-1)?.number ?? null;
    }
    const now = deps.clock.now();
    const year = financialYear(now);
    const sequence = await nextSequence(tx, year);
    const number = invoiceNumber(year, sequence);
    const numbered = { number, financial_year: year, sequence, issued_at: now.toISOString() };
    createInvoice(tx, { ...contents, ...numbered }, earlier.length + 1);
    return number;
  });
}

/**
 * Gives an order that was just paid, or that came to cost more since, its invoice. It is noted first
 * that it has none, so that the hourly scan comes back to it when this fails for longer than the event
 * is repeated.
 */
export async function invoicePaidOrder(
  deps: SettingsReads,
  orderId: string,
): Promise<string | null> {
  await deps.db.batch((writes) => noteDue(writes, orderId, deps.clock.now()));
  return issueInvoice(deps, orderId);
}

const INVOICES_PER_QUERY = 200;
/** Left to the event itself for so long. */
const LEFT_MILLISECONDS = 10 * 60_000;

/**
 * Makes the invoices that failed, one at a time so that they do not wait for each other's counter.
 * @returns how many orders have one now, or need none any more
 */
export async function issueMissingInvoices(
  deps: SettingsReads & { logger: Pick<Logger, 'error'> },
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - LEFT_MILLISECONDS);
  const issued = await workThrough({
    find: (page) => findDueInvoices(deps.db, before, page),
    pageSize: INVOICES_PER_QUERY,
    atOnce: 1,
    work: ({ id }) => issueInvoice(deps, id),
    report: (error, { id }) => deps.logger.error({ err: error, order: id }, 'invoice not issued'),
  });
  return issued.length;
}
