import {
  deleteUser,
  erasureObstacles,
  getExport,
  getExportLink,
  requestExport,
} from '@smriti/shared/account/account-data';
import { describe, expect, it } from 'vitest';
import { continueErasure } from '../../../functions/src/features/privacy/erasure/erasure-job.service';
import { removeExpiredExports } from '../../../functions/src/features/privacy/exports/export-job.service';
import { readConfig } from '../../../functions/src/platform/parameters/config';
import {
  type Account,
  acceptOldTokens,
  createTestAccounts,
  createTestCustomer,
  createTestStaff,
} from '../../support/accounts';
import { auth, firestore, storage } from '../../support/admin';
import { storeRequestedAlbum } from '../../support/albums';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  callCancelOrder,
  expectCancellation,
  createTestPlacement,
  createTestPaidOrder,
} from '../../support/orders';
import { toStaleToken } from '../../support/tokens';
import { photoIdOf, createTestPicture } from '../support/photos';
import { countQuotaUses } from '../support/quotas';

const path = (endpoint: { path: string }, { uid }: Account) => endpoint.path.replace(':uid', uid);
const erase = (account: Account, by = account) =>
  callApi('DELETE', path(deleteUser, account), { token: by.idToken });
const data = async (at: string) => (await firestore.doc(at).get()).data();
const ownIn = async (collection: string, field: string, { uid }: Account) =>
  (await firestore.collection(collection).where(field, '==', uid).get()).size;
const objectsOf = async ({ uid }: Account) => {
  const folders = ['photos', 'renditions', 'profiles', 'exports', 'prints'];
  const found = await Promise.all(
    folders.map((folder) => storage.getFiles({ prefix: `${folder}/${uid}/` })),
  );
  return found.flatMap(([files]) => files).length;
};
/** Deps of the erasure job, with a clock set `days` ahead. */
const erasureDeps = (days: number) => ({ ...jobDepsInDays(days), firestore });
const isErased = async (account: Account) =>
  (await data(`erasures/${account.uid}`))?.['stage'] !== 'personal';

describe('DELETE /users/{uid}', () => {
  it('ends the sessions at once, and erases personal data', async () => {
    const customer = await createTestCustomer();
    const album = await storeRequestedAlbum(customer);
    await storage.file(`profiles/${customer.uid}/a.webp`).save('a picture');
    await storage.file(`prints/${customer.uid}/${album.id}/a/inside.pdf`).save('a book');
    await firestore.doc('addresses/of-the-erased').set({ user_id: customer.uid });
    await firestore.doc('shares/of-the-erased').set({ user_id: customer.uid });
    await firestore.doc(`ledgers/${customer.uid}/entries/a`).set({ amount: 1 });
    expectAnswer(await erase(customer), deleteUser.response);
    await expect(auth.getUser(customer.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect.poll(() => isErased(customer)).toBe(true);
    expect(await data(`users/${customer.uid}`)).toBeUndefined();
    expect(await data(`albums/${album.id}`)).toBeUndefined();
    expect(await data(`ledgers/${customer.uid}/entries/a`)).toBeUndefined();
    expect(await ownIn('addresses', 'user_id', customer)).toBe(0);
    expect(await ownIn('shares', 'user_id', customer)).toBe(0);
    expect(await ownIn('statuses', 'owner', customer)).toBe(0);
    expect(await objectsOf(customer)).toBe(0);
    expectError(await erase(customer), 401);
  });

  it('is refused while a paid order is not delivered, and names it', async () => {
    const customer = await createTestCustomer();
    const { id } = await createTestPaidOrder(customer);
    const error = expectError(await erase(customer), 409);
    expect(error.message).toContain(id);
    expect(erasureObstacles.parse(error.details)).toEqual({ orders: [id], refunds: [] });
    expect((await auth.getUser(customer.uid)).uid).toBe(customer.uid);
    expectCancellation(await callCancelOrder(customer, id));
    expectAnswer(await erase(customer), deleteUser.response);
  });

  it('cancels unpaid orders, and keeps what tax law requires for 8 years', async () => {
    const customer = await createTestCustomer();
    const { order } = await createTestPlacement(customer);
    const { email } = customer;
    expectAnswer(await erase(customer), deleteUser.response);
    expect(await data(`orders/${order.id}`)).toMatchObject({ order_status: 'Cancelled' });
    await expect.poll(() => isErased(customer)).toBe(true);
    const { uid } = customer;
    await continueErasure(erasureDeps(1), uid);
    expect(await data(`erasures/${uid}`)).toMatchObject({ stage: 'kept' });
    expect(await data(`orders/${order.id}`)).toMatchObject({
      address: expect.objectContaining({ contact_name: expect.any(String) as string }) as object,
    });
    await continueErasure(erasureDeps(7.9 * 365.25), uid);
    expect((await data(`orders/${order.id}`))?.['address']).not.toBeNull();
    await continueErasure(erasureDeps(8.1 * 365.25), uid);
    expect(await data(`orders/${order.id}`)).toMatchObject({ address: null });
    expect(await data(`erasures/${uid}`)).toBeUndefined();
    expect((await firestore.collection('mail').where('to', '==', email).get()).size).toBe(0);
  });

  it('does not repeat a stage when a slow run ends after the next one', async () => {
    const { uid } = await createTestCustomer();
    const record = { uid, by_uid: uid, requested_at: new Date(), due_at: new Date() };
    await firestore.doc(`erasures/${uid}`).set({ ...record, stage: 'personal' });
    const continueFaster = async () => {
      await continueErasure(erasureDeps(0), uid);
      await continueErasure(erasureDeps(1), uid);
    };
    const slowAuth = Object.assign(Object.create(auth) as typeof auth, {
      deleteUser: continueFaster,
    });
    await continueErasure({ ...erasureDeps(0), auth: slowAuth }, uid);
    expect(await data(`erasures/${uid}`)).toBeUndefined();
  });

  it('keeps ratings under a neutral name', async () => {
    const customer = await createTestCustomer();
    const id = `1_${customer.uid}`;
    const rating = { id, rating: 5, review: 'Lovely.', author: 'Asha V.', created_at: new Date() };
    await firestore.doc(`ratings/${id}`).set({
      ...rating,
      product_id: 1,
      user_id: customer.uid,
      is_counted: true,
    });
    expectAnswer(await erase(customer), deleteUser.response);
    await expect.poll(() => isErased(customer)).toBe(true);
    expect(await data(`ratings/${id}`)).toMatchObject({ author: 'A customer', rating: 5 });
    await firestore.doc(`ratings/${id}`).delete();
  });

  it('requires the customer or an admin with a fresh sign-in', async () => {
    const { customer, stranger, admin } = await createTestAccounts();
    expectError(await erase(customer, stranger), 404);
    await acceptOldTokens(customer);
    const old = { ...customer, idToken: toStaleToken(customer.idToken) };
    expect(expectError(await erase(old), 403).code).toBe('fresh_sign_in');
    expectAnswer(await erase(customer, admin), deleteUser.response);
  });
});

describe('an export of an account', () => {
  const request = (account: Account, by = account) =>
    callApi('POST', path(requestExport, account), { token: by.idToken });
  const link = (account: Account, by = account) =>
    callApi('GET', path(getExportLink, account), { token: by.idToken });
  const newest = async (account: Account) => {
    const answer = await callApi('GET', path(getExport, account), { token: account.idToken });
    return expectAnswer(answer, getExport.response).export;
  };

  it('contains records and originals, lasts 7 days, and is announced by mail', async () => {
    const customer = await createTestCustomer();
    const { uid, email } = customer;
    expect(await newest(customer)).toBeNull();
    const original = await createTestPicture();
    const id = photoIdOf(uid, original);
    await storage
      .file(`photos/${uid}/${id}`)
      .save(Buffer.from(original), { contentType: 'image/jpeg' });
    expect(expectAnswer(await request(customer), requestExport.response).export.state).toBe(
      'making',
    );
    await expect.poll(async () => (await newest(customer))?.state).toBe('ready');
    const { url } = expectAnswer(await link(customer), getExportLink.response);
    const { bytes: zip, headers } = await callApi('GET', url.replace('/api', ''));
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="smriti-.*\.zip"$/);
    const others = url.replace(uid, (await createTestCustomer()).uid).replace('/api', '');
    expectError(await callApi('GET', others), 404);
    const [archives] = await storage.getFiles({ prefix: `exports/${uid}/` });
    expect(archives.map(({ metadata }) => metadata.metadata ?? {})).toEqual([{}]);
    expect(zip.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));
    for (const file of ['records/profile.json', 'records/shares.json', `photos/${id}.jpg`]) {
      expect(zip.includes(file), file).toBe(true);
    }
    expect(zip.includes(Buffer.from(original))).toBe(true);
    const { docs } = await firestore.collection('mail').where('to', '==', email).get();
    const told = docs.map((document) => JSON.stringify(document.get('message')));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('token=');
    const config = readConfig({ GCLOUD_PROJECT: 'demo-smriti', FUNCTIONS_EMULATOR: 'true' });
    await removeExpiredExports({ ...jobDeps, config });
    expect((await newest(customer))?.state).toBe('ready');
    await removeExpiredExports({ ...jobDepsInDays(7.1), config });
    expect(await newest(customer)).toBeNull();
    expect((await storage.getFiles({ prefix: `exports/${uid}/` }))[0]).toEqual([]);
    expectError(await link(customer), 404);
  });

  it('is accessible to its owner and the admin who requested it, with audit entries', async () => {
    const { customer, admin } = await createTestAccounts();
    const other = await createTestStaff('Ravi Menon', 'admin');
    const seenBy = async (by: Account) => {
      const answer = await callApi('GET', path(getExport, customer), { token: by.idToken });
      return expectAnswer(answer, getExport.response).export?.state ?? null;
    };
    const exportAuditEntries = async () => {
      const entries = firestore.collection('audit').where('record.id', '==', customer.uid);
      const { docs } = await entries.get();
      const said = docs.map((entry) => [
        entry.get('action') as string,
        entry.get('by_uid') as string,
      ]);
      return said.toSorted();
    };
    expectAnswer(await request(customer), requestExport.response);
    await expect.poll(() => seenBy(customer)).toBe('ready');
    expect(await seenBy(admin)).toBeNull();
    expectError(await link(customer, admin), 404);

    expectAnswer(await request(customer, admin), requestExport.response);
    await expect.poll(() => seenBy(admin)).toBe('ready');
    expectAnswer(await link(customer, admin), getExportLink.response);
    expectAnswer(await link(customer), getExportLink.response);
    expect(await seenBy(other)).toBeNull();
    expectError(await link(customer, other), 404);
    expect(await exportAuditEntries()).toEqual([
      ['user.export_downloaded', admin.uid],
      ['user.exported', admin.uid],
    ]);
    // the next export replaced the customer's own archive
    const [files] = await storage.getFiles({ prefix: `exports/${customer.uid}/` });
    expect(files).toHaveLength(1);

    await firestore.doc(`exports/${customer.uid}`).update({ state: 'making' });
    expectError(await request(customer, other), 409);
  });

  it('is limited to three a day', async () => {
    const customer = await createTestCustomer();
    expectAnswer(await request(customer), requestExport.response);
    await countQuotaUses({ kind: 'exports', subject: customer.uid }, 2);
    expect(expectError(await request(customer), 429).code).toBe('rate_limited');
  });

  it('requires the owner or an admin with a fresh sign-in', async () => {
    const { customer, stranger } = await createTestAccounts();
    expectError(await request(customer, stranger), 404);
    expectError(await link(customer, stranger), 404);
    await acceptOldTokens(customer);
    const old = { ...customer, idToken: toStaleToken(customer.idToken) };
    for (const answer of [await request(customer, old), await link(customer, old)]) {
      expect(expectError(answer, 403).code).toBe('fresh_sign_in');
    }
  });
});
