import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { documentId } from '../base/ids';
import { isoTime } from '../base/time';
import { photoFacts } from '../book/photo-facts';
import { photoName } from './photo-names';

/** Accepted file types (docs/rules.md#photos-1); must match storage.rules. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];
/** Maximum size of a photo: 30 MiB. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
export const MAX_PHOTOS = 500;
/** Maximum widths of renditions, in pixels. */
export const RENDITION_WIDTHS = { small: 400, large: 1600 } as const;

/**
 * A photo's id: the SHA-256, base64url without padding, of `${owner uid}:${hex SHA-256 of the file}`. The
 * same file of one owner therefore has one id, one object and one record; equal files of two owners have two.
 */
export const photoId = documentId(/^[A-Za-z0-9_-]{43}$/, 'is not a photo id');

/** The text whose SHA-256 is a photo's id. `contentHash` is the file's SHA-256 in lower-case hex. */
export function photoIdSource(ownerUid: string, contentHash: string): string {
  return `${ownerUid}:${contentHash}`;
}

/** Path of the original in Cloud Storage. */
export function photoPath(ownerUid: string, id: string): string {
  return `photos/${ownerUid}/${id}`;
}

/** State of a photo's renditions. `failed`: uploaded, but not readable as a picture. */
export const photoState = z.enum(['processing', 'ready', 'failed']);

/**
 * A photo as everyone with access sees it. Addresses are null until the renditions exist; width and height
 * are those of the upright picture, in pixels, null until known.
 */
export const photo = z.object({
  id: photoId,
  /** The original's path in Cloud Storage; staff get it without the owner's uid. */
  image_path: z.string(),
  /** Address of the rendition of at most 1600 px. */
  image_url: z.nullable(z.string()),
  /** Address of the rendition of at most 400 px. */
  thumbnail_url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** `gone`: the photo belonged to an earlier review round and is not part of the ordered album. */
  state: z.union([photoState, z.literal('gone')]),
  /** Image analysis for filling books; missing for photos whose renditions an earlier release made. */
  facts: z.optional(photoFacts),
});
export type Photo = z.infer<typeof photo>;

/** A photo as only its owner sees it, with its file name if known. */
export const ownPhoto = z.object({ ...photo.shape, name: z.optional(z.string()) });
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** A photo with its position in an album, for its owner and its reviewers. */
export const placedPhoto = z.object({ ...photo.shape, sequence: z.int() });
/** An own photo with its position in an album. */
export const ownPlacedPhoto = z.object({ ...ownPhoto.shape, sequence: z.int() });

/** A photo's position in an album, counted from 1. */
export const photoReference = z.strictObject({
  photo_id: photoId,
  sequence: z.int().check(z.gte(1), z.lte(MAX_PHOTOS)),
  /** Name of the uploaded file; leaving it out keeps the known name. */
  name: z.optional(photoName),
});
export type PhotoReference = z.infer<typeof photoReference>;

/** The whole ordered list of an album's photos: no id and no position occurs twice. */
export const photoReferences = z.array(photoReference).check(
  z.maxLength(MAX_PHOTOS, { error: `must have at most ${MAX_PHOTOS} photos` }),
  z.refine((list) => new Set(list.map(({ photo_id }) => photo_id)).size === list.length, {
    error: 'must not name a photo twice',
  }),
  z.refine((list) => new Set(list.map(({ sequence }) => sequence)).size === list.length, {
    error: 'must not use a sequence twice',
  }),
);

export function sortedPhotoIds(references: readonly PhotoReference[]): string[] {
  return references
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ photo_id }) => photo_id);
}

const MAX_PHOTOS_PER_QUESTION = 100;

/** The caller's own photos among the comma-separated `ids`; others are left out. */
export const listPhotos = endpoint({
  method: 'GET',
  path: '/photos',
  query: z.strictObject({
    ids: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MAX_PHOTOS_PER_QUESTION * 44)),
        z.transform((ids) => ids.split(',')),
      ),
      z.array(photoId).check(z.maxLength(MAX_PHOTOS_PER_QUESTION)),
    ),
  }),
  response: z.object({ photos: z.array(photo) }),
});

export const MAX_UPLOADS_PER_REQUEST = 100;

/**
 * Requests uploads of photos to Cloud Storage, as a guest or customer. `granted` may be created until
 * `expires_at`, each with exactly the announced size; `known` are already stored. 422 beyond the quota.
 */
export const requestUploads = endpoint({
  method: 'POST',
  path: '/photos/uploads',
  body: z.strictObject({
    files: z
      .array(
        z.strictObject({
          photo_id: photoId,
          size_bytes: z.int().check(z.gte(1), z.lte(MAX_PHOTO_BYTES)),
          content_type: z.enum(PHOTO_TYPES),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MAX_UPLOADS_PER_REQUEST),
        z.refine((files) => new Set(files.map((file) => file.photo_id)).size === files.length, {
          error: 'must not name a photo twice',
        }),
      ),
  }),
  response: z.object({
    granted: z.array(photoId),
    known: z.array(photoId),
    expires_at: isoTime,
  }),
});
