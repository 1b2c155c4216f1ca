import { planOrderIndex } from '../../../functions/src/features/orders/order-index.service.ts';
import type { Migration } from './migration.ts';

/** Adds the search index to orders that are not written again, which would otherwise add it. */
export const orderIndex: Migration = {
  id: '0002-order-index',
  title: 'staff find orders of earlier releases in the search and in the print room',
  collection: 'orders',
  plan: (reader, _config, id) => planOrderIndex(reader, id),
};
