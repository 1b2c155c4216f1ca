import { planMailAccountsBackfill } from '../../../functions/src/features/mail/mail-accounts.repository.ts';
import type { Migration } from './migration.ts';

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
