import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Finishes what broke off of what staff did at the identity provider and elsewhere. */
export const finishStaffEffects = onSchedule(
  {
    region: 'asia-south1',
    memory: '256MiB',
    schedule: 'every 5 minutes',
    timeoutSeconds: 240,
    maxInstances: 1,
  },
  async () => {
    // loaded by the first event: the API's own instances come by this file as well
    const [service, { createTriggerDeps }] = await Promise.all([
      import('./staff-retries.service'),
      import('../../platform/trigger-deps'),
    ]);
    const finished = await service.finishStaffEffects(createTriggerDeps());
    if (finished > 0) log('staff effects finished', { finished });
  },
);
