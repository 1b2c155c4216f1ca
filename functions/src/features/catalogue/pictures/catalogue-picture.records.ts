import { photoState } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/** cataloguePictures/{id}: a picture uploaded for the catalogue. */
export const cataloguePictureRecord = storedObject({
  id: z.string(),
  /** `sweeping`: unused and being deleted; treated as missing everywhere else. */
  state: z.union([photoState, z.literal('sweeping')]),
  /** Measures of its largest rendition in pixels; null until it is made. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Number of started renderings. */
  attempts: z.int(),
  /**
   * Time since which the picture may be unused: of its upload, or of its removal from a record. null: a sweep
   * has found it in use, and no record has removed it since.
   */
  unused_since: z._default(z.nullable(storedTime), null),
  created_at: storedTime,
});
export type CataloguePictureRecord = z.output<typeof cataloguePictureRecord>;

export function createCataloguePictureRecord(id: string, now: Date): CataloguePictureRecord {
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
