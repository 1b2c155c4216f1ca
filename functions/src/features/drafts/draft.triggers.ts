import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadTriggerDeps } from '../../platform/load-deps';

/** Removes expired drafts (docs/rules.md#studio-5). */
export const removeDrafts = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 24 hours',
    timeoutSeconds: 900,
    maxInstances: 1,
  },
  async () => {
    const { removeExpiredDrafts } = await import('./draft-sweep.service');
    log('expired drafts removed', { drafts: await removeExpiredDrafts(await loadTriggerDeps()) });
  },
);
