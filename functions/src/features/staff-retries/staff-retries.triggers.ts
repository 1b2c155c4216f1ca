import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Completes interrupted effects of staff actions, at the identity provider and elsewhere. */
export const finishStaffEffects = onSchedule(
  {
    region: 'asia-south1',
    memory: '256MiB',
    schedule: 'every 5 minutes',
    timeoutSeconds: 240,
    maxInstances: 1,
  },
  async () => {
    // loaded on the first event, because instances of the API import this file, too
    const [service, { createTriggerDeps }] = await Promise.all([
      import('./staff-retries.service'),
      import('../../platform/trigger-deps'),
    ]);
    const finished = await service.finishStaffEffects(createTriggerDeps());
    if (finished > 0) log('staff effects finished', { finished });
  },
);
