import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadTriggerDeps } from '../../platform/load-deps';

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
    const { removeStaleGuests } = await import('./guest-cleanup.service');
    log('unused guests removed', { guests: await removeStaleGuests(await loadTriggerDeps()) });
  },
);
