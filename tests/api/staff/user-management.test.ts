import { listAlbums } from '@smriti/shared/album/albums';
import { updateUser } from '@smriti/shared/account/users';
import * as management from '@smriti/shared/account/management';
import { listOrders } from '@smriti/shared/order/orders';
import { getCredits } from '@smriti/shared/payment/credits';
import { listAudit } from '@smriti/shared/staff/audit';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { finishStaffEffects } from '../../../functions/src/features/staff-retries/staff-retries.service';
import {
  userNamesMigration,
  userSearchIndexMigration,
  userWordIndexMigration,
} from '../../../tools/release/migrations/migrations';
import {
  type Account,
  acceptOldTokens,
  type Member,
  createTestCustomer,
  createTestStaff,
  signInAgain,
} from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { jobDepsInDays } from '../../support/deps';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';
import { applyMigration } from '../../support/migrations';
import { createTestPlacement } from '../../support/orders';
import { toStaleToken } from '../../support/tokens';

let admin: Member;
beforeAll(async () => {
  admin = await createTestStaff('Meera Admin', 'admin');
});

const listedUsers = async (query: string) => {
  const answer = await callApi('GET', `/users?${query}`, { token: admin.idToken });
  const { users } = expectAnswer(answer, management.listUsers.response);
  const unreadable = answer.headers.get('x-unreadable-count');
  return { users, unreadable, headers: answer.headers };
};
const giveRole = (uid: string, role: string, by: Account = admin) =>
  callApi('PUT', `/users/${uid}/role`, { token: by.idToken, json: { role } });
const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims;
const auditEntriesOf = async (uid: string) => {
  const answer = await callApi('GET', `${listAudit.path}?record=user/${uid}`, {
    token: admin.idToken,
  });
  return expectAnswer(answer, listAudit.response).entries;
};

describe('GET /users', () => {
  it('finds accounts by name, email address and phone, with reads for the shown ones', async () => {
    const tag = Math.random().toString(36).slice(2, 10);
    const phone = `+9198${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
    const customers = [
      await createTestCustomer(`Zara ${tag}`),
      await createTestCustomer(`Zoya ${tag}`),
    ];
    const [first, second] = customers;
    const form = { firstName: 'Zara', lastName: tag, phone, dob_day: 1, dob_month: 2 };
    const json = { ...form, dob_year: 1990 };
    await callApi('PUT', updateUser.path, { token: first?.idToken, json });

    const uidsOf = async (query: string) => (await listedUsers(query)).users.map(({ uid }) => uid);
    expect(await uidsOf(`q=${tag}`)).toEqual([second?.uid, first?.uid]);
    expect(await uidsOf(`q=zara ${tag.slice(0, 4)}`)).toEqual([first?.uid]);
    expect(await uidsOf(`q=${tag.slice(0, 4)} zara`)).toEqual([first?.uid]);
    expect(await uidsOf(`q=${tag.slice(0, 4)} zuleika`)).toEqual([]);
    expect(await uidsOf(`q=${phone.slice(3)}`)).toEqual([first?.uid]);
    expect(await uidsOf(`q=${second?.email ?? ''}`)).toEqual([second?.uid]);
    const page = await listedUsers(`q=${tag}&limit=1&total=1`);
    expect(page.users.map(({ displayName }) => displayName)).toEqual([`Zoya ${tag}`]);
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.headers.get('x-firestore-reads')).toBe('3');
    const cursor = page.headers.get('x-next-cursor') ?? '';
    expect(await uidsOf(`q=${tag}&limit=1&cursor=${cursor}`)).toEqual([first?.uid]);
    const oldest = await listedUsers(`q=${tag}&limit=1&sort=oldest`);
    expect(oldest.users.map(({ uid }) => uid)).toEqual([first?.uid]);
    const next = oldest.headers.get('x-next-cursor') ?? '';
    expect(await uidsOf(`q=${tag}&limit=1&sort=oldest&cursor=${next}`)).toEqual([second?.uid]);
  });

  it('sorts by name both ways, from page to page, without regard to case', async () => {
    const tag = Math.random().toString(36).slice(2, 10);
    const names = [`Zoya ${tag}`, `आशा ${tag}`, `amit ${tag}`, `Zoya ${tag}`];
    const uids: string[] = [];
    for (const name of names) uids.push((await createTestCustomer(name)).uid);
    const [zoya, asha, amit, otherZoya] = uids;
    const sorted = [amit, zoya, otherZoya, asha];
    const pages = async (query: string) => {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { users, headers } = await listedUsers(
          `${query}${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        found.push(...users.map(({ uid }) => uid).filter((uid) => uids.includes(uid)));
        cursor = headers.get('x-next-cursor');
      }
      return found;
    };
    expect(await pages(`q=${tag}&sort=name&limit=1`)).toEqual(sorted);
    expect(await pages(`q=${tag}&sort=-name&limit=3`)).toEqual(sorted.toReversed());
    expect(await pages('sort=name&limit=100')).toEqual(sorted);
    const { headers } = await listedUsers(`q=${tag}&sort=name&limit=1`);
    const cursor = headers.get('x-next-cursor') ?? '';
    const other = await callApi('GET', `/users?q=${tag}&cursor=${cursor}`, {
      token: admin.idToken,
    });
    expectError(other, 400);

    // an account of an earlier release is missing in this list until it is migrated
    await firestore.doc(`users/${amit}`).update({ name_key: FieldValue.delete() });
    expect(await pages(`q=${tag}&sort=name`)).toEqual(sorted.slice(1));
    expect(await applyMigration(userNamesMigration, amit ?? '')).toBe(true);
    expect(await applyMigration(userNamesMigration, amit ?? '')).toBe(false);
    expect(await pages(`q=${tag}&sort=name`)).toEqual(sorted);
    const staff = await createTestStaff(`Ravi ${tag}`);
    expect((await listedUsers(`role=reviewer&q=${tag}&sort=-name`)).users).toMatchObject([
      { uid: staff.uid },
    ]);
    expect((await listedUsers('role=reviewer&sort=name')).users.length).toBeGreaterThan(0);
  });

  it('finds accounts of earlier releases by each word of their name once they are indexed', async () => {
    const tag = Math.random().toString(36).slice(2, 10);
    const { uid } = await createTestCustomer(`Anne-${tag} Zubin`);
    const terms = [`an`, `anne-${tag}`, 'zu', 'zubin'];
    await firestore.doc(`users/${uid}`).update({ search_terms: terms });
    expect((await listedUsers(`q=${tag}`)).users).toEqual([]);
    expect(await applyMigration(userWordIndexMigration, uid)).toBe(true);
    expect(await applyMigration(userWordIndexMigration, uid)).toBe(false);
    expect((await listedUsers(`q=${tag}`)).users.map((user) => user.uid)).toEqual([uid]);
    expect((await listedUsers(`q=zubin ${tag}`)).users.map((user) => user.uid)).toEqual([uid]);
  });

  it('leaves out and counts an unreadable profile', async () => {
    const tag = Math.random().toString(36).slice(2, 10);
    const { uid: first } = await createTestCustomer(`Zara ${tag}`);
    const { uid: broken } = await createTestCustomer(`Zoya ${tag}`);
    const { uid: last } = await createTestCustomer(`Zubin ${tag}`);
    await firestore.doc(`users/${broken}`).update({ firstName: 7 });
    const all = await listedUsers(`q=${tag}`);
    expect(all.users.map(({ uid }) => uid)).toEqual([last, first]);
    expect(all.unreadable).toBe('1');
    const page = await listedUsers(`q=${tag}&limit=2`);
    expect([page.users.map(({ uid }) => uid), page.unreadable]).toEqual([[last], '1']);
    const cursor = page.headers.get('x-next-cursor') ?? '';
    const rest = await listedUsers(`q=${tag}&limit=2&cursor=${cursor}`);
    expect([rest.users.map(({ uid }) => uid), rest.unreadable]).toEqual([[first], null]);
  });

  it('finds staff by role, and profiles of earlier releases after their next sign-in', async () => {
    const reviewer = await createTestStaff('Ravi Reviewer');
    expect((await listedUsers('role=reviewer')).users.map(({ uid }) => uid)).toContain(
      reviewer.uid,
    );
    await firestore.doc(`users/${reviewer.uid}`).update({ search_terms: [], staff_role: null });
    expect((await listedUsers(`q=${reviewer.email}`)).users).toEqual([]);
    expect(await applyMigration(userSearchIndexMigration, reviewer.uid)).toBe(true);
    expect(await applyMigration(userSearchIndexMigration, reviewer.uid)).toBe(false);
    expect((await listedUsers(`q=${reviewer.email}`)).users).toHaveLength(1);
    await firestore.doc(`users/${reviewer.uid}`).update({ search_terms: [] });
    const again = await signInAgain(reviewer);
    await callApi('POST', '/auth/login', { token: again.idToken, json: { uid: reviewer.uid } });
    expect((await listedUsers(`q=${reviewer.email}&role=reviewer`)).users).toHaveLength(1);
  });
});

describe('PUT /users/{uid}/role', () => {
  it('gives a role at the next sign-in, and removes it at once with its sessions', async () => {
    const customer = await createTestCustomer('Nina Rao');
    const given = await callEndpoint(management.changeRole, {
      token: admin.idToken,
      params: { uid: customer.uid },
      body: { role: 'reviewer' },
    });
    expect(given.user).toMatchObject({ uid: customer.uid, role: 'reviewer' });
    const reviewer = await signInAgain(customer);
    const queue = () =>
      callApi('GET', '/approval-products?status=Requested', { token: reviewer.idToken });
    expect((await queue()).status).toBe(200);

    await new Promise((resolve) => setTimeout(resolve, 1_100)); // revocation compares whole seconds
    expect((await giveRole(customer.uid, 'customer')).status).toBe(200);
    expectError(await queue(), 401);
    expect(await claimsOf(customer.uid)).toEqual({ role: 'customer' });
    const [taken, granted] = await auditEntriesOf(customer.uid);
    expect(taken).toMatchObject({
      action: 'user.role',
      state: 'done',
      before: { role: 'reviewer' },
      after: { role: 'customer' },
    });
    expect(granted).toMatchObject({ after: { role: 'reviewer' }, state: 'done' });
    expect((await giveRole(customer.uid, 'customer')).status).toBe(200);
    expect(await auditEntriesOf(customer.uid)).toHaveLength(2);
  });

  it('succeeds for one of two admins who remove the role from each other', async () => {
    const [one, other] = [
      await createTestStaff('Uma', 'admin'),
      await createTestStaff('Tara', 'admin'),
    ];
    const answers = await Promise.all([
      giveRole(one.uid, 'customer', other),
      giveRole(other.uid, 'customer', one),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const roles = await Promise.all([claimsOf(one.uid), claimsOf(other.uid)]);
    expect(roles.map((claims) => String(claims?.['role'])).sort()).toEqual(['admin', 'customer']);
  });

  it('is completed by the job after an interruption before the identity provider', async () => {
    const customer = await createTestCustomer();
    await giveRole(customer.uid, 'printer');
    await auth.setCustomUserClaims(customer.uid, { role: 'customer' });
    const [entry] = await auditEntriesOf(customer.uid);
    await firestore.doc(`audit/${entry?.id ?? ''}`).update({ state: 'intended' });
    await finishStaffEffects(jobDepsInDays(0.01));
    expect(await claimsOf(customer.uid)).toEqual({ role: 'printer' });
    expect(await auditEntriesOf(customer.uid)).toMatchObject([{ state: 'done' }]);
  });

  it('is recorded as failed if the job does not complete it within a day', async () => {
    const customer = await createTestCustomer();
    await giveRole(customer.uid, 'printer');
    const path = `audit/${(await auditEntriesOf(customer.uid))[0]?.id ?? ''}`;
    await auth.deleteUser(customer.uid); // setting the claim fails without the account
    await firestore.doc(path).update({ state: 'intended', attempts: 286 });
    const states: unknown[] = [];
    for (let run = 0; run < 3; run += 1) {
      await finishStaffEffects(jobDepsInDays(0.01));
      states.push(await readDocument(path));
    }
    expect(states).toMatchObject([
      { state: 'intended', attempts: 287 },
      { state: 'failed', attempts: 288 },
      { state: 'failed', attempts: 288 },
    ]);
    expect(await auditEntriesOf(customer.uid)).toMatchObject([{ state: 'failed' }]);
  });

  it('requires a fresh sign-in, and refuses unknown uids', async () => {
    const customer = await createTestCustomer();
    await acceptOldTokens(admin);
    const old = { ...admin, idToken: toStaleToken(admin.idToken) };
    expect(expectError(await giveRole(customer.uid, 'reviewer', old), 403).code).toBe(
      'fresh_sign_in',
    );
    expectError(await giveRole('nobody', 'reviewer'), 404);
    expectError(await giveRole(customer.uid, 'guest'), 400);
  });
});

describe('the ledger of a customer', () => {
  const ledgerOf = ({ uid }: Account) =>
    callEndpoint(management.listLedger, { token: admin.idToken, params: { uid } });
  const post = ({ uid }: Account, json: object, headers?: Record<string, string>) =>
    callApi('POST', `/users/${uid}/ledger`, { token: admin.idToken, json, headers });

  it('accepts manual entries with a reason, once per key, and never below zero', async () => {
    const customer = await createTestCustomer();
    const form = { account: 'gift', amount: 250.5, reason: 'A page came out torn.' };
    const key = { 'idempotency-key': 'torn-page' };
    for (const answer of [await post(customer, form, key), await post(customer, form, key)]) {
      expect(expectAnswer(answer, management.addLedgerEntry.response)).toMatchObject({
        balances: { gift: 250.5, points: 0 },
        entry: { ...form, kind: 'by_hand', balance_after: 250.5 },
      });
    }
    expect((await post(customer, { ...form, account: 'points', amount: 40 })).status).toBe(200);
    const refused = expectError(
      await post(customer, { ...form, account: 'points', amount: -41 }),
      409,
    );
    expect(refused.message).toBe('There is less than that in the account now.');
    expectError(await post(customer, { ...form, account: 'points', amount: 1.5 }), 400);
    for (const account of ['points', 'gift']) {
      const nothing = expectError(await post(customer, { ...form, account, amount: 0 }), 400);
      expect(JSON.stringify(nothing.details)).toContain('must not be 0');
    }
    expectError(await post(customer, { ...form, reason: '' }), 400);
    expect((await ledgerOf(customer)).entries).toMatchObject([
      { account: 'points', amount: 40, reason: form.reason },
      { account: 'gift', amount: 250.5, reason: form.reason },
    ]);
    const entries = await auditEntriesOf(customer.uid);
    expect(entries.map(({ after }) => after)).toEqual([
      { account: 'points', amount: 40, balance: 40 },
      { account: 'gift', amount: 250.5, balance: 250.5 },
    ]);
  });

  it('shows the reason to the customer, except for confidential ones of earlier releases', async () => {
    const customer = await createTestCustomer();
    const form = { account: 'points', amount: 40, reason: 'A page came out torn.' };
    const { entry } = expectAnswer(await post(customer, form), management.addLedgerEntry.response);
    const reasonSeen = async () => {
      const credits = await callApi('GET', getCredits.path, { token: customer.idToken });
      return expectAnswer(credits, getCredits.response).transactions.map(({ reason }) => reason);
    };
    expect(await reasonSeen()).toEqual([form.reason]);
    const stored = firestore.doc(`ledgers/${customer.uid}/entries/${entry.id}`);
    await stored.update({ is_reason_shown: FieldValue.delete() });
    expect(await reasonSeen()).toEqual(['']);
  });
});

it('shows orders and albums of a customer to admins only', async () => {
  const customer = await createTestCustomer();
  const { order } = await createTestPlacement(customer);
  const path = listOrders.path.replace(':id', customer.uid);
  const orders = await callApi('GET', path, { token: admin.idToken });
  expect(expectAnswer(orders, listOrders.response).orders.map(({ id }) => id)).toEqual([order.id]);
  const albums = await callApi('GET', `${listAlbums.path}?user_id=${customer.uid}`, {
    token: admin.idToken,
  });
  expect(expectAnswer(albums, listAlbums.response).albums.map(({ id }) => id)).toEqual([
    order.cart_id,
  ]);
  expectError(await callApi('GET', path, { token: (await createTestCustomer()).idToken }), 404);
});
