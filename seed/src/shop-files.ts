import { customerPhotos } from './data/albums/photos.ts';
import { photosToStore, type StoredPhoto } from './photos-to-store.ts';
import { picturesToStore } from './pictures-to-store.ts';
import type { StoredPicture } from './store-pictures.ts';

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
