import * as z from 'zod/mini';

/** Whether a record is no longer offered: it is in no list, and answered by its id with this. */
export const archived = z.optional(z.boolean());
