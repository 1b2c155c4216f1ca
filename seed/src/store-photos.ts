import type { Storage } from 'firebase-admin/storage';
import {
  createOriginal,
  saveRendition,
} from '../../functions/src/features/photos/photo.storage.ts';
import { inTurns } from './kept-files.ts';
import type { StoredPhoto } from './photos-to-store.ts';

const AT_ONCE = 8;

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
