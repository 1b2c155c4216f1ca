import { randomUUID } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import { isTooLargeToDecode, readPictureHeader } from '@smriti/shared/album/picture-header';
import type { PhotoType } from '@smriti/shared/album/photos';
import { MAX_PROFILE_PICTURE_BYTES, PROFILE_PICTURE_TYPES } from '@smriti/shared/account/users';
import type { Deps } from '../../platform/deps';
import { readStoredBytes } from '../../platform/pictures/stored-picture';
import type { ProfilePicture } from './user.records';

const NO_PICTURE = 'The profile picture has to be a JPG, PNG or GIF.';
const TOO_LARGE =
  'The profile picture has too many pixels for us to read: please take a smaller one.';

type Storage = Pick<Deps, 'bucket'>;

/**
 * Detects the file type from the first bytes, without decoding.
 * @throws AppError unsupported_type when it is not a supported picture.
 */
export function detectProfilePictureType(bytes: Buffer): PhotoType {
  const head = readPictureHeader(bytes);
  const types: readonly string[] = PROFILE_PICTURE_TYPES;
  if (!head || !types.includes(head.type)) throw new AppError('unsupported_type', NO_PICTURE);
  if (isTooLargeToDecode(head)) throw new AppError('unsupported_type', TOO_LARGE);
  return head.type;
}

/** Path of an upload until it is decoded. */
export function profileUploadPath(uid: string, id: string): string {
  return `profile-uploads/${uid}/${id}`;
}

/** Stores an unmodified upload, readable for the server only. */
export async function storeProfileUpload(
  { bucket }: Storage,
  path: string,
  { bytes, type }: { bytes: Buffer; type: PhotoType },
): Promise<void> {
  await bucket.file(path).save(bytes, { resumable: false, contentType: type });
}

/** The bytes of an upload; null when missing. */
export function readProfileUpload({ bucket }: Storage, path: string): Promise<Buffer | null> {
  return readStoredBytes(bucket.file(path), MAX_PROFILE_PICTURE_BYTES);
}

/** Stores a rendered picture as profiles/{uid}/{id}.webp. */
export async function storeProfilePicture(
  { bucket, ids }: Pick<Deps, 'bucket' | 'ids'>,
  uid: string,
  webp: Buffer,
): Promise<ProfilePicture> {
  const picture = { path: `profiles/${uid}/${ids.id()}.webp`, token: randomUUID() };
  await bucket.file(picture.path).save(webp, {
    resumable: false,
    contentType: 'image/webp',
    metadata: {
      cacheControl: 'private, max-age=31536000, immutable',
      metadata: { firebaseStorageDownloadTokens: picture.token },
    },
  });
  return picture;
}

/** Deletes a picture or upload; no effect when missing. */
export async function deleteProfileObject({ bucket }: Storage, path: string): Promise<void> {
  await bucket.file(path).delete({ ignoreNotFound: true });
}
