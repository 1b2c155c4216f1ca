import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Deletes the guests that nobody is any more (docs/rules.md#roles-3). */
export const removeGuests = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 24 hours',
    timeoutSeconds: 1800,
    maxInstances: 1,
  },
  async () => {
    // loaded by the first event: the API's own instances come by this file as well
    const [{ removeStaleGuests }, { createTriggerDeps }] = await Promise.all([
      import('./guest-cleanup.service'),
      import('../../platform/trigger-deps'),
    ]);
    log('unused guests removed', { guests: await removeStaleGuests(createTriggerDeps()) });
  },
);
