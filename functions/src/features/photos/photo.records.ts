import { PHOTO_TYPES, photoId, photoState } from '@smriti/shared/album/photos';
import { photoFacts } from '@smriti/shared/book/photo-facts';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** One rendition: where it lies, the token that reads it, and its measures in pixels. */
const rendition = storedObject({
  path: z.string(),
  token: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Rendition = z.output<typeof rendition>;

/** photos/{id}. */
export const photoRecord = storedObject({
  id: photoId,
  /** The uid of the customer or guest. */
  owner: z.string(),
  /** SHA-256 of the file, in hex; null until the trigger has read it. */
  content_hash: z.nullable(z.string()),
  content_type: z.enum(PHOTO_TYPES),
  size_bytes: z.int(),
  /** Of the upright picture, in pixels; null until known. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** `sweeping`: found unused and being deleted; for everyone else as good as gone. */
  state: z.union([photoState, z.literal('sweeping')]),
  /** How often making the renditions was begun, and not ended by a picture or a verdict. */
  attempts: z._default(z.int(), 0),
  /** Named before they are stored; `ready` says that they are. */
  renditions: z.nullable(storedObject({ small: rendition, large: rendition })),
  /** For filling books; photos whose renditions were made by earlier releases have none. */
  facts: z._default(z.nullable(photoFacts), null),
  /** The albums and drafts (and the guest) that use it. */
  used_by: z.array(z.string()),
  /** Since when nobody uses it; null while somebody does. */
  unused_since: z.nullable(storedTime),
  /** When its original was deleted, long after it was printed; renditions stay. null: it is there. */
  original_deleted_at: z._default(z.nullable(storedTime), null),
  created_at: storedTime,
});
export type PhotoRecord = z.output<typeof photoRecord>;

/** What is known of a stored original that has no record yet. */
export type Upload = Pick<
  PhotoRecord,
  'content_type' | 'size_bytes' | 'content_hash' | 'width' | 'height'
>;
/** By photo id. */
export type Uploads = ReadonlyMap<string, Upload>;

/** The record of a photo whose renditions are still to be made, and that nobody uses. */
export function newPhoto(
  { owner, id }: Pick<PhotoRecord, 'owner' | 'id'>,
  upload: Upload,
  now: Date,
): PhotoRecord {
  const moment = now.toISOString();
  return {
    ...upload,
    id,
    owner,
    state: 'processing',
    attempts: 0,
    renditions: null,
    facts: null,
    used_by: [],
    unused_since: moment,
    original_deleted_at: null,
    created_at: moment,
  };
}

/** Adds the size that a request knows of a photo whose file the trigger has not read yet. */
export function addSize(record: PhotoRecord, upload: Upload | undefined): PhotoRecord {
  if (record.width !== null || !upload) return record;
  return { ...record, width: upload.width, height: upload.height };
}
