import type { Logger } from 'pino';
import { workThrough } from '../../platform/batches';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import type { OrderRecord } from '../order-records/order.records';
import { findOrder } from '../order-records/order.repository';
import { stateOf } from './indian-states.domain';
import { financialYear, invoiceLines, invoiceNumber } from './invoice.domain';
import type { InvoiceRecord } from './invoice.records';
import {
  createInvoice,
  dropDue,
  findDueInvoices,
  findInvoice,
  nextSequence,
  noteDue,
} from './invoice.repository';
import type { InvoiceSettings } from './invoice.settings';

interface IssuingDeps {
  db: Database;
  clock: Clock;
  settings: InvoiceSettings;
}

type Contents = Omit<InvoiceRecord, 'number' | 'financial_year' | 'sequence' | 'issued_at'>;

/** What the invoice of an order says; null for one that is not paid, or not any more. */
export function contentsOf(order: OrderRecord, settings: InvoiceSettings): Contents | null {
  const { id, user_id, album, amounts, address, placed_at } = order;
  if (order.payment_status !== 'paid' || !amounts || !address || placed_at === null) return null;
  const place = stateOf(address);
  const { title, product, quantity } = album;
  const invoiced = { title, product, quantity, ...amounts };
  return {
    order_id: id,
    user_id,
    placed_at,
    seller: { ...settings.seller, state: settings.state },
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
    lines: invoiceLines(invoiced, settings, place?.code === settings.state.code),
    paid: {
      initial_paise: amounts.initial_paid_paise,
      gift_paise: amounts.gift_paise,
      points_paise: amounts.points_paise,
      payment_paise: amounts.due_paise,
    },
  };
}

/**
 * Gives a paid order its invoice with the next number of the financial year: once, however often
 * and by however many it is asked, and without gaps, because the number and the invoice are
 * written together.
 * @returns the number, or null when there is nothing to issue (any more)
 */
export function issueInvoice(
  { db, clock, settings }: IssuingDeps,
  orderId: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    const contents = order && contentsOf(order, settings);
    const earlier = contents && (await findInvoice(tx, orderId));
    if (!contents || earlier) {
      dropDue(tx, orderId);
      return earlier?.number ?? null;
    }
    const now = clock.now();
    const year = financialYear(now);
    const sequence = await nextSequence(tx, year);
    const number = invoiceNumber(year, sequence);
    createInvoice(tx, {
      ...contents,
      number,
      financial_year: year,
      sequence,
      issued_at: now.toISOString(),
    });
    return number;
  });
}

/**
 * Gives an order that was just paid its invoice. It is noted first that it has none, so that the
 * hourly scan comes back to it when this fails for longer than the event is repeated.
 */
export async function invoicePaidOrder(deps: IssuingDeps, orderId: string): Promise<string | null> {
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
  deps: IssuingDeps & { logger: Pick<Logger, 'error'> },
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
