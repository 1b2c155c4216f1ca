import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Gives the points for friends whose order is delivered, once both addresses are confirmed. */
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
    // loaded by the first event: the API's own instances come by this file as well
    const [reward, { createTriggerDeps }] = await Promise.all([
      import('./referral-reward.service'),
      import('../../platform/trigger-deps'),
    ]);
    await reward.settleRewards(createTriggerDeps());
  },
);
