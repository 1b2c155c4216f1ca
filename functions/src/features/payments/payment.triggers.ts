import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../platform/parameters/live-parameters';
import { loadLiveDeps } from '../../platform/load-deps';

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
    const reconciliation = await import('./processing/reconciliation.service');
    const payments = await reconciliation.reconcilePayments(await loadLiveDeps());
    if (payments > 0) log('payments reconciled', { payments });
  },
);
