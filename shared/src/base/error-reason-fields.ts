import * as z from 'zod/mini';

/**
 * Name of a sentence in an answer (error-reasons.ts, staff-error-reasons.ts) and the values of its `{...}`
 * placeholders, as in the body of an error; missing without a name.
 */
export const errorReasonFields = {
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.string())),
};
