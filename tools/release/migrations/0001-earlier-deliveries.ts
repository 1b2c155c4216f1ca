import { planEarlierDelivery } from '../../../functions/src/features/privacy/retention/earlier-deliveries.service.ts';
import type { Migration } from './migration.ts';

/** Sets the expiry of originals delivered by releases without the rule, which would be kept for ever. */
export const earlierDeliveries: Migration = {
  id: '0001-earlier-deliveries',
  title: 'originals of delivered and cancelled orders are kept for their time, and no longer',
  collection: 'orders',
  plan: planEarlierDelivery,
};
