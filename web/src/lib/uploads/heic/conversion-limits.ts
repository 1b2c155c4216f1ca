/** Maximum time to load the decoder, and then to convert a file; 48 megapixels take half a minute on a slow phone. */
export const CONVERSION_TIMEOUT_MS = 120_000;

/**
 * Pixel limits by the memory of the device, of the HEIC photo and of its JPEG. Decoding takes 5 bytes a
 * pixel, drawing 4 bytes for each pixel of the JPEG. Panoramas of phones have up to 63 megapixels.
 */
export const PIXEL_LIMITS = {
  upTo2Gb: { maxSourcePixels: 52_000_000, maxJpegPixels: 25_000_000 },
  upTo4Gb: { maxSourcePixels: 64_000_000, maxJpegPixels: 52_000_000 },
  more: { maxSourcePixels: 110_000_000, maxJpegPixels: 110_000_000 },
};
