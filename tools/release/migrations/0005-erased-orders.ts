import { planErasedOrderReduction } from '../../../functions/src/features/privacy/erasure/erased-orders.service.ts';
import type { Migration } from './migration.ts';

/** Erases personal data in the orders of erased accounts, which earlier releases stored for 8 years. */
export const erasedOrdersMigration: Migration = {
  id: '0005-erased-orders',
  title: 'orders of accounts that were erased keep no more than tax law asks for',
  collection: 'orders',
  plan: (reader, _config, id) => planErasedOrderReduction(reader, id),
};
