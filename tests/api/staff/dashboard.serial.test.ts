import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { toIndianDay } from '@smriti/shared/base/indian-days';
import { productDefinition } from '@smriti/shared/catalogue/managed/products';
import { listPaymentAttention } from '@smriti/shared/payment/attention';
import { type Dashboard, getDashboard, type WaitingKind } from '@smriti/shared/staff/dashboard';
import { type Figures, getFigures } from '@smriti/shared/staff/figures';
import { listFailedMails, listFailedPhotos } from '@smriti/shared/staff/failures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { updateDailyFigures } from '../../../functions/src/features/analytics/figures.service';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeAlbum, storeRequestedAlbum } from '../../support/albums';
import { jobDeps } from '../../support/deps';
import { callApi, expectAnswer } from '../../support/http';
import { createTestPaidOrder } from '../../support/orders';
import { productForm } from '../support/catalogue-calls';
import { storeFailedMail } from '../support/failures';

const today = toIndianDay(new Date());
const MINUTE_MS = 60_000;

let admin: Account;
let customer: Account;
const made: string[] = [];

beforeAll(async () => {
  [admin, customer] = await Promise.all([createTestAccountWithRole('admin'), createTestCustomer()]);
});
afterAll(async () => {
  await Promise.all(made.map((path) => firestore.doc(path).delete()));
});

async function get(path: string) {
  return callApi('GET', path, { token: admin.idToken });
}

async function dashboard(): Promise<Dashboard> {
  return expectAnswer(await get('/dashboard'), getDashboard.response);
}

async function store(path: string, data: Record<string, unknown>): Promise<void> {
  made.push(path);
  await firestore.doc(path).set(data);
}

const countOf = ({ waiting }: Dashboard, kind: WaitingKind) =>
  waiting.find((one) => one.kind === kind)?.count ?? -1;

/** Minutes before now that the job leaves out, because events may still be written. */
const LAG_MINUTES = 2;

function fold(minutesFromNow: number): Promise<number> {
  const now = new Date(Date.now() + minutesFromNow * MINUTE_MS);
  return updateDailyFigures({ ...jobDeps, clock: { now: () => now } });
}

/** Stores a payment that needs the attention of staff. */
async function storePayment(changes: Record<string, unknown>): Promise<string> {
  const id = `dashboard-${randomUUID()}`;
  const [created_at, updated_at] = [new Date(), new Date()];
  await store(`payments/${id}`, {
    id,
    user_id: customer.uid,
    transaction_id: id,
    reference: 'PAY2345678',
    payment_type: 'order',
    payment_method: 'card',
    payment_status: 'pending',
    amount_paise: 50_000,
    cart_id: null,
    order_id: null,
    placement_id: null,
    paid_before_paise: 0,
    provider: 'sandbox',
    provider_state: {},
    failure: '',
    submitted_at: null,
    refund: 'none',
    created_at,
    updated_at,
    ...changes,
  });
  return id;
}

describe('GET /dashboard', () => {
  it('counts open work, and links to lists with the same records', async () => {
    const before = await dashboard();
    const stuck = await storePayment({ submitted_at: new Date(Date.now() - 61 * MINUTE_MS) });
    await storePayment({ submitted_at: new Date(Date.now() - 59 * MINUTE_MS) });
    const refund = { key: 'ORD1', amount_paise: 12_500, state: 'owed', provider_id: null };
    const owed = await storePayment({ payment_status: 'paid', refund: 'owed', refunds: [refund] });
    made.push(`mail/${await storeFailedMail()}`);
    const requested = await storeRequestedAlbum(customer);
    const draft = await storeAlbum(customer, { status: 'Draft' });
    made.push(`reviewQueue/${requested.id}`);
    const photo = `f${randomUUID()}`.replaceAll('-', '').padEnd(43, '0').slice(0, 43);
    await store(`photos/${photo}`, {
      id: photo,
      owner: customer.uid,
      content_hash: null,
      content_type: 'image/jpeg',
      size_bytes: 9,
      width: null,
      height: null,
      state: 'failed',
      renditions: null,
      used_by: [requested.id, draft.id],
      unused_since: null,
      created_at: new Date('2100-01-01'),
    });
    const after = await dashboard();
    const grown = (kind: WaitingKind) => countOf(after, kind) - countOf(before, kind);
    const kinds = ['payments_stuck', 'refunds_owed', 'mails_failed', 'photos_failed'] as const;
    expect(kinds.map(grown)).toEqual([1, 1, 1, 1]);
    expect(grown('albums_to_review')).toBe(1);
    expect(grown('payments_to_check')).toBe(0);

    const payments = async (kind: string) => {
      const answer = await get(`/payments/attention?kind=${kind}`);
      return expectAnswer(answer, listPaymentAttention.response).payments;
    };
    const found = (await payments('stuck')).find(({ id }) => id === stuck);
    expect(found).toMatchObject({ customer: { uid: customer.uid, name: 'Asha Verma' } });
    expect((await payments('refund')).find(({ id }) => id === owed)?.owed_amount).toBe(125);
    const { mails } = expectAnswer(await get('/mails/failed'), listFailedMails.response);
    expect(mails[0]).toMatchObject({ subject: 'Your album', reason: '550 No such mailbox' });
    const { photos } = expectAnswer(await get('/photos/failed'), listFailedPhotos.response);
    // an album that is still being designed is shown to its owner only
    expect(photos[0]?.albums.map(({ id }) => id)).toEqual([requested.id]);
  });

  it('counts the products whose price needs a check, as their list shows', async () => {
    const list = productDefinition.calls.list;
    /** Ids in the list, once the dashboard counts as many; both follow a change within seconds. */
    const listed = async () => {
      let ids: number[] = [];
      const surplus = async () => {
        const answer = await get(`${list.path}?state=check&limit=100`);
        ids = expectAnswer(answer, list.response).records.map(({ id }) => id);
        return countOf(await dashboard(), 'products_to_check') - ids.length;
      };
      await expect.poll(surplus).toBe(0);
      return ids;
    };
    const before = await listed();
    const { idToken: token } = admin;
    const option = { name: 'Silk', description: '', price: 12 };
    const paper = await callApi('POST', '/paper-types', { token, json: option });
    const { id: paperId } = expectAnswer(paper, z.looseObject({ id: z.number() }));
    made.push(`catalogue/paper-types/items/${paperId}`);
    const json = { ...productForm, paper_type_ids: [paperId] };
    const answer = await callApi('POST', productDefinition.calls.create.path, { token, json });
    const { id } = expectAnswer(answer, productDefinition.calls.create.response);
    made.push(`catalogue/products/items/${id}`);
    expect(await listed()).toEqual(before);
    const dearer = { token, json: { price: 13 } };
    expect((await callApi('PUT', `/paper-types/${paperId}`, dearer)).status).toBe(200);
    await expect.poll(listed).toEqual([id, ...before]);

    const path = productDefinition.calls.remove.path.replace(':id', String(id));
    expect((await callApi('DELETE', path, { token })).status).toBe(200);
    await expect.poll(listed).toEqual(before);
  });

  it('counts up to 101, with one read per count and day', async () => {
    const batch = firestore.batch();
    const ids = Array.from({ length: 105 }, (_, index) => `reviewQueue/many-${index}`);
    for (const path of ids) batch.set(firestore.doc(path), { status: 'Requested' });
    await batch.commit();
    made.push(...ids);
    const answers = [await get('/dashboard'), await get('/dashboard'), await get('/dashboard')];
    await Promise.all(ids.map((path) => firestore.doc(path).delete()));
    for (const answer of answers) {
      expect(countOf(expectAnswer(answer, getDashboard.response), 'albums_to_review')).toBe(101);
    }
    // the first answer may also read the catalogue, which earlier tests have changed
    const reads = answers.map(({ headers }) => Number(headers.get('x-firestore-reads')));
    expect(Math.min(...reads)).toBeLessThanOrEqual(30 + 11 + 6 + 1);
  });
});

/** Product of the demo catalogue, with a Hindi title. */
const PRODUCT_ID = 1;

describe('the daily figures', () => {
  it('count each event once, however often the job runs', async () => {
    await fold(LAG_MINUTES);
    const owner = await createTestCustomer();
    const order = await createTestPaidOrder(owner);
    const from = await dashboard();
    expect(await Promise.all([fold(4), fold(4)])).toContain(1);
    expect(await fold(4)).toBe(0);
    const to = await dashboard();
    const dayOf = ({ days }: Dashboard) => days.find(({ day }) => day === today);
    const before = dayOf(from);
    expect(dayOf(to)?.orders).toBe((before?.orders ?? 0) + 1);
    expect(dayOf(to)?.revenue).toBeCloseTo((before?.revenue ?? 0) + order.grand_total);
    expect(Date.parse(to.as_of ?? '')).toBeGreaterThan(Date.parse(from.as_of ?? ''));
    expect(to.days).toHaveLength(30);

    // a time after every event of the earlier runs
    const at = new Date(Date.now() + 3 * MINUTE_MS);
    const move = { at, by: 'admin', from: 'processing', to: 'Cancelled' };
    await firestore.doc(`orders/${order.id}`).update({
      history: FieldValue.arrayUnion({ ...move, payment_status: 'refunded' }),
      updated_at: at,
    });
    await fold(6);
    expect(dayOf(await dashboard())?.revenue).toBeCloseTo(before?.revenue ?? 0);
  });

  it('are listed for any days, with own designs, as one read per day', async () => {
    const figures = async () => {
      const answer = await get(`/figures?from=${today}&until=${today}`);
      const reads = Number(answer.headers.get('x-firestore-reads'));
      return { reads, ...expectAnswer(answer, getFigures.response) };
    };
    const own = ({ products }: Figures) =>
      products.find(({ own_design }) => own_design === 'canvas')?.now ?? { pieces: 0, revenue: 0 };
    await fold(8);
    const before = await figures();
    const order = await createTestPaidOrder(await createTestCustomer());
    const at = new Date(Date.now() + 7 * MINUTE_MS);
    const { history, album_id } = (await firestore.doc(`orders/${order.id}`).get()).data() as {
      history: Record<string, unknown>[];
      album_id: string;
    };
    await firestore.doc(`albums/${album_id}`).update({ product_id: null, product_type: 'canvas' });
    await firestore.doc(`orders/${order.id}`).update({
      'album.product_id': null,
      history: history.map((move) => ({ ...move, at })),
      updated_at: at,
    });
    const ofProduct = await createTestPaidOrder(await createTestCustomer());
    const moves = (await firestore.doc(`orders/${ofProduct.id}`).get()).get('history') as object[];
    await firestore.doc(`orders/${ofProduct.id}`).update({
      'album.product_id': PRODUCT_ID,
      history: moves.map((move) => ({ ...move, at })),
      updated_at: at,
    });
    await fold(10);
    const after = await figures();
    expect(own(after).pieces).toBe((own(before).pieces ?? 0) + order.quantity);
    expect(own(after).revenue).toBeCloseTo(own(before).revenue + order.grand_total);
    expect(after.total.orders).toBe(before.total.orders + 2);
    const kind = after.kinds.find(({ own_design }) => own_design === 'canvas');
    expect(kind?.now).toEqual(own(after));
    const hindi = /^[\u0900-\u097f]/;
    expect(after.products.find(({ id }) => id === PRODUCT_ID)?.hi?.title).toMatch(hindi);
    const named = after.kinds.find(({ product_type }) => product_type !== null);
    expect(named?.product_type?.hi?.name).toMatch(hindi);
    // two days, the time of the figures, and the version of the catalogue
    expect(after.reads).toBeLessThanOrEqual(2 + 1 + 1 + 1);

    for (const query of ['from=2026-02-02&until=2026-02-01', 'from=2025-01-01&until=2026-01-02']) {
      const answer = await get(`/figures?${query}`);
      expect(answer.status).toBe(400);
    }
  });
});
