import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { exportQuery } from '../base/lists';
import { orderFilters } from './order-list';

/** A month in India, e.g. '2026-11'. */
const indianMonth = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month, such as 2026-11' }));

/**
 * Invoices and credit notes of a month as CSV, one per line; credited amounts are negative, so that the
 * columns can be summed. For admins.
 */
export const exportInvoices = endpoint({
  method: 'GET',
  path: '/invoices/export',
  query: z.strictObject({ month: indianMonth }),
  /** Binary, not described by a schema. */
  response: z.never(),
});

/**
 * Orders as CSV, downloaded in parts: those requested in a month, those of the list with the same filters, or
 * all, newest first. For admins.
 */
export const exportOrders = endpoint({
  method: 'GET',
  path: '/orders/export',
  query: z.strictObject({
    month: z.optional(indianMonth),
    ...orderFilters.shape,
    ...exportQuery,
  }),
  /** Binary, not described by a schema. */
  response: z.never(),
});
