import type { Database } from '../../platform/database';
import type { Recipient } from '../mail/mail.events';
import { findProfile } from '../users/user.repository';

/** Whom messages about an order go to: its customer. Nobody without a profile. */
export async function findRecipient(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<Recipient> {
  const profile = await findProfile(reader, uid);
  return { email: profile?.email ?? '', firstName: profile?.firstName ?? '' };
}
