import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/**
 * photoReleases/{id}: photos that were removed from an album and still have to be unreferenced. Created with
 * the change of the album, deleted when done.
 */
export const releaseRecord = storedObject({
  id: z.string(),
  owner: z.string(),
  album_id: z.string(),
  photo_ids: z.array(z.string()),
  /** true when the album still counts as a user of the photos: a placed album, which cannot take any back. */
  still_used: z.boolean(),
  created_at: storedTime,
});
export type ReleaseRecord = z.output<typeof releaseRecord>;
