import { log } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadTriggerDeps } from '../../platform/load-deps';

const OPTIONS = { region: 'asia-south1', memory: '512MiB' } as const;

/** Replaces the addresses of photos that were removed from an album (docs/rules.md#photos-7). */
export const photosReleased = onDocumentCreated(
  {
    ...OPTIONS,
    document: 'photoReleases/{id}',
    timeoutSeconds: 540,
    retry: true,
    maxInstances: 10,
  },
  async ({ params: { id } }) => {
    const { unreferencePhotos } = await import('./photo-unreference.service');
    await unreferencePhotos(await loadTriggerDeps(), id);
  },
);

/**
 * Searches for faces in photos of earlier releases, when their owner opens the album (docs/rules.md#photos-10).
 * One album at a time, because pictures and the detector are large.
 */
export const searchAlbumFaces = onDocumentCreated(
  {
    ...OPTIONS,
    memory: '1GiB',
    cpu: 1,
    concurrency: 1,
    document: 'faceSearches/{albumId}',
    timeoutSeconds: 540,
    retry: true,
    maxInstances: 5,
  },
  async ({ params: { albumId } }) => {
    const { runFaceSearch } = await import('./face-search.service');
    await runFaceSearch(await loadTriggerDeps(), albumId);
  },
);

/** Deletes unused photos (docs/rules.md#photos-2) and completes the pending `photoReleases`. */
export const sweepPhotos = onSchedule(
  { ...OPTIONS, schedule: 'every 24 hours', timeoutSeconds: 1800, maxInstances: 1 },
  async () => {
    const { sweepUnusedPhotos } = await import('./photo-sweep.service');
    const { completePendingUnreferences } = await import('./photo-unreference.service');
    const deps = await loadTriggerDeps();
    const releases = await completePendingUnreferences(deps);
    log('unused photos swept', { photos: await sweepUnusedPhotos(deps), releases });
  },
);
