import { planErasedOrder } from '../../../functions/src/features/privacy/erasure/erased-orders.service.ts';
import type { Migration } from './migration.ts';

/** Earlier releases erased an account and left all of its orders as they were for 8 years. */
export const erasedOrders: Migration = {
  id: '0005-erased-orders',
  title: 'orders of accounts that were erased keep no more than tax law asks for',
  collection: 'orders',
  plan: (reader, _config, id) => planErasedOrder(reader, id),
};
