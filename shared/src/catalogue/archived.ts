import * as z from 'zod/mini';

/** Whether a record is no longer offered: lists omit it, reads by id still return it with this flag. */
export const archivedField = z.optional(z.boolean());
