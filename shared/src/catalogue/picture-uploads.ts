import * as z from 'zod/mini';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, photoState } from '../album/photos';
import { endpoint } from '../base/endpoint';
import { documentId } from '../base/ids';
import { isoTime } from '../base/time';

/**
 * Uploads of catalogue pictures by admins: with a ticket, the browser uploads them directly to Cloud Storage
 * as catalogue-uploads/{id}; a trigger makes the renditions for the shop.
 */

/** SHA-256 of the file, base64url without padding, so that equal pictures are stored once. */
const pictureId = documentId(/^[A-Za-z0-9_-]{43}$/, 'is not a picture id');

/** Storage path of an uploaded picture until its renditions are made. */
export function pictureUploadPath(id: string): string {
  return `catalogue-uploads/${id}`;
}

/**
 * Storage path of the largest rendition, which records refer to. Smaller ones have derived paths
 * (pictures.ts).
 */
export function cataloguePicturePath(id: string): string {
  return `catalogue/pictures/${id}.webp`;
}

export const MAX_PICTURES_PER_TICKET = 40;

/** `image_path` is null until the renditions are made; width and height are those of the largest one. */
const cataloguePicture = z.object({
  id: pictureId,
  state: photoState,
  image_path: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type CataloguePicture = z.infer<typeof cataloguePicture>;

/** Grants uploads of pictures: the ids in `granted`, until `expires_at`, each with exactly its `size_bytes`. */
export const requestPictureUploads = endpoint({
  method: 'POST',
  path: '/catalogue-pictures/uploads',
  body: z.strictObject({
    files: z
      .array(
        z.strictObject({
          picture_id: pictureId,
          size_bytes: z.int().check(z.gte(1), z.lte(MAX_PHOTO_BYTES)),
          content_type: z.enum(PHOTO_TYPES),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_PICTURES_PER_TICKET)),
  }),
  response: z.object({
    granted: z.array(pictureId),
    /** Ids of pictures that are already uploaded. */
    known: z.array(pictureId),
    expires_at: isoTime,
  }),
});

/** The pictures among the comma-separated `ids`; unknown ones are left out. */
export const listCataloguePictures = endpoint({
  method: 'GET',
  path: '/catalogue-pictures',
  query: z.strictObject({
    ids: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MAX_PICTURES_PER_TICKET * 44)),
        z.transform((ids) => ids.split(',')),
      ),
      z.array(pictureId).check(z.maxLength(MAX_PICTURES_PER_TICKET)),
    ),
  }),
  response: z.object({ pictures: z.array(cataloguePicture) }),
});
