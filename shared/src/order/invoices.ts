import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';

/**
 * The credit notes of an order as a PDF, each on a page of its own, like getInvoice. 409 where there is
 * none, and for the moments until it has its number.
 */
export const getCreditNotes = endpoint({
  method: 'GET',
  path: '/orders/:id/credit-notes',
  params: z.object({ id: recordId }),
  /** Bytes, which no schema describes. */
  response: z.never(),
});

/**
 * The GST invoice of an order as a PDF (application/pdf, to download), for its customer and for
 * admins. 404 for everyone else; 409 while the order is not paid, and for the moments after that
 * until the invoice has its number.
 */
export const getInvoice = endpoint({
  method: 'GET',
  path: '/orders/:id/invoice',
  params: z.object({ id: recordId }),
  /** Bytes, which no schema describes. */
  response: z.never(),
});
