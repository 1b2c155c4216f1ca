import type { Deps } from '../../platform/deps';
import { isUserMissing } from '../../platform/token-errors';
import type { Database } from '../../platform/database/database';
import type { Recipient } from './mail-events.domain';
import { findProfile } from '../users/user.repository';

/** A customer as mail recipient; without a profile the address is empty and no message is sent. */
export async function findRecipient(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<Recipient> {
  const profile = await findProfile(reader, uid);
  return {
    uid,
    email: profile?.email ?? '',
    firstName: profile?.firstName ?? '',
    language: profile?.language ?? 'en',
  };
}

/**
 * A customer with a confirmed address, or null: messages about actions of others must not reach
 * strangers. Calls the identity provider, so not for use in a transaction.
 */
export async function findConfirmedRecipient(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  uid: string,
): Promise<Recipient | null> {
  try {
    const { emailVerified, email } = await auth.getUser(uid);
    if (!emailVerified || email === undefined) return null;
    return { ...(await findRecipient(db, uid)), email };
  } catch (error) {
    if (isUserMissing(error)) return null;
    throw error;
  }
}
