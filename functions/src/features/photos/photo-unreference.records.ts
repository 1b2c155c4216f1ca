import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/**
 * photoReleases/{id}: photos that were removed from an album and still have to be unreferenced. Created with
 * the change of the album, deleted when done.
 */
export const photoUnreferenceRecord = storedObject({
  id: z.string(),
  owner: z.string(),
  album_id: z.string(),
  photo_ids: z.array(z.string()),
  /** Whether the album is still listed as a user of the photos, as for a placed album, which cannot use them again. */
  still_used: z.boolean(),
  created_at: storedTime,
});
export type PhotoUnreferenceRecord = z.output<typeof photoUnreferenceRecord>;
