import * as z from 'zod/mini';
import { wholeNumber } from './fields';

/** Default and maximum number of records on a page of a staff list. */
export const STAFF_PAGE_SIZE = 50;
export const MAX_STAFF_PAGE_SIZE = 100;

/**
 * Maximum number of rows per part of an export, and rows per query: Hosting ends a response after 60 s, and
 * 10 queries at 5 s each fit into that. X-Next-Cursor leads to the next part, which has no header line: the
 * concatenated parts are one table.
 */
export const EXPORT_PART_ROWS = 5_000;
export const EXPORT_QUERY_ROWS = 500;
export const exportQuery = { cursor: z.optional(z.string().check(z.maxLength(200))) };

/**
 * Query of every staff list: X-Next-Cursor gives the next page; with `total`, X-Total-Count gives the total
 * number, which costs a read per 1,000. X-Unreadable-Count gives the number of records left out of the page
 * because they cannot be parsed.
 */
export const staffListQuery = {
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(wholeNumber(1, MAX_STAFF_PAGE_SIZE)),
  total: z.optional(z.literal('1', { error: 'must be 1, or left out' })),
};
