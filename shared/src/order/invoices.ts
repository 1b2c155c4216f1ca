import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';

/**
 * Credit notes of an order as a PDF, one per page, for the same callers as getInvoice. 409 when there is
 * none, or until it has its number.
 */
export const getCreditNotes = endpoint({
  method: 'GET',
  path: '/orders/:id/credit-notes',
  params: z.object({ id: recordId }),
  /** Binary, not described by a schema. */
  response: z.never(),
});

/**
 * GST invoice of an order as a PDF (application/pdf, as a download), for its customer and for admins. 404 for
 * everyone else; 409 while the order is unpaid, and shortly after until the invoice has its number.
 */
export const getInvoice = endpoint({
  method: 'GET',
  path: '/orders/:id/invoice',
  params: z.object({ id: recordId }),
  /** Binary, not described by a schema. */
  response: z.never(),
});
