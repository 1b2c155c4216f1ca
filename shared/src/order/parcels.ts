import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';

const paper = {
  params: z.object({ id: recordId }),
  query: z.strictObject({
    /** '1': the parcel contains only this order; missing: also the unsent orders of the same placement. */
    alone: z.optional(z.literal('1', { error: 'must be 1, or left out' })),
  }),
  /** Binary, not described by a schema. */
  response: z.never(),
};

/** Address label of a parcel with receiver and sender, as a PDF of A6, for printers and admins. */
export const getAddressLabel = endpoint({ method: 'GET', path: '/orders/:id/label', ...paper });

/** Packing slip of a parcel, as a PDF of A4: its contents, without prices. */
export const getPackingSlip = endpoint({
  method: 'GET',
  path: '/orders/:id/packing-slip',
  ...paper,
});
