import { planRetentionBackfill } from '../../../functions/src/features/privacy/retention/earlier-deliveries.service.ts';
import { planOrderSearchIndexBackfill } from '../../../functions/src/features/orders/order-index.service.ts';
import { planUserSearchIndexBackfill } from '../../../functions/src/features/users/user-index.service.ts';
import { planMailAccountsBackfill } from '../../../functions/src/features/mail/mail-accounts.repository.ts';
import { planErasedOrderReduction } from '../../../functions/src/features/privacy/erasure/erased-orders.service.ts';
import type { Config } from '../../../functions/src/platform/parameters/config.ts';
import type {
  Database,
  DatabaseTransaction,
} from '../../../functions/src/platform/database/database.ts';

/** Reader of a migration: the database, or the transaction that will write. */
export type MigrationReader = Pick<Database, 'get' | 'getAll' | 'find'>;

/** A change of stored records that the current code requires. */
export interface Migration {
  /** Number and name, such as `0001-earlier-deliveries`. */
  id: string;
  /** Its purpose in one line. */
  title: string;
  /** The collection whose documents are processed one by one. */
  collection: string;
  /**
   * Plans the writes for one document without writing; null if there is nothing to do, so that a second
   * run has no effect.
   */
  plan: (
    reader: MigrationReader,
    config: Pick<Config, 'shop'>,
    id: string,
  ) => Promise<((tx: DatabaseTransaction) => void) | null>;
}

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

/** Adds the search index to old orders; orders get it only when they are written. */
export const orderSearchIndexMigration: Migration = {
  id: '0002-order-index',
  title: 'staff find orders of earlier releases in the search and in the print room',
  collection: 'orders',
  plan: (reader, _config, id) => planOrderSearchIndexBackfill(reader, id),
};

/** Adds the search index to old profiles; profiles get it only at the next sign-in. */
export const userSearchIndexMigration: Migration = {
  id: '0003-user-index',
  title: 'admins find accounts that have not signed in since',
  collection: 'users',
  plan: (reader, _config, id) => planUserSearchIndexBackfill(reader, id),
};

/**
 * Adds the account to mails, so that an erasure also finds mails to an earlier address of the
 * account.
 */
export const mailAccountsMigration: Migration = {
  id: '0004-mail-accounts',
  title: 'messages of earlier releases say whose data they hold, so that an erasure finds them',
  collection: 'mail',
  plan: (reader, _config, id) => planMailAccountsBackfill(reader, id),
};

/** Erases personal data in the orders of erased accounts, which earlier releases stored for 8 years. */
export const erasedOrdersMigration: Migration = {
  id: '0005-erased-orders',
  title: 'orders of accounts that were erased keep no more than tax law asks for',
  collection: 'orders',
  plan: (reader, _config, id) => planErasedOrderReduction(reader, id),
};

/** Adds the last four digits of phone numbers to the search index of orders. */
export const orderPhoneIndexMigration: Migration = {
  ...orderSearchIndexMigration,
  id: '0006-order-phones',
  title: 'staff find orders of earlier releases by the last four digits of a phone number',
};

/** Adds the last four digits of phone numbers to the search index of profiles. */
export const userPhoneIndexMigration: Migration = {
  ...userSearchIndexMigration,
  id: '0007-user-phones',
  title: 'admins find accounts of earlier releases by the last four digits of their phone number',
};

/** Adds to old orders the earliest estimated delivery, after which they can be late. */
export const lateOrdersMigration: Migration = {
  ...orderSearchIndexMigration,
  id: '0008-late-orders',
  title: 'staff find late orders of earlier releases',
};

/** Adds each word of names and e-mail addresses to the search index of profiles. */
export const userWordIndexMigration: Migration = {
  ...userSearchIndexMigration,
  id: '0009-user-words',
  title: 'staff find accounts of earlier releases by any word of their name',
};

/** Adds to old orders the total price by which staff sort them. */
export const orderTotalsMigration: Migration = {
  ...orderSearchIndexMigration,
  id: '0010-order-totals',
  title: 'the list of orders by total price has the orders of earlier releases',
};

/** Adds to old profiles the name by which staff sort them. */
export const userNamesMigration: Migration = {
  ...userSearchIndexMigration,
  id: '0011-user-names',
  title: 'the list of accounts by name has the accounts of earlier releases',
};

/** All migrations in the order in which they run; a new one takes the next number. */
export const MIGRATIONS: readonly Migration[] = [
  earlierDeliveriesMigration,
  orderSearchIndexMigration,
  userSearchIndexMigration,
  mailAccountsMigration,
  erasedOrdersMigration,
  orderPhoneIndexMigration,
  userPhoneIndexMigration,
  lateOrdersMigration,
  userWordIndexMigration,
  orderTotalsMigration,
  userNamesMigration,
];
