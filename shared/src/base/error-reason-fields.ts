import * as z from 'zod/mini';

/**
 * Key of a translatable text in an answer (error-reasons.ts, staff-error-reasons.ts) and the values of its
 * `{...}` placeholders; both are missing for texts without a key.
 */
export const errorReasonFields = {
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.string())),
};
