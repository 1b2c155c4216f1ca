import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';

type Reader = Pick<Database, 'get' | 'find'>;

/** Collections that hold the subject of an event's messages. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  order_placed: ['placements', 'orders'],
  payment_received: ['payments'],
  payment_failed: ['payments'],
  album_responded: ['albums'],
  changes_requested: ['albums'],
  order_shipped: ['orders'],
  order_tracked: ['orders'],
  order_address_changed: ['orders'],
  order_refunded: ['orders'],
  order_replaced: ['orders'],
  originals_expire: ['albums'],
};

const storedMail = z.object({
  event: z.string(),
  to: z.string(),
  uids: z._default(z.array(z.string()), []),
});
const owned = z.object({ user_id: z.string() });
const referral = z.object({ inviter_uid: z.string(), invitee_uid: z.string() });

/** Owner of the record a message is about; null when the record is gone. */
async function findOwner(reader: Reader, event: string, about: string): Promise<string | null> {
  // payment ids may contain hyphens; other ids may be followed by a round, a refund or a day
  const ids = new Set([about, about.split('-')[0] ?? '']);
  for (const collection of RECORDS[event] ?? []) {
    for (const id of ids) {
      const document = await reader.get(`${collection}/${id}`);
      if (document) return z.parse(owned, document.data).user_id;
    }
  }
  return null;
}

/** Account that currently has an e-mail address; null if none. */
async function findByEmail(reader: Reader, email: string): Promise<string | null> {
  const [found] = await reader.find('users', (all) => all.where('email', '==', email).limit(1));
  return found?.id ?? null;
}

/**
 * Adds the account ids to a message of an earlier release, found by its subject record, otherwise by its
 * address.
 * @returns null when they are stored already or no account is found
 */
export async function planMailAccountsBackfill(
  reader: Reader,
  id: string,
): Promise<((tx: Pick<DatabaseTransaction, 'update'>) => void) | null> {
  const path = `mail/${id}`;
  const document = await reader.get(path);
  if (!document) return null;
  const { event, to, uids } = z.parse(storedMail, document.data);
  if (uids.length > 0) return null;
  const about = id.slice(event.length + 1);
  const joined = event === 'friend_joined' ? await reader.get(`referrals/${about}`) : null;
  if (joined) {
    const { inviter_uid, invitee_uid } = z.parse(referral, joined.data);
    return (tx) => tx.update(path, { uids: [inviter_uid, invitee_uid] });
  }
  const owner = (await findOwner(reader, event, about)) ?? (await findByEmail(reader, to));
  return owner === null ? null : (tx) => tx.update(path, { uids: [owner] });
}
