import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

/** A month in India, e.g. '2026-11'. */
const indianMonth = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month, such as 2026-11' }));

/**
 * The invoices and credit notes of a month as CSV, a line for each of theirs; what is credited is
 * below nothing, so that the columns add up. For admins.
 */
export const exportInvoices = endpoint({
  method: 'GET',
  path: '/invoices/export',
  query: z.strictObject({ month: indianMonth }),
  /** Bytes, which no schema describes. */
  response: z.never(),
});

/**
 * The most orders of one export: a bigger shop asks month by month. Hosting ends an answer after 60 s,
 * which 40 queries of 500 orders hold at 1.5 s each.
 */
export const MAX_EXPORTED_ORDERS = 20_000;

/**
 * Orders as CSV, newest first, to download: those requested in a month, or all, of which the newest
 * MAX_EXPORTED_ORDERS. For admins.
 */
export const exportOrders = endpoint({
  method: 'GET',
  path: '/orders/export',
  query: z.strictObject({ month: z.optional(indianMonth) }),
  /** Bytes, which no schema describes. */
  response: z.never(),
});
