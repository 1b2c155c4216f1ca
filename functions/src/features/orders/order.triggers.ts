import { log } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { LIVE_SECRETS } from '../../platform/parameters/live-parameters';
import { loadLiveDeps, loadTriggerDeps } from '../../platform/load-deps';

const OPTIONS = {
  region: 'asia-south1',
  memory: '512MiB',
  maxInstances: 1,
  concurrency: 1,
} as const;

/** Cancels orders not paid in time and returns the balances that they used (docs/rules.md#orders-4). */
export const expireOrders = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes', timeoutSeconds: 900, secrets: LIVE_SECRETS },
  async () => {
    const expiry = await import('./cancelling/order-expiry.service');
    const orders = await expiry.expireOrders(await loadLiveDeps());
    if (orders > 0) log('unpaid orders cancelled', { orders });
  },
);

/** Updates the order counts of products, used by 'best selling'. */
export const countOrders = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes', timeoutSeconds: 300 },
  async () => {
    const counting = await import('./order-counting.service');
    await counting.updateOrderCounts(await loadTriggerDeps());
  },
);
