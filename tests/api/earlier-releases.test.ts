import { randomBytes } from 'node:crypto';
import { getAlbum, listAlbums, updateAlbum } from '@smriti/shared/album/albums';
import { getApprovalProduct } from '@smriti/shared/album/approval';
import { listAddresses } from '@smriti/shared/account/addresses';
import { getOrder, listOrders } from '@smriti/shared/order/orders';
import { listPayments } from '@smriti/shared/payment/payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestCustomer } from '../support/accounts';
import { firestore } from '../support/admin';
import { callApi, expectAnswer } from '../support/http';
import {
  readFixture,
  UNKNOWN_FIELD,
  toFutureRecord,
  parseRecords,
  RELEASES,
  type StoredRecord,
} from '../support/releases';

/*
 * A shop is updated in place, so the API has to read the records of earlier releases. These tests
 * store the records of each release (tests/fixtures/releases) for a new customer and read them
 * through the API; tests/releases parses every record.
 */
const THEIRS = ['albums', 'orders', 'payments', 'placements', 'addresses'];

/** Replaces ids by new ones of the same length, because the demo data may contain the same ids. */
function withNewIds(fixture: string, { uid }: Account): string {
  const records = parseRecords(fixture);
  const owned = records.filter(([path]) => THEIRS.includes(path.split('/')[0] ?? ''));
  const ids = new Set(owned.map(([path]) => path.split('/')[1] ?? ''));
  const photos = owned.flatMap(([, data]) => data['photo_ids'] ?? []).map(String);
  const owners = new Set(owned.flatMap(([, data]) => data['user_id'] ?? []).map(String));
  let text = fixture;
  for (const id of [...ids, ...photos].sort((a, b) => b.length - a.length)) {
    text = text.replaceAll(new RegExp(`(?<=["/])${id}(?=["/])`, 'g'), newId(id.length));
  }
  for (const owner of owners) text = text.replaceAll(`"${owner}"`, `"${uid}"`);
  return text;
}

function newId(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length);
}

/** Clears the due times, so that scheduled jobs which other tests run skip these records. */
function withoutDueTimes(data: StoredRecord[1]) {
  const fields = ['ask_at', 'pay_until'].filter((field) => field in data);
  return Object.fromEntries(fields.map((field) => [field, null]));
}

const unchanged = (data: StoredRecord[1]) => data;
const KEPT = [
  ...RELEASES.map((release) => [release, 'as they were', unchanged] as const),
  ...RELEASES.map((release) => [release, 'with what a newer one keeps', toFutureRecord] as const),
];

describe.each(KEPT)('records of release %s, %s', (release, _how, kept) => {
  let customer: Account;
  let records: StoredRecord[];
  beforeAll(async () => {
    customer = await createTestCustomer();
    records = parseRecords(withNewIds(readFixture(release, 'records'), customer)).filter(([path]) =>
      THEIRS.includes(path.split('/')[0] ?? ''),
    );
    const batch = firestore.batch();
    for (const [path, data] of records)
      batch.set(firestore.doc(path), kept({ ...data, ...withoutDueTimes(data) }));
    await batch.commit();
  });

  const idsIn = (collection: string) =>
    records
      .map(([path]) => path.split('/'))
      .filter(([name, , ...below]) => name === collection && below.length === 0)
      .map(([, id = '']) => id)
      .sort();
  async function get(path: string) {
    const answer = await callApi('GET', path, { token: customer.idToken });
    expect(answer.text).not.toContain(UNKNOWN_FIELD);
    return answer;
  }
  const storedAs = async (path: string) => (await firestore.doc(path).get()).data() ?? {};
  const sorted = (ones: readonly { id: string }[]) => ones.map(({ id }) => id).sort();

  it('albums are listed, shown, and shown with their rounds', async () => {
    const ids = idsIn('albums');
    const answer = await get(`/albums?user_id=${customer.uid}&limit=50`);
    expect(sorted(expectAnswer(answer, listAlbums.response).albums)).toEqual(ids);
    for (const id of ids) {
      expectAnswer(await get(`/albums/${id}`), getAlbum.response);
      expectAnswer(await get(`/approval-products/${id}`), getApprovalProduct.response);
    }
  });

  it('orders are listed and shown', async () => {
    const ids = idsIn('orders');
    const answer = await get(`/orders/user/${customer.uid}?limit=50`);
    expect(sorted(expectAnswer(answer, listOrders.response).orders)).toEqual(ids);
    for (const id of ids) expectAnswer(await get(`/orders/${id}`), getOrder.response);
  });

  it('payments and addresses are listed', async () => {
    const payments = await get(`/payments/user/${customer.uid}`);
    expect(sorted(expectAnswer(payments, listPayments.response).payments)).toEqual(
      idsIn('payments'),
    );
    const addresses = await get(`/addresses/user/${customer.uid}`);
    expect(sorted(expectAnswer(addresses, listAddresses.response).addresses)).toEqual(
      idsIn('addresses'),
    );
  });

  it('keep all their fields after a change', async () => {
    const isKept = (id: unknown) => records.some(([path]) => path === `orders/${String(id)}`);
    const [path = '', before] =
      records.find(
        ([, { status, pending_order_id }]) => status === 'Requested' && isKept(pending_order_id),
      ) ?? [];
    const order = `orders/${String(before?.['pending_order_id'])}`;
    const [album, ordered] = [await storedAs(path), await storedAs(order)];
    const json = { quantity: 7 };
    const answer = await callApi('PUT', `/${path}`, { token: customer.idToken, json });
    expectAnswer(answer, updateAlbum.response);
    expect(answer.text).not.toContain(UNKNOWN_FIELD);
    const updated_at = expect.anything() as unknown;
    expect(await storedAs(path)).toMatchObject({ ...album, quantity: 7, updated_at });
    expect(await storedAs(order)).toMatchObject({
      ...ordered,
      // the order's copy of the album is written again from the changed album
      album: { quantity: 7 },
      updated_at,
    });
  });
});
