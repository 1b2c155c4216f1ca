import type { Storage } from 'firebase-admin/storage';
import {
  createOriginal,
  saveRendition,
} from '../../functions/src/features/photos/photo.storage.ts';
import { customerPhotos } from './data/albums/photos.ts';
import { mapConcurrently } from './file-cache.ts';
import { createPhotos, type StoredPhoto } from './stored-photos.ts';
import { createPictures, type StoredPicture } from './stored-pictures.ts';

/** Files that the seed stores in Cloud Storage. */
export interface ShopFiles {
  pictures: readonly StoredPicture[];
  /** Photos of the demo customers. */
  photos: readonly StoredPhoto[];
}

/**
 * Creates all files, pictures first: once photos are rendered, this process can draw nothing any more
 * (createPhotos).
 */
export async function createShopFiles(): Promise<ShopFiles> {
  const pictures = await createPictures();
  return { pictures, photos: await createPhotos(customerPhotos) };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AT_ONCE = 8;

/** Uploads catalogue pictures; cached for a year, because a changed picture gets another name. */
export async function storePictures(
  bucket: ReturnType<Storage['bucket']>,
  pictures: readonly StoredPicture[],
): Promise<void> {
  await mapConcurrently(pictures, AT_ONCE, ({ path, bytes }) =>
    bucket.file(path).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/webp', cacheControl: IMMUTABLE },
    }),
  );
}

/**
 * Stores photos and their renditions as the shop does. The records of the photos must exist already, because
 * the shop's triggers render photos without a record.
 */
export async function storePhotos(
  bucket: ReturnType<Storage['bucket']>,
  photos: readonly StoredPhoto[],
): Promise<void> {
  await mapConcurrently(photos, AT_ONCE, async ({ original, renditions, ...photo }) => {
    for (const { bytes, ...rendition } of Object.values(renditions)) {
      await saveRendition({ bucket }, rendition, bytes);
    }
    await createOriginal({ bucket }, photo, { bytes: original, type: 'image/jpeg' });
  });
}
