import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';
import { orderIdList } from './print-files';

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

/** 'a4': four labels on a sheet, then the slips; 'label': label and slip of each parcel in 100 x 150 mm. */
export const PARCEL_PAPER_FORMATS = ['a4', 'label'] as const;
export type ParcelPaperFormat = (typeof PARCEL_PAPER_FORMATS)[number];

/**
 * Labels and packing slips of several orders as one PDF, for printers and admins. Orders of one placement and
 * address share a parcel. 404 for an order that has no parcel.
 */
export const getParcelPapers = endpoint({
  method: 'GET',
  path: '/parcels',
  query: z.strictObject({ order_ids: orderIdList, format: z.enum(PARCEL_PAPER_FORMATS) }),
  response: z.never(),
});

/** Packing slip of a parcel, as a PDF of A4: its contents, without prices. */
export const getPackingSlip = endpoint({
  method: 'GET',
  path: '/orders/:id/packing-slip',
  ...paper,
});
