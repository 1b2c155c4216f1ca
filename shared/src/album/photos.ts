import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { documentId } from '../base/ids';
import { isoTime } from '../base/time';
import { photoFacts } from '../book/photo-facts';
import { photoName } from './photo-names';

/** What is taken (docs/rules.md#photos-1); storage.rules says the same. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];
/** The largest photo: 30 MiB. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
/** The most photos of one album. */
export const MAX_PHOTOS = 500;
/** The widest a rendition gets, in pixels. */
export const RENDITION_WIDTHS = { small: 400, large: 1600 } as const;

/**
 * A photo's id: the SHA-256, base64url without padding, of `${owner uid}:${hex SHA-256 of the
 * file}`. So the same file of one owner has one id, one object and one record, and two owners of
 * the same file share nothing.
 */
export const photoId = documentId(/^[A-Za-z0-9_-]{43}$/, 'is not a photo id');

/** What the id of a photo is the SHA-256 of. `contentHash` is the file's SHA-256 in lower-case hex. */
export function photoIdSource(ownerUid: string, contentHash: string): string {
  return `${ownerUid}:${contentHash}`;
}

/** Where the original lies in Cloud Storage. */
export function photoPath(ownerUid: string, id: string): string {
  return `photos/${ownerUid}/${id}`;
}

/** `failed`: uploaded, but nothing that can be read as a picture. */
export const photoState = z.enum(['processing', 'ready', 'failed']);

/**
 * A photo as those see it who may. Addresses are null until the renditions are made; width and
 * height are those of the upright picture, in pixels, null until known.
 */
export const photo = z.object({
  id: photoId,
  /** The original's path in Cloud Storage; for staff without whose it is. */
  image_path: z.string(),
  /** The rendition of at most 1600 px. */
  image_url: z.nullable(z.string()),
  /** The rendition of at most 400 px. */
  thumbnail_url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** `gone`: of an earlier round of review, and not kept for the album that was ordered. */
  state: z.union([photoState, z.literal('gone')]),
  /** For filling books, where they are known: of none whose renditions an earlier release made. */
  facts: z.optional(photoFacts),
});
export type Photo = z.infer<typeof photo>;

/** A photo as its owner alone sees it, with the name of the file where it is known. */
export const ownPhoto = z.object({ ...photo.shape, name: z.optional(z.string()) });
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** A photo in its place, for those whose it is and those who review it. */
export const placedPhoto = z.object({ ...photo.shape, sequence: z.int() });
/** A photo of one's own in its place. */
export const ownPlacedPhoto = z.object({ ...ownPhoto.shape, sequence: z.int() });

/** The place of a photo in an album, from 1. */
export const photoReference = z.strictObject({
  photo_id: photoId,
  sequence: z.int().check(z.gte(1), z.lte(MAX_PHOTOS)),
  /** Of the file that it was; the one that is known stays where none is given. */
  name: z.optional(photoName),
});
export type PhotoReference = z.infer<typeof photoReference>;

/** The whole ordered list of an album's photos: no photo twice, no place twice. */
export const photoReferences = z.array(photoReference).check(
  z.maxLength(MAX_PHOTOS, { error: `must have at most ${MAX_PHOTOS} photos` }),
  z.refine((list) => new Set(list.map(({ photo_id }) => photo_id)).size === list.length, {
    error: 'must not name a photo twice',
  }),
  z.refine((list) => new Set(list.map(({ sequence }) => sequence)).size === list.length, {
    error: 'must not use a sequence twice',
  }),
);

/** The ids of a list of photos, in the order of their places. */
export function orderedPhotoIds(references: readonly PhotoReference[]): string[] {
  return references
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ photo_id }) => photo_id);
}

const MAX_PHOTOS_PER_QUESTION = 100;

/** The caller's own photos among `ids`, which are joined by commas; others are left out. */
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

/** The most photos of one request for uploads. */
export const MAX_UPLOADS_PER_REQUEST = 100;

/**
 * Asks to upload photos to Cloud Storage, as a guest or customer. `granted` may be created until
 * `expires_at`, each with exactly the size that was told; `known` are there already. 422 beyond the
 * quota.
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
