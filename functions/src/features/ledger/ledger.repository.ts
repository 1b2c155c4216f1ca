import * as z from 'zod/mini';
import type {
  Database,
  DatabaseTransaction,
  StoredDocument,
} from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import {
  type LedgerAccount,
  type PostedEntry,
  EMPTY_LEDGER,
  type LedgerState,
} from './ledger.domain';
import { type LedgerEntryRecord, ledgerEntryRecord, ledgerRecord } from './ledger.records';

const pathOf = (uid: string) => `ledgers/${uid}`;

/** The balances of a customer; zero when nothing was posted. */
export async function findLedgerState(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<LedgerState> {
  const document = await reader.get(pathOf(uid));
  if (!document) return EMPTY_LEDGER;
  const { gift_paise, points, entries } = z.parse(ledgerRecord, document.data);
  return { gift: gift_paise, points, entries };
}

/**
 * Writes posted entries, and the resulting balances (`standing`). The commit fails (see isAlreadyExists)
 * when an entry exists.
 */
export function writeLedgerEntries(
  tx: DatabaseTransaction,
  uid: string,
  { standing, entries }: { standing: LedgerState; entries: readonly PostedEntry[] },
  now: Date,
): void {
  if (entries.length === 0) return;
  for (const entry of entries) {
    tx.create(`${pathOf(uid)}/entries/${entry.id}`, { ...entry, at: now });
  }
  const { gift: gift_paise, points, entries: count } = standing;
  const record = { gift_paise, points, entries: count, updated_at: now };
  tx.set(pathOf(uid), record, { merge: true });
}

/** A listed entry with its number, which is the cursor. */
interface ListedEntry extends ListRow<LedgerEntryRecord> {
  number: number;
}

const numbered = z.object({ number: z.number() });

function listedEntries(documents: readonly StoredDocument[]): ListedEntry[] {
  const rows = parseListRows(documents, ({ data }) => z.parse(ledgerEntryRecord, data), 'at');
  return rows.map((row, index) => ({
    ...row,
    // every document has a number, because the query sorts by it
    number: z.parse(numbered, documents[index]?.data).number,
  }));
}

/** The newest entries of both accounts below a number, newest first. */
export async function findLedgerEntries(
  db: Pick<Database, 'find'>,
  uid: string,
  { below, limit }: { below: number; limit: number },
): Promise<ListedEntry[]> {
  const documents = await db.find(`ledgers/${uid}/entries`, (all) =>
    all.where('number', '<', below).orderBy('number', 'desc').limit(limit),
  );
  return listedEntries(documents);
}

/** The newest entries of one account below a number, newest first. */
export async function findAccountEntries(
  db: Pick<Database, 'find'>,
  uid: string,
  { account, below, limit }: { account: LedgerAccount; below: number; limit: number },
): Promise<ListedEntry[]> {
  const documents = await db.find(`ledgers/${uid}/entries`, (all) =>
    all
      .where('account', '==', account)
      .where('number', '<', below)
      .orderBy('number', 'desc')
      .limit(limit),
  );
  return listedEntries(documents);
}
