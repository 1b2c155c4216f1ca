import { readFileSync } from 'node:fs';

/**
 * Drawn HEIC picture of 320 x 240 pixels in Display P3: red, green, blue and white quarters, on its
 * side (EXIF orientation 6), taken at 07:05:09.123 +05:30 on 22 November 2026, with a place.
 */
export const QUARTERS = new Uint8Array(
  readFileSync(new URL('../../../../../tests/fixtures/heic/quarters.heic', import.meta.url)),
);
