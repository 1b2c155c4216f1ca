import { planRetentionBackfill } from '../../../functions/src/features/privacy/retention/earlier-deliveries.service.ts';
import type { Migration } from './migration.ts';

/**
 * Sets the expiry of originals that releases without the rule delivered; without it they are never
 * deleted.
 */
export const earlierDeliveriesMigration: Migration = {
  id: '0001-earlier-deliveries',
  title: 'originals of delivered and cancelled orders are kept for their time, and no longer',
  collection: 'orders',
  plan: planRetentionBackfill,
};
