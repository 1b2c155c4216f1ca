import { userSearchIndexMigration } from './0003-user-index.ts';
import type { Migration } from './migration.ts';

/** Adds the last four digits of phone numbers to the search index of profiles. */
export const userPhoneIndexMigration: Migration = {
  ...userSearchIndexMigration,
  id: '0007-user-phones',
  title: 'admins find accounts of earlier releases by the last four digits of their phone number',
};
