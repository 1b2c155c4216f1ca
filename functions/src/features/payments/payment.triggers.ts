import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../platform/parameters/live-parameters';

/** Asks the payment providers for the state of pending payments, and sends due refunds. */
export const reconcilePayments = onSchedule(
  {
    region: 'asia-south1',
    memory: '512MiB',
    schedule: 'every 5 minutes',
    timeoutSeconds: 900,
    maxInstances: 1,
    // prevents overlapping runs
    concurrency: 1,
    secrets: LIVE_SECRETS,
  },
  async () => {
    // loaded on the first event, because instances of the API import this file, too
    const [reconciliation, { createLiveDeps }] = await Promise.all([
      import('./processing/reconciliation.service'),
      import('../../platform/live-deps'),
    ]);
    const payments = await reconciliation.reconcilePayments(createLiveDeps(process.env));
    if (payments > 0) log('payments reconciled', { payments });
  },
);
