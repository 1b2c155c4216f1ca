import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/**
 * faceSearches/{albumId}: photos of an album that were stored before faces were searched for. Created when
 * the album's owner opens it, deleted when the search is done.
 */
export const faceSearchRecord = storedObject({
  owner: z.string(),
  photo_ids: z.array(z.string()),
  /** Maximum number of faces to store for each photo. */
  faces_per_photo: z.int(),
  /** Time at which Firestore deletes the record if the search failed. */
  expires_at: storedTime,
});
export type FaceSearchRecord = z.output<typeof faceSearchRecord>;
