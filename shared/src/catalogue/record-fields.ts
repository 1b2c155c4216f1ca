import * as z from 'zod/mini';
import { catalogueId } from '../base/ids';
import { paiseField } from '../base/money';
import { isoTime } from '../base/time';
import { hindiNameSchema } from './hindi';
import { restockDay } from './management-fields';

/**
 * Fields of catalogue records as stored in Firestore, in catalogue/{kind}/items/{id}: money in paise; times
 * as ISO text after the repository has converted Timestamps.
 */

/** Change tracking of every record; missing in records of the seed. */
export const changeTrackingFields = {
  /** The admin who changed the record last, and the time. */
  changed_by: z.optional(z.string()),
  changed_at: z.optional(isoTime),
  /** Version of the record, incremented by each write of an admin; 1 if missing. */
  version: z.optional(z.int()),
  /** Whether the record is no longer offered; existing designs keep it. */
  archived: z.optional(z.boolean()),
};

/** First day in India on which a paper or cover is in stock again; missing if it never was out of stock. */
export const stockFields = { restock_day: z.optional(restockDay) };

export const pricedOptionFields = {
  ...changeTrackingFields,
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  price_paise: paiseField,
  hi: hindiNameSchema,
};
