import { planUserIndex } from '../../../functions/src/features/users/user-index.service.ts';
import type { Migration } from './migration.ts';

/** A profile gets its index with the next sign-in; this is for those who have not signed in since. */
export const userIndex: Migration = {
  id: '0003-user-index',
  title: 'admins find accounts that have not signed in since',
  collection: 'users',
  plan: (reader, _config, id) => planUserIndex(reader, id),
};
