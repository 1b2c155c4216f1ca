import * as z from 'zod/mini';
import { catalogueId } from '../base/ids';
import { paiseField } from '../base/money';
import { isoTime } from '../base/time';
import { namedInHindi } from './hindi';

/**
 * Fields of catalogue records as Firestore keeps them, in catalogue/{kind}/items/{id}: money in
 * paise, and moments as ISO text once the repository has turned Timestamps round.
 */

/** What every record has beside its own; records of the seed have none of it. */
export const changeFields = {
  /** Which admin changed it last, and when. */
  changed_by: z.optional(z.string()),
  changed_at: z.optional(isoTime),
  /** Grows with each write of an admin; 1 without it. */
  version: z.optional(z.int()),
  /** Whether it is no longer offered: who has it keeps it. */
  archived: z.optional(z.boolean()),
};

/** A choice with a price. */
export const pricedOptionFields = {
  ...changeFields,
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  price_paise: paiseField,
  hi: namedInHindi,
};
