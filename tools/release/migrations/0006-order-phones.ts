import { orderSearchIndexMigration } from './0002-order-index.ts';
import type { Migration } from './migration.ts';

/** Adds the last four digits of phone numbers to the search index of orders. */
export const orderPhoneIndexMigration: Migration = {
  ...orderSearchIndexMigration,
  id: '0006-order-phones',
  title: 'staff find orders of earlier releases by the last four digits of a phone number',
};
