import { planUserSearchIndexBackfill } from '../../../functions/src/features/users/user-index.service.ts';
import type { Migration } from './migration.ts';

/** Adds the search index to old profiles; profiles get it only at the next sign-in. */
export const userSearchIndexMigration: Migration = {
  id: '0003-user-index',
  title: 'admins find accounts that have not signed in since',
  collection: 'users',
  plan: (reader, _config, id) => planUserSearchIndexBackfill(reader, id),
};
