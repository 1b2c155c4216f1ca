import type { Database } from '../../platform/database';
import type { Recipient } from './mail.events';
import { findProfile } from '../users/user.repository';

/** A customer as messages go to one; without an address, which no message goes to, without a profile. */
export async function findRecipient(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<Recipient> {
  const profile = await findProfile(reader, uid);
  return { email: profile?.email ?? '', firstName: profile?.firstName ?? '' };
}
