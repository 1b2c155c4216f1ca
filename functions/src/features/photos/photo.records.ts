import { PHOTO_TYPES, photoId, photoState } from '@smriti/shared/album/photos';
import { photoFacts } from '@smriti/shared/book/photo-facts';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** A rendition: its path, the token for reading it, and its size in pixels. */
const rendition = storedObject({
  path: z.string(),
  token: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Rendition = z.output<typeof rendition>;

/** photos/{id}: a photo of a customer or guest. */
export const photoRecord = storedObject({
  id: photoId,
  /** uid of the customer or guest. */
  owner: z.string(),
  /** SHA-256 of the file, in hex; null until the trigger has read it. */
  content_hash: z.nullable(z.string()),
  content_type: z.enum(PHOTO_TYPES),
  size_bytes: z.int(),
  /** Size of the upright picture in pixels; null until known. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** `sweeping`: unused and being deleted; treated as deleted everywhere else. */
  state: z.union([photoState, z.literal('sweeping')]),
  /** Number of attempts at making the renditions since the last one that finished with a result. */
  attempts: z._default(z.int(), 0),
  /** Written before the files are stored; they are stored once the state is `ready`. */
  renditions: z.nullable(storedObject({ small: rendition, large: rendition })),
  /** Facts for filling books; null for photos rendered by earlier releases. */
  facts: z._default(z.nullable(photoFacts), null),
  /** Ids of the albums, drafts or guest that use it. */
  used_by: z.array(z.string()),
  /** Time since which it is unused; null while in use. */
  unused_since: z.nullable(storedTime),
  /**
   * Time at which its original was deleted, long after printing; renditions stay. null while the original
   * exists.
   */
  original_deleted_at: z._default(z.nullable(storedTime), null),
  created_at: storedTime,
});
export type PhotoRecord = z.output<typeof photoRecord>;

/** Data of a stored original that has no record yet. */
export type UnrecordedUpload = Pick<
  PhotoRecord,
  'content_type' | 'size_bytes' | 'content_hash' | 'width' | 'height'
>;
export type UnrecordedUploads = ReadonlyMap<string, UnrecordedUpload>;

/** Whether faces were never searched for in a photo that has facts and renditions. */
export function needsFaceSearch({
  state,
  facts,
}: Pick<PhotoRecord, 'facts'> & { state: string }): boolean {
  return state === 'ready' && facts !== null && facts.faces === undefined;
}

/** Record of an unused photo without renditions. */
export function createPhotoRecord(
  { owner, id }: Pick<PhotoRecord, 'owner' | 'id'>,
  upload: UnrecordedUpload,
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

/** Adds the size known from an upload to a record whose file the trigger has not read yet. */
export function addUploadSize(
  record: PhotoRecord,
  upload: UnrecordedUpload | undefined,
): PhotoRecord {
  if (record.width !== null || !upload) return record;
  return { ...record, width: upload.width, height: upload.height };
}
