import type { Deps } from '../../platform/deps';
import { isNoUser } from '../../platform/token-problem';
import type { Database } from '../../platform/database/database';
import type { Recipient } from './mail-events.domain';
import { findProfile } from '../users/user.repository';

/** A customer as messages go to one; without an address, which no message goes to, without a profile. */
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
 * A customer whose address is known to be theirs, or null: messages about what somebody else has
 * done go to nobody who may never have heard of us. Asks the identity provider, so not in a
 * transaction.
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
    if (isNoUser(error)) return null;
    throw error;
  }
}
