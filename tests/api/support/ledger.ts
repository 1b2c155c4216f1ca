import { GIFT_CODE_LENGTH } from '@smriti/shared/payment/gift-cards';
import { paise } from '@smriti/shared/base/money';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { giftCardDocument } from '../../../functions/src/features/gifts/gift-card.codes';
import { entryRecord, ledgerRecord } from '../../../functions/src/features/ledger/ledger.records';
import { randomIds } from '../../../functions/src/platform/ids';
import type { Account } from './accounts';
import { firestore } from './admin';

type Owner = Pick<Account, 'uid'>;

/** Stores a new gift card; answers its code. */
export async function storeGiftCard(worthPaise = 50_000): Promise<string> {
  const code = randomIds.readable(GIFT_CODE_LENGTH);
  const { path, data } = giftCardDocument(code, paise(worthPaise));
  await firestore.doc(path).set(data);
  return code;
}

/** A customer's entries, oldest first. */
export async function entriesOf({ uid }: Owner) {
  const { docs } = await firestore.collection(`ledgers/${uid}/entries`).orderBy('number').get();
  return docs.map((document) => z.parse(entryRecord, document.data()));
}

/**
 * What a customer has, once it is proven by the entries: they add up to it, one after the other,
 * without a gap and never below nothing.
 */
export async function provenBalance(owner: Owner): Promise<{ gift: number; points: number }> {
  const sums = { gift: 0, points: 0 };
  const entries = await entriesOf(owner);
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
