import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';

const paper = {
  params: z.object({ id: recordId }),
  query: z.strictObject({
    /** For this order alone; left out: with those that were placed with it and are not sent yet. */
    alone: z.optional(z.literal('1', { error: 'must be 1, or left out' })),
  }),
  /** Bytes, which no schema describes. */
  response: z.never(),
};

/** What is stuck on a parcel, as a PDF of A6, for printers and admins: receiver and sender. */
export const getAddressLabel = endpoint({ method: 'GET', path: '/orders/:id/label', ...paper });

/** What lies in a parcel, as a PDF of A4: what is in it, without prices. */
export const getPackingSlip = endpoint({
  method: 'GET',
  path: '/orders/:id/packing-slip',
  ...paper,
});
