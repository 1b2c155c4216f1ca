import type { Storage } from 'firebase-admin/storage';
import {
  createOriginal,
  saveRendition,
} from '../../functions/src/features/photos/photo.storage.ts';
import { customerPhotos } from './data/albums/photos.ts';
import { inTurns } from './kept-files.ts';
import { photosToStore, type StoredPhoto } from './photos-to-store.ts';
import { picturesToStore, type StoredPicture } from './pictures-to-store.ts';

/** What the seed puts into Cloud Storage. */
export interface ShopFiles {
  pictures: readonly StoredPicture[];
  /** Of the demo customers. */
  photos: readonly StoredPhoto[];
}

/** One after the other: once photos are rendered, nothing can be drawn any more (photosToStore). */
export async function shopFiles(): Promise<ShopFiles> {
  const pictures = await picturesToStore();
  return { pictures, photos: await photosToStore(customerPhotos) };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AT_ONCE = 8;

/** Uploads catalogue pictures, which never change under their name and are cached for a year. */
export async function storePictures(
  bucket: ReturnType<Storage['bucket']>,
  pictures: readonly StoredPicture[],
): Promise<void> {
  await inTurns(pictures, AT_ONCE, ({ path, bytes }) =>
    bucket.file(path).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/webp', cacheControl: IMMUTABLE },
    }),
  );
}

/** Stores photos with their renditions as the shop does; their records are there already. */
export async function storePhotos(
  bucket: ReturnType<Storage['bucket']>,
  photos: readonly StoredPhoto[],
): Promise<void> {
  await inTurns(photos, AT_ONCE, async ({ original, renditions, ...photo }) => {
    for (const { bytes, ...rendition } of Object.values(renditions)) {
      await saveRendition({ bucket }, rendition, bytes);
    }
    await createOriginal({ bucket }, photo, { bytes: original, type: 'image/jpeg' });
  });
}
