import type { PhotoType } from '@smriti/shared/album/photos';
import { cataloguePicturePath, pictureUploadPath } from '@smriti/shared/catalogue/picture-uploads';
import { smallBannerPath, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import type { Deps } from '../../../platform/deps';
import { findStoredPicture, readStoredBytes } from '../../../platform/pictures/stored-picture';

type Storage = Pick<Deps, 'bucket'>;

/** Stores an uploaded picture, readable only by the server. */
export async function storePictureUpload(
  { bucket }: Storage,
  id: string,
  { bytes, type }: { bytes: Buffer; type: PhotoType },
): Promise<void> {
  await bucket.file(pictureUploadPath(id)).save(bytes, { resumable: false, contentType: type });
}

/** Storage metadata of an uploaded picture, without reading its content. */
export function findPictureUpload(
  { bucket }: Storage,
  id: string,
): ReturnType<typeof findStoredPicture> {
  return findStoredPicture(bucket.file(pictureUploadPath(id)));
}

/** Content of an uploaded picture; null when it no longer exists. */
export function readPictureUpload({ bucket }: Storage, id: string): Promise<Buffer | null> {
  return readStoredBytes(bucket.file(pictureUploadPath(id)));
}

export async function deletePictureUpload({ bucket }: Storage, id: string): Promise<void> {
  await bucket.file(pictureUploadPath(id)).delete({ ignoreNotFound: true });
}

/** Stores a public rendition; an existing one is never overwritten. */
export async function storeCataloguePicture(
  { bucket }: Storage,
  path: string,
  webp: Buffer,
): Promise<void> {
  await bucket.file(path).save(webp, {
    resumable: false,
    contentType: 'image/webp',
    metadata: { cacheControl: 'public, max-age=31536000, immutable' },
  });
}

/** Whether a catalogue picture exists. */
export async function isCataloguePicture({ bucket }: Storage, path: string): Promise<boolean> {
  const [exists] = await bucket.file(path).exists();
  return exists;
}

/** Deletes a picture and all its renditions. */
export async function deleteCataloguePicture({ bucket }: Storage, id: string): Promise<void> {
  const path = cataloguePicturePath(id);
  const paths = [path, smallBannerPath(path), smallPicturePath(path), pictureUploadPath(id)];
  await Promise.all(paths.map((one) => bucket.file(one).delete({ ignoreNotFound: true })));
}
