import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/**
 * photoReleases/{id}: photos that have left an album, and are still to be let go: written with the
 * change of the album, deleted when it is done.
 */
export const releaseRecord = storedObject({
  id: z.string(),
  owner: z.string(),
  album_id: z.string(),
  photo_ids: z.array(z.string()),
  /** The album still counts as one that uses them: a placed one, which takes nothing back. */
  still_used: z.boolean(),
  created_at: storedTime,
});
export type ReleaseRecord = z.output<typeof releaseRecord>;
