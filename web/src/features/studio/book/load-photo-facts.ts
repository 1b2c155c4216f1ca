import { listPhotos, type Photo } from '@smriti/shared/album/photos';
import { callApi } from '#lib/api/api.ts';
import type { Guest } from '#lib/guest/guest-design.ts';
import { guestToken } from '#lib/guest/guest-token.ts';
import { useSession } from '#lib/session/session-store.ts';
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

/** The guest of the last request, whose token need not be verified again for the next one. */
let knownGuest: Guest | null = null;

/**
 * Fetches all photos of this browser's guest.
 * @throws ApiError
 */
async function fetchPhotosOfGuest(): Promise<Photo[]> {
  const { fetchGuestPhotos, findStoredGuest } = await import('#lib/guest/guest-design.ts');
  if (knownGuest?.token !== guestToken.get()) knownGuest = await findStoredGuest();
  return knownGuest ? fetchGuestPhotos(knownGuest) : [];
}

/**
 * Fetches photos of the signed-in customer by their ids, or all of the guest.
 * @throws ApiError
 */
async function fetchPhotos(ids: readonly string[]): Promise<Photo[]> {
  if (useSession.getState().user === null) return fetchPhotosOfGuest();
  const photos: Photo[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).join(',');
    photos.push(...(await callApi(listPhotos, { query: { ids: some } })).photos);
  }
  return photos;
}

/**
 * Loads the missing facts of uploaded photos once; sends nothing if all are known.
 * @throws ApiError
 */
export async function loadPhotoFacts(store: StudioStore): Promise<void> {
  const awaited = listOrderedPhotos(store.getState()).filter(isAwaitingFacts);
  if (awaited.length === 0) return;
  const keys = new Map(awaited.map(({ key, photoId }) => [photoId ?? '', key]));
  for (const photo of await fetchPhotos([...keys.keys()])) {
    const key = keys.get(photo.id);
    if (key !== undefined) take(store, key, photo);
  }
}
