import { ALBUM_STATUSES } from '@smriti/shared/album/album-states';
import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { PAYMENT_STATUSES } from '@smriti/shared/payment/payment-states';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { addressRecord } from '../../functions/src/features/addresses/address.records';
import { albumEventRecord, albumRecord } from '../../functions/src/features/albums/album.records';
import {
  giftCardRecord,
  failedGiftCardTries,
} from '../../functions/src/features/gift-cards/gift-card.records';
import { guestRecord } from '../../functions/src/features/guests/guest.records';
import { referralRecord } from '../../functions/src/features/referrals/referral.records';
import { invoiceRecord } from '../../functions/src/features/invoices/invoice.records';
import {
  ledgerEntryRecord,
  ledgerRecord,
} from '../../functions/src/features/ledger/ledger.records';
import { mailRecord } from '../../functions/src/features/mail/mail.records';
import { orderRecord, placementRecord } from '../../functions/src/features/orders/order.records';
import { paymentRecord } from '../../functions/src/features/payments/payment.records';
import { photoRecord } from '../../functions/src/features/photos/photo.records';
import { ratingRecord } from '../../functions/src/features/ratings/rating.records';
import { queueRecord, roundRecord } from '../../functions/src/features/reviews/round.records';
import { userRecord } from '../../functions/src/features/users/user.records';
import { toCollectionPattern } from '../../tools/release/records/recorded-documents';
import {
  readFixture,
  UNKNOWN_FIELD,
  toFutureRecord,
  parseRecords,
  type RECORDED_COLLECTIONS,
  RELEASES,
} from '../support/releases';

/*
 * Shops are updated in place, so this release reads what earlier releases stored. Each folder of
 * tests/fixtures/releases holds documents that the code of one release wrote, one of each shape and
 * state. The fixtures are never edited: a field that they lack gets z._default in its schema.
 */

/** The schemas that read the documents of each collection; `*` stands for any id. */
const SCHEMAS: Readonly<Record<(typeof RECORDED_COLLECTIONS)[number], z.ZodMiniType>> = {
  'addresses/*': addressRecord,
  'albums/*': albumRecord,
  'albums/*/history/*': albumEventRecord,
  'albums/*/rounds/*': roundRecord,
  'giftCards/*': giftCardRecord,
  'giftCardTries/*': failedGiftCardTries,
  'guests/*': guestRecord,
  'invoices/*': invoiceRecord,
  'ledgers/*': ledgerRecord,
  'ledgers/*/entries/*': ledgerEntryRecord,
  'mail/*': mailRecord,
  'orders/*': orderRecord,
  'payments/*': paymentRecord,
  'photos/*': photoRecord,
  'placements/*': placementRecord,
  'ratings/*': ratingRecord,
  'referrals/*': referralRecord,
  'reviewQueue/*': queueRecord,
  'users/*': userRecord,
};

const futureFieldsIn = (value: unknown) => JSON.stringify(value).split(UNKNOWN_FIELD).length - 1;

describe.each(RELEASES)('records that release %s stored', (release) => {
  const records = parseRecords(readFixture(release, 'records'));

  it.each(records)('parse: %s', (path, data) => {
    const schema = new Map(Object.entries(SCHEMAS)).get(toCollectionPattern(path));
    if (!schema) throw new Error(`nothing reads ${path}`);
    expect(() => schema.parse(data)).not.toThrow();
  });

  // Mail documents are updated field by field and never rewritten.
  const rewritten = records.filter(([path]) => toCollectionPattern(path) !== 'mail/*');

  it.each(rewritten)('keep unknown fields of a newer release: %s', (path, data) => {
    const schema = new Map(Object.entries(SCHEMAS)).get(toCollectionPattern(path));
    const future = toFutureRecord(data);
    expect(futureFieldsIn(schema?.parse(future))).toBe(futureFieldsIn(future));
  });

  it('cover every state in the fixture', () => {
    const statesOf = (collection: string, field: string) =>
      new Set(
        records
          .filter(([path]) => toCollectionPattern(path) === `${collection}/*`)
          .map(([, data]) => data[field]),
      );
    expect(statesOf('albums', 'status')).toEqual(new Set(ALBUM_STATUSES));
    expect(statesOf('orders', 'order_status')).toEqual(new Set(ORDER_STATUSES));
    expect(statesOf('payments', 'payment_status')).toEqual(new Set(PAYMENT_STATUSES));
    expect(new Set(records.map(([path]) => toCollectionPattern(path)))).toEqual(
      new Set(Object.keys(SCHEMAS)),
    );
  });
});
