import { planOrderSearchIndexBackfill } from '../../../functions/src/features/orders/order-index.service.ts';
import type { Migration } from './migration.ts';

/** Adds the search index to old orders; orders get it only when they are written. */
export const orderSearchIndexMigration: Migration = {
  id: '0002-order-index',
  title: 'staff find orders of earlier releases in the search and in the print room',
  collection: 'orders',
  plan: (reader, _config, id) => planOrderSearchIndexBackfill(reader, id),
};
