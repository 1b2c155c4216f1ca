import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Deletes expired guests (docs/rules.md#roles-3). */
export const removeGuests = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 24 hours',
    timeoutSeconds: 1800,
    maxInstances: 1,
  },
  async () => {
    // Imported on the first event, because the API's own instances load this file as well.
    const [{ removeStaleGuests }, { createTriggerDeps }] = await Promise.all([
      import('./guest-cleanup.service'),
      import('../../platform/trigger-deps'),
    ]);
    log('unused guests removed', { guests: await removeStaleGuests(createTriggerDeps()) });
  },
);
