import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../platform/parameters/live-parameters';

/** Finds out about payments whose message never came, and sends refunds that are owed. */
export const reconcilePayments = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 5 minutes',
    timeoutSeconds: 900,
    maxInstances: 1,
    // a run that is still under way is not joined by the next
    concurrency: 1,
    secrets: LIVE_SECRETS,
  },
  async () => {
    // loaded by the first event: the API's own instances come by this file as well
    const [reconciliation, { createLiveDeps }] = await Promise.all([
      import('./settle/reconciliation.service'),
      import('../../platform/live-deps'),
    ]);
    const payments = await reconciliation.reconcilePayments(createLiveDeps(process.env));
    if (payments > 0) log('payments reconciled', { payments });
  },
);
