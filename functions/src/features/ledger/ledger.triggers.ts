import { onSchedule } from 'firebase-functions/v2/scheduler';

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
    // loaded on the first event, because instances of the API import this file, too
    const [reward, { createTriggerDeps }] = await Promise.all([
      import('./referral-reward.service'),
      import('../../platform/trigger-deps'),
    ]);
    await reward.grantDueRewards(createTriggerDeps());
  },
);
