import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

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
    // Imported on the first event, because the API's own instances load this file as well.
    const [{ removeExpiredDrafts }, { createTriggerDeps }] = await Promise.all([
      import('./draft-sweep.service'),
      import('../../platform/trigger-deps'),
    ]);
    log('expired drafts removed', { drafts: await removeExpiredDrafts(createTriggerDeps()) });
  },
);
