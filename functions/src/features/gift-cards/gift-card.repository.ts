import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type {
  Database,
  DatabaseTransaction,
  QueryShape,
  StoredDocument,
} from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import type { ListSection } from '../../platform/formats/list-cursor';
import { type giftCardDocument, giftCardPath } from './gift-card-codes.domain';
import { type GiftCardRecord, giftCardRecord, failedGiftCardTries } from './gift-card.records';
import { limitToPage } from '../../platform/database/query-page';

const HOUR = 3_600_000;

/** Path of the counter of wrong codes, one per customer and hour. */
const triesPath = (uid: string, now: Date) =>
  `giftCardTries/${uid}_${Math.floor(now.getTime() / HOUR)}`;

/** The gift card; null when missing. */
export async function findGiftCard(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<GiftCardRecord | null> {
  const document = await reader.get(giftCardPath(id));
  return document && z.parse(giftCardRecord, document.data);
}

export function markGiftCardRedeemed(
  tx: DatabaseTransaction,
  id: string,
  { uid, now }: { uid: string; now: Date },
): void {
  tx.update(giftCardPath(id), { redeemed_by: uid, redeemed_at: now, state: 'used' });
}

export function markGiftCardCancelled(tx: DatabaseTransaction, id: string): void {
  tx.update(giftCardPath(id), { state: 'cancelled' });
}

/** Creates a card; the commit fails (see isAlreadyExists) when it exists. */
export function createGiftCard(
  tx: DatabaseTransaction,
  { path, data }: ReturnType<typeof giftCardDocument>,
): void {
  tx.create(path, data);
}

interface CardSearch {
  ending?: string | undefined;
  state?: GiftCardRecord['state'] | undefined;
}

function matching({ ending, state }: CardSearch, part: ListSection): QueryShape {
  return (all) => {
    const inState = state === undefined ? all : all.where('state', '==', state);
    const found = ending === undefined ? inState : inState.where('ending', '==', ending);
    const sorted = found.orderBy('made_at', 'desc').orderBy('__name__', 'desc');
    if (!part) return sorted;
    const { after, limit } = part;
    return limitToPage(sorted, { after, limit });
  };
}

/** Gift cards with their ids, newest first. Cards of earlier releases have no creation time. */
export async function findGiftCards(
  reader: Pick<Database, 'find'>,
  search: CardSearch,
  part: NonNullable<ListSection>,
): Promise<ListRow<GiftCardRecord & { id: string }>[]> {
  const documents = await reader.find('giftCards', matching(search, part));
  const read = ({ id, data }: StoredDocument) => ({ id, ...z.parse(giftCardRecord, data) });
  return parseListRows(documents, read, 'made_at');
}

export function countGiftCards(
  reader: Pick<Database, 'count'>,
  search: CardSearch,
): Promise<number> {
  return reader.count('giftCards', matching(search, null));
}

/** Wrong codes entered by a customer in the current hour. */
export async function countFailedCodeTries(db: Database, uid: string, now: Date): Promise<number> {
  const document = await db.get(triesPath(uid, now));
  return document ? z.parse(failedGiftCardTries, document.data).failed : 0;
}

/** Counts a wrong code without a read, so that concurrent calls do not block each other. */
export async function addFailedCodeTry(db: Database, uid: string, now: Date): Promise<void> {
  await db.batch((writes) => {
    const expires_at = new Date(now.getTime() + 2 * HOUR);
    const tries = { failed: FieldValue.increment(1), expires_at };
    writes.set(triesPath(uid, now), tries, { merge: true });
  });
}
