import { randomUUID } from 'node:crypto';
import { PROFILE_PICTURE_TYPES } from '@smriti/shared/account/users';
import type { Deps } from '../../platform/deps';
import { toSquareWebp } from '../../platform/pictures';
import type { ProfilePicture } from './user.records';

const SIDE = 512;
const REFUSAL = 'The profile picture has to be a JPG, PNG or GIF.';

type Storage = Pick<Deps, 'bucket' | 'ids'>;

/**
 * Stores a profile picture as profiles/{uid}/{id}.webp, 512 px square.
 * @throws AppError unsupported_type when the bytes are no picture that we take.
 */
export async function storePicture(
  { bucket, ids }: Storage,
  uid: string,
  bytes: Buffer,
): Promise<ProfilePicture> {
  const types = PROFILE_PICTURE_TYPES;
  const webp = await toSquareWebp(bytes, { side: SIDE, types, refusal: REFUSAL });
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

/** Deletes a stored picture; one that is gone already is fine. */
export async function deletePicture({ bucket }: Storage, picture: ProfilePicture): Promise<void> {
  await bucket.file(picture.path).delete({ ignoreNotFound: true });
}
