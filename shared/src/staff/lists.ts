import * as z from 'zod/mini';
import { wholeNumber } from '../base/fields';

/** How many records a list of staff shows where nothing else is asked for, and at most. */
export const STAFF_PAGE = 50;
export const MAX_STAFF_PAGE = 100;

/**
 * What every list of staff takes: X-Next-Cursor leads on, and with `total` X-Total-Count tells how
 * many there are in all, which costs a read for each 1,000.
 */
export const staffList = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(wholeNumber(1, MAX_STAFF_PAGE)),
  total: z.optional(z.literal('1', { error: 'must be 1, or left out' })),
};
