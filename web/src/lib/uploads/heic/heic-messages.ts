import * as z from 'zod/mini';

/**
 * Why a HEIC file could not be converted. `notLoaded`: the decoder did not load, e.g. without a
 * connection.
 */
export type HeicFailure = 'unreadable' | 'notLoaded';

/** Request to the worker that converts HEIC files. */
export const heicRequest = z.object({
  file: z.instanceof(Blob),
  /** Maximum number of pixels of the photo; larger ones are refused. */
  maxPhotoPixels: z.number(),
  /** Maximum number of pixels of the JPEG; larger photos are halved. */
  maxPixels: z.number(),
  /** Maximum size of the JPEG. */
  maxBytes: z.number(),
});
export type HeicRequest = z.infer<typeof heicRequest>;

/** Response of the worker. */
export const heicResponse = z.union([
  z.object({
    jpeg: z.instanceof(Blob),
    /** Memory that the worker's decoder has reserved, in bytes; 0 without a decoder. */
    memoryBytes: z.number(),
  }),
  z.object({ failure: z.enum(['unreadable', 'notLoaded']), cause: z.string() }),
]);
export type HeicResponse = z.infer<typeof heicResponse>;
