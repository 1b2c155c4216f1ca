import { PHOTO_TYPES, photoId, photoPath, type Photo, photoState } from '@smriti/shared/photos';
import * as z from 'zod/mini';
import type { Config } from '../../platform/config';
import { downloadUrl } from '../../platform/download-url';
import { storedTime } from '../../platform/stored-fields';

/** One rendition: where it lies, the token that reads it, and its measures in pixels. */
const rendition = z.strictObject({
  path: z.string(),
  token: z.string(),
  width: z.int(),
  height: z.int(),
});

/** photos/{id}. */
export const photoRecord = z.strictObject({
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
  renditions: z.nullable(z.strictObject({ small: rendition, large: rendition })),
  /** The albums (and the guest) that use it. */
  used_by: z.array(z.string()),
  /** Since when nobody uses it; null while somebody does. */
  unused_since: z.nullable(storedTime),
  created_at: storedTime,
});
export type PhotoRecord = z.output<typeof photoRecord>;

/** A photo as those see it who may: its addresses carry the tokens of its renditions. */
export function presentPhoto(record: PhotoRecord, config: Config): Photo {
  const { id, owner, width, height, renditions, state } = record;
  return {
    id,
    image_path: photoPath(owner, id),
    image_url: renditions && downloadUrl(config, renditions.large),
    thumbnail_url: renditions && downloadUrl(config, renditions.small),
    width,
    height,
    state: state === 'sweeping' ? 'failed' : state,
  };
}
