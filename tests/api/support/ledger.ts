import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  ledgerEntryRecord,
  ledgerRecord,
} from '../../../functions/src/features/ledger/ledger.records';
import type { Account } from '../../support/accounts';
import { firestore } from '../../support/admin';

type Owner = Pick<Account, 'uid'>;

/** Ledger entries of a customer, oldest first. */
export async function fetchLedgerEntries({ uid }: Owner) {
  const { docs } = await firestore.collection(`ledgers/${uid}/entries`).orderBy('number').get();
  return docs.map((document) => z.parse(ledgerEntryRecord, document.data()));
}

/**
 * Balances of a customer, checked against the ledger entries: they are numbered without gaps, each
 * holds the sum so far, and no sum is negative.
 */
export async function fetchVerifiedBalance(
  owner: Owner,
): Promise<{ gift: number; points: number }> {
  const sums = { gift: 0, points: 0 };
  const entries = await fetchLedgerEntries(owner);
  for (const [index, entry] of entries.entries()) {
    sums[entry.account] += entry.amount;
    expect(entry.number).toBe(index + 1);
    expect(entry.balance_after).toBe(sums[entry.account]);
    expect(entry.balance_after).toBeGreaterThanOrEqual(0);
  }
  const document = await firestore.doc(`ledgers/${owner.uid}`).get();
  if (!document.exists) expect(entries).toEqual([]);
  else {
    const { gift_paise, points } = z.parse(ledgerRecord, document.data());
    expect({ gift: gift_paise, points }).toEqual(sums);
  }
  return sums;
}
