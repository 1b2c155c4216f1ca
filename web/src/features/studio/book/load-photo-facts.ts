import { listPhotos, type Photo } from '@smriti/shared/album/photos';
import { callApi } from '#lib/api/api.ts';
import { listOrderedPhotos, patchPhoto, type StudioPhoto, type StudioStore } from '../studio-store';

/** Maximum number of photos per request. */
const AT_ONCE = 100;

/** Whether a photo is uploaded but its facts have not been loaded. */
export function isAwaitingFacts({ state, photoId, facts }: StudioPhoto): boolean {
  return state === 'stored' && photoId !== null && facts === undefined;
}

function take(store: StudioStore, key: string, { image_url, state, facts }: Photo): void {
  if (state === 'processing') return;
  patchPhoto(store, key, { large: image_url ?? undefined, facts: facts ?? null });
}

/**
 * Loads the missing facts of uploaded photos once; sends nothing if all are known.
 * @throws ApiError
 */
export async function loadPhotoFacts(store: StudioStore): Promise<void> {
  const awaited = listOrderedPhotos(store.getState()).filter(isAwaitingFacts);
  for (let from = 0; from < awaited.length; from += AT_ONCE) {
    const some = awaited.slice(from, from + AT_ONCE);
    const keys = new Map(some.map(({ key, photoId }) => [photoId, key]));
    const { photos } = await callApi(listPhotos, { query: { ids: [...keys.keys()].join(',') } });
    for (const photo of photos) {
      const key = keys.get(photo.id);
      if (key !== undefined) take(store, key, photo);
    }
  }
}
