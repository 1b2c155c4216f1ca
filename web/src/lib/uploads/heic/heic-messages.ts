import * as z from 'zod/mini';

export const conversionRequestSchema = z.object({
  file: z.instanceof(Blob),
  /** Maximum number of pixels of the HEIC photo; larger ones are refused. */
  maxSourcePixels: z.number(),
  /** Maximum number of pixels of the JPEG; larger photos are halved. */
  maxJpegPixels: z.number(),
  /** Maximum size of the JPEG. */
  maxJpegBytes: z.number(),
});
export type ConversionRequest = z.infer<typeof conversionRequestSchema>;

/**
 * Why a HEIC file could not be converted. `notLoaded`: the decoder did not load, e.g. without a
 * connection.
 */
const conversionFailureSchema = z.enum(['unreadable', 'notLoaded']);
export type ConversionFailure = z.infer<typeof conversionFailureSchema>;

const conversionResultSchema = z.union([
  z.object({
    jpeg: z.instanceof(Blob),
    /** Memory that the worker's decoder has reserved, in bytes; 0 without a decoder. */
    memoryBytes: z.number(),
  }),
  z.object({ failure: conversionFailureSchema, cause: z.string() }),
]);
export type ConversionResult = z.infer<typeof conversionResultSchema>;

/** Response of the worker: `isLoaded` once the worker can decode the file, and then the result. */
export const conversionResponseSchema = z.union([
  z.object({ isLoaded: z.literal(true) }),
  conversionResultSchema,
]);
export type ConversionResponse = z.infer<typeof conversionResponseSchema>;
