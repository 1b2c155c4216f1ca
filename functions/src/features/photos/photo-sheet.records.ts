import { photoFacts } from '@smriti/shared/book/photo-facts';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

const sheetEntry = storedObject({
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Tokens for reading its renditions. */
  small: z.string(),
  large: z.string(),
  facts: z._default(z.nullable(photoFacts), null),
});
export type PhotoSheetEntry = z.output<typeof sheetEntry>;

/**
 * photoSheets/{albumId}: a cache of what an album's pages show of its photos, which saves reading them one by
 * one. Contains only photos with renditions: afterwards only their tokens change, and every change of tokens
 * updates all photo sheets in the same transaction. A photo sheet may be incomplete or missing; photos that
 * it lacks are read from their own records.
 */
export const photoSheetRecord = storedObject({
  owner: z.string(),
  /**
   * Entries by photo id, about 500 bytes each; only photos of the album. Missing where photos have left an
   * album that had no photo sheet, because Firestore does not store an empty map.
   */
  photos: z._default(z.record(z.string(), sheetEntry), {}),
});
export type PhotoSheetRecord = z.output<typeof photoSheetRecord>;
