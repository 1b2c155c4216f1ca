import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadTriggerDeps } from '../../platform/load-deps';

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
    const service = await import('./staff-retries.service');
    const finished = await service.finishStaffEffects(await loadTriggerDeps());
    if (finished > 0) log('staff effects finished', { finished });
  },
);
