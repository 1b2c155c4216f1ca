import type { Storage } from 'firebase-admin/storage';
import {
  createOriginal,
  saveRendition,
} from '../../functions/src/features/photos/photo.storage.ts';
import { listDemoPhotos } from './demo-files.ts';
import { createPhotos, type StoredPhoto } from './stored-photos.ts';
import { createPictures, type StoredPicture } from './stored-pictures.ts';

/** Files that the seed stores in Cloud Storage. */
export interface ShopFiles {
  pictures: readonly StoredPicture[];
  /** Photos of the demo customers. */
  photos: readonly StoredPhoto[];
}

/** Reads all files and makes their renditions. */
export async function createShopFiles(): Promise<ShopFiles> {
  return { pictures: await createPictures(), photos: await createPhotos(await listDemoPhotos()) };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Uploads catalogue pictures; cached for a year, because a changed picture gets another name. */
export async function storePictures(
  bucket: ReturnType<Storage['bucket']>,
  pictures: readonly StoredPicture[],
): Promise<void> {
  for (const { path, bytes } of pictures) {
    await bucket.file(path).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/webp', cacheControl: IMMUTABLE },
    });
  }
}

/**
 * Stores photos and their renditions as the shop does. The records of the photos must exist already, because
 * the shop's triggers render photos without a record.
 */
export async function storePhotos(
  bucket: ReturnType<Storage['bucket']>,
  photos: readonly StoredPhoto[],
): Promise<void> {
  for (const { original, renditions, ...photo } of photos) {
    for (const { bytes, ...rendition } of Object.values(renditions)) {
      await saveRendition({ bucket }, rendition, bytes);
    }
    await createOriginal({ bucket }, photo, { bytes: original, type: 'image/jpeg' });
  }
}
