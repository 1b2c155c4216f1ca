import { randomInt, randomUUID } from 'node:crypto';
import { applyReferral, getInvitation } from '@smriti/shared/account/invitation';
import { createAddress } from '@smriti/shared/account/addresses';
import { deleteUser, requestExport } from '@smriti/shared/account/account-data';
import { createDraft } from '@smriti/shared/album/drafts';
import { addOrderNote } from '@smriti/shared/order/staff-order';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { continueErasure } from '../../../functions/src/features/privacy/erasure/erasure-job.service';
import { type Account, createTestCustomer, signInAgain, sharedAdmin } from '../../support/accounts';
import { auth, firestore, storage } from '../../support/admin';
import { storeAlbum } from '../../support/albums';
import { jobDepsInDays } from '../../support/deps';
import { callEndpoint, callApi, expectAnswer } from '../../support/http';
import {
  callCancelOrder,
  expectCancellation,
  storeReferral,
  moveOrder,
  createTestPlacement,
  payWithTestCard,
  placementForm,
  callPlaceOrder,
  expectPlacement,
  storeApprovedAlbum,
  storePaidRequestedAlbum,
} from '../../support/orders';
import {
  erasedOrdersMigration,
  mailAccountsMigration,
} from '../../../tools/release/migrations/migrations';
import { applyMigration } from '../../support/migrations';
import { fetchEverythingStored } from '../support/stored-data';
import { EMPTY_DRAFT_FORM } from '../../support/draft-forms';

const ERASED = 'of the one who was erased';
const letters = () => `Q${Array.from({ length: 9 }, () => 'bcdfghjklm'[randomInt(10)]).join('')}`;

const WAIT_OPTIONS = { timeout: 60_000, interval: 1000 };

/** Personal values that the test enters, by label; no other stored data contains them. */
const SAID = {
  'first name': letters(),
  'last name': letters(),
  phone: `98${randomInt(10_000_000, 99_999_999)}`,
  email: `${letters()}@now.in`,
  street: letters(),
  city: letters(),
  'contact email': `${letters()}@home.in`,
  'title of a draft': letters(),
  'instructions of a draft': letters(),
  'title of an album': letters(),
  'title of a requested album': letters(),
  'title of a delivered album': letters(),
  'title of a cancelled album': letters(),
  'file name': letters(),
  'text of a book': letters(),
  'remark of a reviewer': letters(),
  'note at a shared book': letters(),
  'note of a cancelled order': letters(),
  'note of the shop': letters(),
  'reason of a refund': letters(),
  'reason in the ledger': letters(),
  'tracking number': letters(),
  'review of a product': letters(),
  'earlier email': '',
};
type Said = keyof typeof SAID;

/** Values that an erasure keeps in orders and tax documents, as tax law requires. */
const KEPT_IN_ORDERS: readonly Said[] = [
  'first name',
  'last name',
  'phone',
  'contact email',
  'street',
  'city',
  'reason of a refund',
  'tracking number',
];
const KEPT_IN_TAX_DOCUMENTS: readonly Said[] = [
  'first name',
  'last name',
  'phone',
  'contact email',
  'street',
  'city',
  'title of a delivered album',
  'reason of a refund',
];

let customer: Account;
let inviter: Account;
/** Headers with an idempotency key, so that the API stores the answer of the call. */
const newKeyHeader = () => ({ 'Idempotency-Key': randomUUID() });

async function saveProfileAndAddress(): Promise<string> {
  const [token, json] = [customer.idToken, { firstName: SAID['first name'] }];
  const person = { ...json, lastName: SAID['last name'], phone: `+91${SAID.phone}` };
  const birthday = { dob_day: 1, dob_month: 2, dob_year: 1990 };
  await callApi('PUT', '/users', {
    token,
    json: { ...person, ...birthday },
    headers: newKeyHeader(),
  });
  const answer = await callApi('POST', createAddress.path, {
    token,
    headers: newKeyHeader(),
    json: {
      first_name: SAID['first name'],
      last_name: SAID['last name'],
      email: SAID['contact email'],
      phone: SAID.phone,
      street: SAID.street,
      city: SAID.city,
      state: 'Maharashtra',
      postal_code: '411001',
    },
  });
  return expectAnswer(answer, createAddress.response).address.id;
}

/** Creates a draft, an album, one in review, a shared book, a claimed guest and their files. */
async function makeDesigns(): Promise<void> {
  const { uid, idToken: token } = customer;
  const person = { name: SAID['first name'], email: SAID['contact email'] };
  const texts = {
    title: SAID['title of a draft'],
    instructions: SAID['instructions of a draft'],
  };
  await callEndpoint(createDraft, {
    token,
    body: { form: { ...EMPTY_DRAFT_FORM, ...person, ...texts }, images: [] },
  });
  const photo_names = { a: `${SAID['file name']}.jpg` };
  const album = await storeAlbum(customer, { title: SAID['title of an album'], photo_names });
  const requested = await storePaidRequestedAlbum(customer, {
    title: SAID['title of a requested album'],
  });
  const round = firestore.doc(`albums/${requested.id}/rounds/0001`);
  await round.update({ remarks: { a: { description: SAID['remark of a reviewer'] } } });
  await firestore.doc(`albums/${album.id}/design/current`).set({ data: SAID['text of a book'] });
  const [now, share] = [new Date(), randomUUID()];
  const visited = { id: 'n1', spread_id: 's1', name: 'Nani', heart: false, visitor: '', at: now };
  await firestore.doc(`shares/${share}`).set({
    id: share,
    user_id: uid,
    album_id: album.id,
    token_hash: '',
    ended_at: null,
    created_at: now,
    expires_at: now,
    kept_until: now,
    notes: [{ ...visited, hidden: false, text: SAID['note at a shared book'] }],
  });
  await firestore.doc(`guests/${randomUUID()}`).set({
    claim: { uid, moved: [{ from: 'a', to: 'b', name: `${SAID['file name']}.jpg` }] },
    last_used_at: new Date(),
  });
  for (const folder of ['photos', 'renditions', 'profiles', 'profile-uploads', 'prints']) {
    await storage.file(`${folder}/${uid}/one`).save(ERASED);
  }
  await firestore.doc(`printFiles/${album.id}`).set({ user_id: uid, album_id: album.id });
}

/** Creates a delivered and a cancelled order, with notes, a refund and a print archive. */
async function makeOrders(address: string): Promise<{ delivered: string }> {
  const admin = await sharedAdmin();
  const title = SAID['title of a delivered album'];
  const album = await storeApprovedAlbum(customer, { title });
  const { order } = expectPlacement(
    await callPlaceOrder(customer, placementForm(customer, address, [album]), newKeyHeader()),
  );
  await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
  await moveOrder(order.id, 'Shipped');
  const delivering = { order_status: 'Delivered', tracking_number: SAID['tracking number'] };
  const answer = await callApi('PUT', `/orders/${order.id}/status`, {
    token: admin.idToken,
    json: delivering,
    headers: newKeyHeader(),
  });
  expect(answer.status, answer.text).toBe(200);
  const note = { params: { id: order.id }, body: { text: SAID['note of the shop'] } };
  await callEndpoint(addOrderNote, { token: admin.idToken, ...note });
  const reason = SAID['reason of a refund'];
  await firestore.doc(`orders/${order.id}`).update({
    refunds: [
      {
        id: 'r1',
        at: new Date(),
        by_uid: admin.uid,
        to: 'gift',
        reason,
        due_paise: 100,
        initial_paise: 0,
        gift_paise: 0,
        points_paise: 0,
      },
    ],
  });
  await storeTaxDocuments(order.id);

  const unpaid = await createTestPlacement(customer, [
    { title: SAID['title of a cancelled album'] },
  ]);
  const why = { note: SAID['note of a cancelled order'] };
  expectCancellation(await callCancelOrder(customer, unpaid.order.id, why));
  const archive = randomUUID();
  await firestore.doc(`printArchives/${archive}`).set({ order_ids: [order.id] });
  await storage.file(`print-archives/${archive}.zip`).save(ERASED);
  return { delivered: order.id };
}

/** Stores an invoice and a credit note with the fields that an erasure changes. */
async function storeTaxDocuments(order_id: string): Promise<void> {
  const line = { hsn: '4911', quantity: 1, total_paise: 100 };
  const description = `: ${SAID['title of a delivered album']}`;
  const document = {
    order_id,
    user_id: customer.uid,
    issued_at: new Date(),
    number: `T/${randomUUID()}`,
    lines: [
      { ...line, description },
      { ...line, description: 'Shipping' },
    ],
    buyer: {
      name: `${SAID['first name']} ${SAID['last name']}`,
      address: [SAID.street, SAID.city],
      phone: SAID.phone,
      email: SAID['contact email'],
    },
  };
  await firestore.doc(`invoices/${order_id}`).set(document);
  const reason = SAID['reason of a refund'];
  await firestore.doc(`creditNotes/${order_id}-1`).set({ ...document, reason });
}

/** Invites the customer and lets them invite a friend: mails to an inviter name the friend. */
async function makeInvitations(): Promise<void> {
  const friend = await createTestCustomer();
  for (const [by, invited] of [
    [inviter, customer],
    [customer, friend],
  ] as const) {
    const { code } = await callEndpoint(getInvitation, { token: by.idToken });
    const body = { code, uid: invited.uid };
    const answer = await callEndpoint(applyReferral, { token: invited.idToken, body });
    expect(answer.applied, answer.message).toBe(true);
  }
}

/** Creates a rating, a ledger, an export of the account, and mails to two addresses. */
async function makeRest(): Promise<void> {
  const { uid, idToken: token } = customer;
  await firestore.doc(`ratings/9999_${uid}`).set({
    id: randomUUID(),
    rating: 5,
    review: SAID['review of a product'],
    author: SAID['first name'],
    created_at: new Date(),
    product_id: 9999,
    user_id: uid,
    is_counted: true,
  });
  const reason = SAID['reason in the ledger'];
  await firestore.doc(`ledgers/${uid}/entries/by-hand`).set({ reason, amount: 1 });
  await callEndpoint(requestExport, { token, params: { uid } });
  await storage.file(`exports/${uid}/earlier.zip`).save(ERASED);
  await auth.updateUser(uid, { email: SAID.email });
  await firestore.doc(`users/${uid}`).update({ email: SAID.email });
  const earlier = { to: SAID.email, message: { text: SAID['first name'] } };
  await firestore.doc(`mail/of-an-earlier-release-${uid}`).set(earlier);
}

/** Lists the stored documents and files that contain entered values, such as `orders/... says phone`. */
async function findSaid(): Promise<string[]> {
  const values = Object.entries(SAID).map(([what, value]) => [what, value.toLowerCase()] as const);
  return (await fetchEverythingStored()).flatMap(({ path, text }) => {
    const lower = text.toLowerCase();
    return values
      .filter(([, value]) => lower.includes(value))
      .map(([what]) => `${path} says ${what}`);
  });
}

describe('the erasure of a customer with records of every kind', () => {
  let delivered = '';
  beforeAll(async () => {
    [customer, inviter] = await Promise.all([
      createTestCustomer(SAID['first name']),
      createTestCustomer(),
    ]);
    SAID['earlier email'] = customer.email;
    await auth.updateUser(inviter.uid, { emailVerified: true });
    await makeInvitations();
    const address = await saveProfileAndAddress();
    await makeDesigns();
    ({ delivered } = await makeOrders(address));
    await makeRest();
  });

  it('keeps only what tax law requires, for 8 years', async () => {
    const before = await findSaid();
    for (const what of Object.keys(SAID)) {
      expect(
        before.some((found) => found.endsWith(` says ${what}`)),
        what,
      ).toBe(true);
    }
    const { uid } = customer;
    const { idToken: token } = await signInAgain({ email: SAID.email });
    await callEndpoint(deleteUser, { token, params: { uid } });
    const erasure = async () => (await firestore.doc(`erasures/${uid}`).get()).data();
    // repeated after a conflict with the trigger, which may run at the same time
    const erase = (days: number) =>
      vi.waitFor(() => continueErasure({ ...jobDepsInDays(days), firestore }, uid), WAIT_OPTIONS);
    const firstStage = async () => expect(await erasure()).toMatchObject({ stage: 'again' });
    // the trigger of the deleted account runs the first stage; if it fails, the hourly job does
    await vi.waitFor(firstStage, { timeout: 20_000, interval: 500 }).catch(() => erase(0));
    await firstStage();
    await erase(1);

    const review = `ratings/9999_${uid} says review of a product`;
    const kept = new Set([
      review,
      ...KEPT_IN_ORDERS.map((what) => `orders/${delivered} says ${what}`),
      ...[`invoices/${delivered}`, `creditNotes/${delivered}-1`].flatMap((path) =>
        KEPT_IN_TAX_DOCUMENTS.map((what) => `${path} says ${what}`),
      ),
    ]);
    expect((await findSaid()).filter((found) => !kept.has(found))).toEqual([]);
    const order = (await firestore.doc(`orders/${delivered}`).get()).data();
    expect(order?.['address']).toMatchObject({ shipping_address_line1: SAID.street });

    await erase(8.1 * 365.25);
    expect(await findSaid()).toEqual([review]);
    expect(await erasure()).toBeUndefined();
  });
});

describe('records of earlier releases', () => {
  it('of mails are erased after the migration that adds their account', async () => {
    const [friend, by] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const { order } = await createTestPlacement(friend);
    await storeReferral(by, friend);
    const placement = String((await firestore.doc(`orders/${order.id}`).get()).get('placement_id'));
    const earlier = `${letters()}@earlier.in`.toLowerCase();
    const messages = {
      [`order_shipped-${order.id}`]: { event: 'order_shipped', to: earlier },
      [`order_refunded-${order.id}-r1`]: { event: 'order_refunded', to: earlier },
      [`order_placed-${placement}`]: { event: 'order_placed', to: earlier },
      [`friend_joined-${friend.uid}`]: { event: 'friend_joined', to: by.email },
      [`export_ready-${randomUUID()}`]: { event: 'export_ready', to: friend.email },
      [`album_responded-${randomUUID()}-1`]: { event: 'album_responded', to: earlier },
    };
    const changed: boolean[] = [];
    const uids: unknown[] = [];
    for (const [id, mail] of Object.entries(messages)) {
      await firestore.doc(`mail/${id}`).set(mail);
      changed.push(await applyMigration(mailAccountsMigration, id));
      expect(await applyMigration(mailAccountsMigration, id), id).toBe(false);
      uids.push((await firestore.doc(`mail/${id}`).get()).get('uids'));
      await firestore.doc(`mail/${id}`).delete();
    }
    expect(changed).toEqual([true, true, true, true, true, false]);
    const own = [friend.uid];
    expect(uids).toEqual([own, own, own, [by.uid, friend.uid], own, undefined]);
  });

  it('of erased accounts are removed from orders', async () => {
    const gone = await createTestCustomer();
    const title = letters();
    const { order_id } = await storePaidRequestedAlbum(gone, { title });
    const stored = firestore.doc(`orders/${order_id}`);
    expect(await applyMigration(erasedOrdersMigration, order_id)).toBe(false);
    const erasure = firestore.doc(`erasures/${gone.uid}`);
    const due_at = new Date(Date.now() + 86_400_000);
    const record = { uid: gone.uid, by_uid: gone.uid, requested_at: new Date(), due_at };
    await erasure.set({ ...record, stage: 'kept' });
    expect(await applyMigration(erasedOrdersMigration, order_id)).toBe(true);
    expect(await applyMigration(erasedOrdersMigration, order_id)).toBe(false);
    expect(JSON.stringify((await stored.get()).data())).not.toContain(title);
    await erasure.delete();
  });
});
