import { planOrderIndex } from '../../../functions/src/features/orders/order-index.service.ts';
import type { Migration } from './migration.ts';

/** An order gets its index with its next write; one that nobody writes again would stay unfound. */
export const orderIndex: Migration = {
  id: '0002-order-index',
  title: 'staff find orders of earlier releases in the search and in the print room',
  collection: 'orders',
  plan: (reader, _config, id) => planOrderIndex(reader, id),
};
