import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';

const OPTIONS = { region: 'asia-south1', memory: '512MiB' } as const;
const PHOTOS = 'photos/';

/** Loaded by the first event: the API's own instances come by this file as well. */
async function loadDeps() {
  const { createTriggerDeps } = await import('../../platform/trigger-deps');
  return createTriggerDeps();
}

/** Makes the renditions of each photo that is uploaded; one at a time, as pictures are large. */
export const photoUploaded = onObjectFinalized(
  { ...OPTIONS, concurrency: 1, cpu: 1, timeoutSeconds: 120, retry: true, maxInstances: 50 },
  async ({ data: { name } }) => {
    if (!name.startsWith(PHOTOS)) return;
    const [{ photoStored }, deps] = await Promise.all([import('./photo.rendering'), loadDeps()]);
    const outcome = await photoStored(deps, name);
    // the most that this instance has ever needed, to be held against its memory
    const peak_mb = Math.round(process.resourceUsage().maxRSS / 1024);
    log('photo stored', { name, outcome, peak_mb });
  },
);

/** Deletes the photos that nobody uses (design.md section 9). */
export const sweepPhotos = onSchedule(
  { ...OPTIONS, schedule: 'every 24 hours', timeoutSeconds: 1800, maxInstances: 1 },
  async () => {
    const [{ sweepUnusedPhotos }, deps] = await Promise.all([import('./photo.sweep'), loadDeps()]);
    log('unused photos swept', { photos: await sweepUnusedPhotos(deps) });
  },
);
