import type * as z from 'zod/mini';
import { createAddress } from '@smriti/shared/account/addresses';
import { listUsers } from '@smriti/shared/account/management';
import { listAlbums } from '@smriti/shared/album/albums';
import { listOrders } from '@smriti/shared/order/orders';
import { exportOrders } from '@smriti/shared/order/order-exports';
import { listAllOrders } from '@smriti/shared/order/order-list';
import { listAudit } from '@smriti/shared/staff/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  type Member,
  createTestCustomer,
  createTestStaff,
} from '../../support/accounts';
import { ADDRESS_FORM } from '../../../tools/dev/shop/shop-client';
import { firestore } from '../../support/admin';
import { storeAlbum } from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { createTestPlacement } from '../../support/orders';

/*
 * A record that does not match its schema does not hide other records (docs/rules.md#console-5):
 * lists leave it out and count it, and a request for its id fails.
 */

const COUNT = 'x-unreadable-count';
let admin: Member;
let customer: Account;

/** Original data of the broken records by path, to restore them. */
const before = new Map<string, FirebaseFirestore.DocumentData>();

async function breakRecord(path: string, fields: object): Promise<void> {
  before.set(path, (await firestore.doc(path).get()).data() ?? {});
  await firestore.doc(path).set(fields, { merge: true });
}

beforeAll(async () => {
  admin = await createTestStaff('Meera Admin', 'admin');
  customer = await createTestCustomer('Zarina Unread');
});
afterAll(async () => {
  for (const [path, data] of before) await firestore.doc(path).set(data);
});

const get = (path: string, { idToken: token }: Account = customer) =>
  callApi('GET', path, { token });
async function answerWithCount(path: string, schema: z.ZodMiniType, by: Account = customer) {
  const answer = await get(path, by);
  return { ...(expectAnswer(answer, schema) as object), count: answer.headers.get(COUNT) };
}

describe('a customer with unreadable records', () => {
  it('sees the other orders, with a count for admins, while a request by id fails', async () => {
    const { order: kept } = await createTestPlacement(customer);
    const { order: lost } = await createTestPlacement(customer);
    await breakRecord(`orders/${lost.id}`, { album: 7 });
    const path = listOrders.path.replace(':id', customer.uid);
    for (const by of [customer, admin]) {
      expect(await answerWithCount(path, listOrders.response, by)).toMatchObject({
        orders: [{ id: kept.id }],
        count: '1',
      });
    }
    const page = await answerWithCount(`${path}?limit=1`, listOrders.response);
    expect(page).toMatchObject({ orders: [], count: '1' });
    expectError(await get(`/orders/${lost.id}`), 500);

    const all = await answerWithCount(
      `${listAllOrders.path}?limit=100`,
      listAllOrders.response,
      admin,
    );
    expect(JSON.stringify(all)).not.toContain(lost.id);
    expect(Number(all.count)).toBeGreaterThanOrEqual(1);
    expectError(await get(exportOrders.path, admin), 500);
  });

  it('sees the other albums, and pages past the unreadable one', async () => {
    const owner = await createTestCustomer();
    const first = await storeAlbum(owner, { title: 'First' });
    const second = await storeAlbum(owner, { title: 'Second' });
    await breakRecord(`albums/${second.id}`, { photo_ids: 'none' });
    const path = `${listAlbums.path}?user_id=${owner.uid}&limit=1`;
    const answer = await get(path, owner);
    expect(expectAnswer(answer, listAlbums.response).albums).toEqual([]);
    expect(answer.headers.get(COUNT)).toBe('1');
    const cursor = answer.headers.get('x-next-cursor') ?? '';
    const next = await get(`${path}&cursor=${cursor}`, owner);
    const { albums } = expectAnswer(next, listAlbums.response);
    expect(albums.map(({ id }) => id)).toEqual([first.id]);
    expect(next.headers.get(COUNT)).toBeNull();
    expectError(await get(`/albums/${second.id}`, owner), 500);
  });

  it('sees an album without its cover if the photo is unreadable', async () => {
    const owner = await createTestCustomer();
    const photo = `unreadable${Math.random().toString(36).slice(2)}`.padEnd(43, '0');
    const album = await storeAlbum(owner, { photo_ids: [photo] });
    await breakRecord(`photos/${photo}`, { id: 7 });
    const answer = await get(`${listAlbums.path}?user_id=${owner.uid}`, owner);
    const { albums } = expectAnswer(answer, listAlbums.response);
    expect(albums.map(({ id }) => id)).toEqual([album.id]);
    expect(answer.headers.get(COUNT)).toBeNull();
    await firestore.doc(`photos/${photo}`).delete();
    before.delete(`photos/${photo}`);
  });

  it('keeps one default address, and counts unreadable ones in the limit', async () => {
    const owner = await createTestCustomer();
    const add = async (more: object = {}) => {
      const answer = await callApi('POST', createAddress.path, {
        token: owner.idToken,
        json: { ...ADDRESS_FORM, type: 'Home', ...more },
      });
      return expectAnswer(answer, createAddress.response).address;
    };
    const { id: lost } = await add();
    await firestore.doc(`addresses/${lost}`).update({ city: 7 });
    await add({ isDefault: true });
    expect((await firestore.doc(`addresses/${lost}`).get()).get('is_default')).toBe(false);
    const book = await get(`/addresses/user/${owner.uid}`, owner);
    expect(book.headers.get(COUNT)).toBe('1');
    expectError(await get(`/addresses/${lost}`, owner), 500);
  });

  it.each(['/payments/user/:uid', '/cart-items/user/:uid', '/drafts', '/credits', '/invitation'])(
    'sees the remaining data of %s',
    async (path) => {
      const owner = await createTestCustomer();
      const created_at = new Date();
      const records = {
        payments: { user_id: owner.uid, created_at },
        albums: { user_id: owner.uid, status: 'Approved', is_placed: false, created_at },
        drafts: { user_id: owner.uid },
        referrals: { inviter_uid: owner.uid, created_at },
      };
      for (const [collection, fields] of Object.entries(records)) {
        await firestore.doc(`${collection}/unreadable-${owner.uid}`).set(fields);
      }
      await firestore
        .doc(`ledgers/${owner.uid}/entries/unreadable`)
        .set({ account: 'points', number: 1 });
      const answer = await get(path.replace(':uid', owner.uid), owner);
      expect(answer.status).toBe(200);
      expect(answer.headers.get(COUNT)).toBe(path === '/credits' ? '2' : '1');
      for (const collection of Object.keys(records)) {
        await firestore.doc(`${collection}/unreadable-${owner.uid}`).delete();
      }
    },
  );
});

describe('a list that is read completely for each page', () => {
  it('of points reports unreadable friends on its first page only', async () => {
    const owner = await createTestCustomer();
    const referral = firestore.doc(`referrals/unreadable-${owner.uid}`);
    await referral.set({ inviter_uid: owner.uid, created_at: new Date() });
    const counts = [];
    for (const path of ['/credits', '/credits?cursor=1']) {
      const answer = await get(path, owner);
      expect(answer.status).toBe(200);
      counts.push(answer.headers.get(COUNT));
    }
    await referral.delete();
    expect(counts).toEqual(['1', null]);
  });

  it('of the catalogue reports unreadable records on its first page only', async () => {
    const frame = firestore.doc('catalogue/frames/items/999999');
    await frame.set({ name: 7, changed_at: new Date() });
    const counts = [];
    for (const path of ['/catalogue/frames', '/catalogue/frames?cursor=999998']) {
      const answer = await get(path, admin);
      expect(answer.status).toBe(200);
      counts.push(Number(answer.headers.get(COUNT)));
    }
    await frame.delete();
    const [first, next] = counts;
    expect(first).toBeGreaterThanOrEqual(1);
    expect(next).toBe(0);
  });
});

describe('a list for staff with an unreadable record', () => {
  const at = new Date();
  it.each([
    ['audit', '/audit?by=:tag', { by_uid: ':tag', at }],
    ['giftCards', '/gift-cards?q=:tag', { ending: ':TAG', made_at: at }],
    ['coupons', '/coupons', { created_at: at }],
    ['paymentLinks', '/payment-links', { expires_at: new Date(Date.now() + 1e11) }],
    ['ratings', '/ratings', { created_at: at, hidden: false }],
    ['payments', '/payments/attention', { attention: { at: new Date(0) } }],
    [
      'reviewQueue',
      '/approval-products',
      { status: 'Requested', requested_at: new Date(0), album_id: ':tag' },
    ],
    ['mail', '/mails/failed', { delivery: { state: 'ERROR', endTime: at } }],
    ['photos', '/photos/failed', { state: 'failed', created_at: at }],
    [
      'orders',
      '/orders/all?print_state=waiting',
      { print_room: 'waiting', placed_at: new Date(0) },
    ],
  ])('of %s shows the number of records that it leaves out', async (collection, path, fields) => {
    const tag = `u${Math.random().toString(36).slice(2, 5)}`;
    const filled = Object.entries<unknown>(fields).map(([name, value]) => {
      const text = value === ':TAG' ? tag.toUpperCase() : value;
      return [name, text === ':tag' ? tag : text] as const;
    });
    const record = firestore.doc(`${collection}/unreadable-${tag}`);
    await record.set(Object.fromEntries(filled));
    const answer = await get(path.replace(':tag', tag), admin);
    await record.delete();
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get(COUNT))).toBeGreaterThanOrEqual(1);
  });

  it('of accounts and audit entries shows the available name', async () => {
    const tag = Math.random().toString(36).slice(2, 10);
    const person = await createTestCustomer(`Zoya ${tag}`);
    await callApi('PUT', `/users/${person.uid}/role`, {
      token: admin.idToken,
      json: { role: 'printer' },
    });
    await breakRecord(`users/${person.uid}`, { displayName: 7 });
    const accounts = await answerWithCount(`${listUsers.path}?q=${tag}`, listUsers.response, admin);
    expect(accounts).toMatchObject({ users: [], count: '1' });
    const done = await answerWithCount(
      `${listAudit.path}?record=user/${person.uid}`,
      listAudit.response,
      admin,
    );
    expect(done).toMatchObject({ entries: [{ record: { name: '' } }], count: null });
    expectError(await get(`/users/${person.uid}`, admin), 500);
  });
});
