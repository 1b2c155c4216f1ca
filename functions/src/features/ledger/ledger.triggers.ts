import { onSchedule } from 'firebase-functions/v2/scheduler';
import { loadTriggerDeps } from '../../platform/load-deps';

/** Grants referral points for delivered orders once both email addresses are confirmed. */
export const settleRewards = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 60 minutes',
    timeoutSeconds: 900,
    maxInstances: 1,
    concurrency: 1,
  },
  async () => {
    const reward = await import('./referral-reward.service');
    await reward.grantDueRewards(await loadTriggerDeps());
  },
);
