import { toGiftCode } from '@smriti/shared/payment/gift-cards';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { couponRecord } from '../../functions/src/features/coupons/coupon.records.ts';
import { giftCardId } from '../../functions/src/features/gift-cards/gift-card-codes.domain.ts';
import { giftCardRecord } from '../../functions/src/features/gift-cards/gift-card.records.ts';
import {
  ledgerEntryRecord,
  ledgerRecord,
} from '../../functions/src/features/ledger/ledger.records.ts';
import { paymentRecord } from '../../functions/src/features/payments/payment.records.ts';
import { referralRecord } from '../../functions/src/features/referrals/referral.records.ts';
import { CUSTOMER_UIDS, SEED_TIME } from './data/fixed-values.ts';
import { DEMO_COUPON, OPEN_GIFT_CODES } from './data/ledger.ts';
import { ledgerDocuments } from './ledger-documents.ts';

/** The documents below a path, with values as Firestore returns them. */
function documentsBelow(prefix: string): unknown[] {
  const below = ledgerDocuments().filter(({ path }) => path.startsWith(prefix));
  return below.map(({ data }) =>
    Object.fromEntries(
      Object.entries(data).map(([field, value]: [string, unknown]) => [
        field,
        value instanceof Date ? Timestamp.fromDate(value) : value,
      ]),
    ),
  );
}

const own = `ledgers/${CUSTOMER_UIDS.ananya}`;
const [ledger] = documentsBelow(own).slice(-1);
const entries = documentsBelow(`${own}/entries/`).map((entry) => ledgerEntryRecord.parse(entry));

describe('the demo ledger', () => {
  // proves rewards-4
  it('holds a gift balance of ₹2,500 and 2,500 points', () => {
    expect(ledgerRecord.parse(ledger)).toMatchObject({ gift_paise: 250_000, points: 2500 });
  });

  it('equals the sum of its entries, oldest first', () => {
    const sums = { gift: 0, points: 0 };
    for (const [index, entry] of entries.entries()) {
      sums[entry.account] += entry.amount;
      expect(entry).toMatchObject({ number: index + 1, balance_after: sums[entry.account] });
    }
    const { entries: count, gift_paise, points } = ledgerRecord.parse(ledger);
    expect({ gift: gift_paise, points }).toEqual(sums);
    expect(count).toBe(entries.length);
    const moments = entries.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
    expect(moments.every((at) => at < SEED_TIME)).toBe(true);
  });

  it('has a payment for each purchase of points', () => {
    const payments = documentsBelow('payments/').map((payment) => paymentRecord.parse(payment));
    const bought = entries.filter(({ kind }) => kind === 'bought');
    expect(payments.map(({ reference, points }) => [reference, points])).toEqual(
      bought.map(({ reference, amount }) => [reference, amount]),
    );
    for (const { amount_paise, points } of payments) expect(amount_paise).toBe(points * 10);
  });

  it('has a reward for each friend whose order is paid', () => {
    const friends = documentsBelow('referrals/').map((friend) => referralRecord.parse(friend));
    const rewarded = friends.filter(({ rewarded_at }) => rewarded_at !== null);
    expect(friends).toHaveLength(3);
    expect(rewarded.map(({ invitee_uid }) => `referral-${invitee_uid}`)).toEqual(
      entries.filter(({ kind }) => kind === 'referral').map(({ id }) => id),
    );
  });
});

it('the demo coupon is a valid record', () => {
  const [coupon] = documentsBelow(`coupons/${DEMO_COUPON}`);
  expect(couponRecord.parse(coupon)).toMatchObject({ code: DEMO_COUPON, percent: 10, uses: 0 });
});

describe('the demo gift cards', () => {
  // proves rewards-4
  it.each(OPEN_GIFT_CODES)('%s is worth ₹500 and not used', (code) => {
    expect(toGiftCode(code)).toBe(code);
    const [card] = documentsBelow(`giftCards/${giftCardId(code)}`);
    expect(giftCardRecord.parse(card)).toMatchObject({ worth_paise: 50_000, redeemed_by: null });
  });

  it('include one redeemed card of ₹2,500', () => {
    const cards = documentsBelow('giftCards/').map((card) => giftCardRecord.parse(card));
    const used = cards.filter((card) => card.redeemed_by !== null);
    expect(used).toMatchObject([{ worth_paise: 250_000, redeemed_by: CUSTOMER_UIDS.ananya }]);
  });
});
