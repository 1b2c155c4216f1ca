import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

const OPTIONS = { region: 'asia-south1', memory: '512MiB' } as const;

/** Loaded by the first event: the API's own instances come by this file as well. */
async function loadDeps() {
  const { createTriggerDeps } = await import('../../platform/trigger-deps');
  return createTriggerDeps();
}

/** Deletes the photos that nobody uses (docs/rules.md#photos-2). */
export const sweepPhotos = onSchedule(
  { ...OPTIONS, schedule: 'every 24 hours', timeoutSeconds: 1800, maxInstances: 1 },
  async () => {
    const [{ sweepUnusedPhotos }, deps] = await Promise.all([
      import('./photo-sweep.service'),
      loadDeps(),
    ]);
    log('unused photos swept', { photos: await sweepUnusedPhotos(deps) });
  },
);
