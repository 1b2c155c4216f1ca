import { photoFacts } from '@smriti/shared/book/photo-facts';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

const sheetEntry = storedObject({
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** The tokens that read its renditions. */
  small: z.string(),
  large: z.string(),
  facts: z._default(z.nullable(photoFacts), null),
});
export type SheetEntry = z.output<typeof sheetEntry>;

/**
 * photoSheets/{albumId}: what an album's pages show of its photos, so that they need not be read one
 * by one. Only of those whose renditions are made: for them nothing changes any more but the tokens,
 * and whoever changes these tells every sheet in the same transaction. What a sheet does not have is
 * read from the photo's own record, so it may be incomplete, or not there at all.
 */
export const sheetRecord = storedObject({
  owner: z.string(),
  /**
   * By photo id; at most those of the album: about 500 bytes each. Firestore keeps no empty map where
   * photos have left an album that had no sheet.
   */
  photos: z._default(z.record(z.string(), sheetEntry), {}),
});
export type SheetRecord = z.output<typeof sheetRecord>;
