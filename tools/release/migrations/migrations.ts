import { earlierDeliveriesMigration } from './0001-earlier-deliveries.ts';
import { orderSearchIndexMigration } from './0002-order-index.ts';
import { userSearchIndexMigration } from './0003-user-index.ts';
import { mailAccountsMigration } from './0004-mail-accounts.ts';
import { erasedOrdersMigration } from './0005-erased-orders.ts';
import { orderPhoneIndexMigration } from './0006-order-phones.ts';
import { userPhoneIndexMigration } from './0007-user-phones.ts';
import type { Migration } from './migration.ts';

/** All migrations in the order in which they run; a new one takes the next number. */
export const MIGRATIONS: readonly Migration[] = [
  earlierDeliveriesMigration,
  orderSearchIndexMigration,
  userSearchIndexMigration,
  mailAccountsMigration,
  erasedOrdersMigration,
  orderPhoneIndexMigration,
  userPhoneIndexMigration,
];
