import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../../platform/parameters/live-parameters';
import { loadLiveDeps } from '../../../platform/load-deps';

/** Deletes originals of albums delivered long ago (docs/rules.md#photos-8). */
export const expireOriginals = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 24 hours',
    timeoutSeconds: 1800,
    maxInstances: 1,
    concurrency: 1,
    secrets: LIVE_SECRETS,
  },
  async () => {
    const job = await import('./retention-job.service');
    const originals = await job.expireOriginals(await loadLiveDeps());
    if (originals > 0) log('originals of old orders deleted', { originals });
  },
);
