import * as z from 'zod/mini';
import { wholeNumber } from './fields';

/** How many records a list of staff shows where nothing else is asked for, and at most. */
export const STAFF_PAGE = 50;
export const MAX_STAFF_PAGE = 100;

/**
 * The most rows of one answer of an export, and how many a query reads: Hosting ends an answer after
 * 60 s, which 10 queries hold at 5 s each. X-Next-Cursor leads to the next part, which has no line of
 * column names: put together, the parts are one table.
 */
export const EXPORT_PART = 5_000;
export const EXPORT_QUERY = 500;
export const exportCursor = { cursor: z.optional(z.string().check(z.maxLength(200))) };

/**
 * What every list of staff takes: X-Next-Cursor leads on, and with `total` X-Total-Count tells how
 * many there are in all, which costs a read for each 1,000. X-Unreadable-Count tells how many records of
 * the page are not in it because they cannot be read.
 */
export const staffList = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(wholeNumber(1, MAX_STAFF_PAGE)),
  total: z.optional(z.literal('1', { error: 'must be 1, or left out' })),
};
