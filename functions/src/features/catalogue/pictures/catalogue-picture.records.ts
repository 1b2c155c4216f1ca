import { photoState } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/** cataloguePictures/{id}: a picture that was uploaded for the catalogue. */
export const pictureRecord = storedObject({
  id: z.string(),
  /** `sweeping`: found unused and being deleted; for everyone else as good as gone. */
  state: z.union([photoState, z.literal('sweeping')]),
  /** Of its largest rendition; null until it is made. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** How often it was begun to be rendered. */
  attempts: z.int(),
  /**
   * Since when no record may name it: it came then, or a record let it go. null: a sweep has found
   * that one does, and nothing was let go since.
   */
  unused_since: z._default(z.nullable(storedTime), null),
  created_at: storedTime,
});
export type PictureRecord = z.output<typeof pictureRecord>;

/** A picture that just comes. */
export function newPicture(id: string, now: Date): PictureRecord {
  const moment = now.toISOString();
  return {
    id,
    state: 'processing',
    width: null,
    height: null,
    attempts: 0,
    unused_since: moment,
    created_at: moment,
  };
}
