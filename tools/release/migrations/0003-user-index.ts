import { planUserIndex } from '../../../functions/src/features/users/user-index.service.ts';
import type { Migration } from './migration.ts';

/** Adds the search index to profiles of users who have not signed in since, which would add it. */
export const userIndex: Migration = {
  id: '0003-user-index',
  title: 'admins find accounts that have not signed in since',
  collection: 'users',
  plan: (reader, _config, id) => planUserIndex(reader, id),
};
