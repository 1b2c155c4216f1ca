import { earlierDeliveries } from './0001-earlier-deliveries.ts';
import { orderIndex } from './0002-order-index.ts';
import { userIndex } from './0003-user-index.ts';
import { mailAccounts } from './0004-mail-accounts.ts';
import { erasedOrders } from './0005-erased-orders.ts';
import type { Migration } from './migration.ts';

/** All migrations in the order in which they run; a new one takes the next number. */
export const MIGRATIONS: readonly Migration[] = [
  earlierDeliveries,
  orderIndex,
  userIndex,
  mailAccounts,
  erasedOrders,
];
