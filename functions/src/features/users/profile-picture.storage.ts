import { randomUUID } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import { isTooLargeToDecode, readPictureHead } from '@smriti/shared/album/picture-head';
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
 * What a file is by its head; nothing is decoded here.
 * @throws AppError unsupported_type when it is no picture that we take.
 */
export function pictureTypeOf(bytes: Buffer): PhotoType {
  const head = readPictureHead(bytes);
  const types: readonly string[] = PROFILE_PICTURE_TYPES;
  if (!head || !types.includes(head.type)) throw new AppError('unsupported_type', NO_PICTURE);
  if (isTooLargeToDecode(head)) throw new AppError('unsupported_type', TOO_LARGE);
  return head.type;
}

/** Where a picture lies until it was decoded. */
export function uploadPath(uid: string, id: string): string {
  return `profile-uploads/${uid}/${id}`;
}

/** Stores a picture as it came, for nobody to read but the server. */
export async function storeUpload(
  { bucket }: Storage,
  path: string,
  { bytes, type }: { bytes: Buffer; type: PhotoType },
): Promise<void> {
  await bucket.file(path).save(bytes, { resumable: false, contentType: type });
}

/** The bytes of an uploaded picture; null when it is gone. */
export function readUpload({ bucket }: Storage, path: string): Promise<Buffer | null> {
  return readStoredBytes(bucket.file(path), MAX_PROFILE_PICTURE_BYTES);
}

/** Stores a picture that is ready to be shown, as profiles/{uid}/{id}.webp. */
export async function storePicture(
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

/** Deletes a picture or upload; one that is gone already is fine. */
export async function deletePicture({ bucket }: Storage, path: string): Promise<void> {
  await bucket.file(path).delete({ ignoreNotFound: true });
}
