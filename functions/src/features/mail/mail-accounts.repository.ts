import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';

type Reader = Pick<Database, 'get' | 'find'>;

/** Collections with the record that the messages of an event are about. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  order_placed: ['placements', 'orders'],
  payment_received: ['payments'],
  payment_failed: ['payments'],
  album_responded: ['albums'],
  changes_requested: ['albums'],
  order_shipped: ['orders'],
  order_tracked: ['orders'],
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

/** The owner of the record that a message is about; null where it is gone. */
async function findOwner(reader: Reader, event: string, about: string): Promise<string | null> {
  // ids of payments may have hyphens; behind all others a round, a refund or a day may follow
  const ids = new Set([about, about.split('-')[0] ?? '']);
  for (const collection of RECORDS[event] ?? []) {
    for (const id of ids) {
      const document = await reader.get(`${collection}/${id}`);
      if (document) return z.parse(owned, document.data).user_id;
    }
  }
  return null;
}

/** The account that has an address now; null without one. */
async function findByEmail(reader: Reader, email: string): Promise<string | null> {
  const [found] = await reader.find('users', (all) => all.where('email', '==', email).limit(1));
  return found?.id ?? null;
}

/**
 * Says on a message of an earlier release whose data it holds, by the record it is about, or else by
 * its address.
 * @returns null where it says so already, or nobody can be found
 */
export async function planMailAccounts(
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
