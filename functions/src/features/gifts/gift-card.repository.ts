import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { giftCardPath } from './gift-card-codes.domain';
import { type GiftCardRecord, giftCardRecord, giftCardTries } from './gift-card.records';

const HOUR = 3_600_000;

/** Wrong codes are counted by the hour. */
const triesPath = (uid: string, now: Date) =>
  `giftCardTries/${uid}_${Math.floor(now.getTime() / HOUR)}`;

/** The gift card, or null. */
export async function findGiftCard(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<GiftCardRecord | null> {
  const document = await reader.get(giftCardPath(id));
  return document && z.parse(giftCardRecord, document.data);
}

/** Notes that a gift card is used up. */
export function writeRedeemed(
  tx: DatabaseTransaction,
  id: string,
  { uid, now }: { uid: string; now: Date },
): void {
  tx.update(giftCardPath(id), { redeemed_by: uid, redeemed_at: now });
}

/** How many wrong codes a customer has tried in this hour. */
export async function findFailedTries(db: Database, uid: string, now: Date): Promise<number> {
  const document = await db.get(triesPath(uid, now));
  return document ? z.parse(giftCardTries, document.data).failed : 0;
}

/** Counts one more; nothing is read, so that many at once do not wait for each other. */
export async function countFailedTry(db: Database, uid: string, now: Date): Promise<void> {
  await db.batch((writes) => {
    const expires_at = new Date(now.getTime() + 2 * HOUR);
    const tries = { failed: FieldValue.increment(1), expires_at };
    writes.set(triesPath(uid, now), tries, { merge: true });
  });
}
