import { updateGuestImages } from '@smriti/shared/account/guests';
import { createAlbum } from '@smriti/shared/album/albums';
import { MAX_UPLOADS_PER_REQUEST, requestUploads } from '@smriti/shared/album/photos';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestAccountWithRole, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { ALBUM_FORM } from '../../support/designs';
import { createTestGuest } from '../support/guests';
import { callApi, expectAnswer, expectError } from '../../support/http';
import {
  photoIdOf,
  createTestPicture,
  listStoredObjects,
  fetchPhotoRecord,
  createPhotoForm,
  waitForPhoto,
  uploadPhotoFile,
} from '../support/photos';

const GIBIBYTE = 1024 ** 3;
const MEBIBYTE = 1024 ** 2;
const newId = () => randomBytes(32).toString('base64url');
const file = (photo_id = newId(), size_bytes = MEBIBYTE) => ({
  photo_id,
  size_bytes,
  content_type: 'image/jpeg',
});

const ask = (token: string, files: unknown[]) =>
  callApi('POST', requestUploads.path, { token, json: { files } });
const granted = async (token: string, files: unknown[]) =>
  expectAnswer(await ask(token, files), requestUploads.response);

async function ticketOf(uid: string): Promise<Record<string, number>> {
  return (await firestore.doc(`uploads/${uid}`).get()).get('files') as Record<string, number>;
}

/** Stores photo records of an owner, without files. */
async function havePhotos(owner: string, count: number, size_bytes: number): Promise<string[]> {
  const template = await createTestCustomer();
  const real = await uploadPhotoFile(template, await createTestPicture());
  const document = await waitForPhoto(real, 'ready');
  const ids = Array.from({ length: count }, newId);
  const writer = firestore.bulkWriter();
  for (const id of ids) {
    void writer.create(firestore.doc(`photos/${id}`), { ...document, id, owner, size_bytes });
  }
  await writer.close();
  return ids;
}

describe('POST /photos/uploads', () => {
  it('allows a customer to upload the named files with their sizes until an expiry time', async () => {
    const customer = await createTestCustomer();
    const bytes = await createTestPicture();
    const id = photoIdOf(customer.uid, bytes);
    const answer = await granted(customer.idToken, [file(id, bytes.length)]);
    expect(answer).toMatchObject({ granted: [id], known: [] });
    const minutes = (Date.parse(answer.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(115);
    expect(minutes).toBeLessThan(121);
    await uploadPhotoFile(customer, bytes, { hasTicket: true });
    await waitForPhoto(id, 'ready');
  });

  it('allows a guest with a guest token', async () => {
    const guest = await createTestGuest();
    const id = newId();
    expect((await granted(guest.token, [file(id)])).granted).toEqual([id]);
    expect(await ticketOf(guest.uid)).toEqual({ [id]: MEBIBYTE });
  });

  it('refuses an upload without a ticket or with another size', async () => {
    const customer = await createTestCustomer();
    const bytes = await createTestPicture();
    await expect(uploadPhotoFile(customer, bytes, { hasTicket: false })).rejects.toThrow('403');
    await granted(customer.idToken, [file(photoIdOf(customer.uid, bytes), bytes.length + 1)]);
    await expect(uploadPhotoFile(customer, bytes, { hasTicket: true })).rejects.toThrow('403');
  });

  it('returns the known photos, which need no upload', async () => {
    const customer = await createTestCustomer();
    const bytes = await createTestPicture();
    const id = await uploadPhotoFile(customer, bytes);
    await waitForPhoto(id, 'ready');
    const other = newId();
    expect(await granted(customer.idToken, [file(id, bytes.length), file(other)])).toMatchObject({
      granted: [other],
      known: [id],
    });
  });

  it('does not report photos of others as known', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const id = await uploadPhotoFile(other, await createTestPicture());
    await waitForPhoto(id, 'ready');
    expect((await granted(customer.idToken, [file(id)])).known).toEqual([]);
    expect((await fetchPhotoRecord(id))?.['owner']).toBe(other.uid);
  });

  it('returns one ticket to all tabs', async () => {
    const customer = await createTestCustomer();
    const ids = Array.from({ length: 8 }, newId);
    await Promise.all(ids.map((id) => granted(customer.idToken, [file(id)])));
    expect(Object.keys(await ticketOf(customer.uid)).sort()).toEqual(ids.toSorted());
  });

  it('limits a guest to 500 photos and 2 GB', async () => {
    const guest = await createTestGuest();
    await havePhotos(guest.uid, 490, 1000);
    await granted(
      guest.token,
      Array.from({ length: 10 }, () => file()),
    );
    const error = expectError(await ask(guest.token, [file()]), 422);
    expect(error.message).toContain('up to 500 photos and 2 GB');

    const other = await createTestGuest();
    await havePhotos(other.uid, 1, 2 * GIBIBYTE - MEBIBYTE);
    await granted(other.token, [file()]);
    expectError(await ask(other.token, [file(newId(), 1)]), 422);
  });

  it('counts a granted and uploaded photo once', async () => {
    const guest = await createTestGuest();
    const arrived = await havePhotos(guest.uid, 450, 1000);
    const files = Object.fromEntries(arrived.map((id) => [id, 1000]));
    const expires_at = new Date(Date.now() + 60_000);
    await firestore.doc(`uploads/${guest.uid}`).set({ expires_at, files });
    await granted(
      guest.token,
      Array.from({ length: 50 }, () => file()),
    );
    expectError(await ask(guest.token, [file()]), 422);
  });

  it('releases the unused quota of an expired ticket', async () => {
    const guest = await createTestGuest();
    const files = Object.fromEntries(Array.from({ length: 500 }, () => [newId(), 1000]));
    const set = (expires_at: Date) =>
      firestore.doc(`uploads/${guest.uid}`).set({ expires_at, files });
    await set(new Date(Date.now() + 60_000));
    expectError(await ask(guest.token, [file()]), 422);
    await set(new Date(Date.now() - 1000));
    await granted(guest.token, [file()]);
    expect(Object.keys(await ticketOf(guest.uid))).toHaveLength(1);
  });

  it('limits a customer to 50 GB outside of orders', async () => {
    const customer = await createTestCustomer();
    const [ordered = ''] = await havePhotos(customer.uid, 2, 25 * GIBIBYTE);
    expect(expectError(await ask(customer.idToken, [file()]), 422).message).toContain('50 GB');
    const { docs } = await firestore
      .collection('albums')
      .where('is_placed', '==', true)
      .limit(1)
      .get();
    const placed = docs[0]?.data();
    await firestore.doc(`albums/placed-${customer.uid}`).set({
      ...placed,
      id: `placed-${customer.uid}`,
      user_id: customer.uid,
      photo_ids: [ordered],
    });
    await granted(customer.idToken, [file()]);
  });

  it('applies the same quota to forms', async () => {
    const [guest, customer] = await Promise.all([createTestGuest(), createTestCustomer()]);
    await havePhotos(guest.uid, 500, 1000);
    await havePhotos(customer.uid, 1, 50 * GIBIBYTE);
    const files = { 'a.jpg': await createTestPicture() };
    const guests = createPhotoForm({ guest_id: guest.uid }, files);
    const put = callApi('PUT', updateGuestImages.path, { token: guest.token, form: guests });
    expect(expectError(await put, 422).message).toContain('up to 500 photos and 2 GB');
    const fields = Object.entries(ALBUM_FORM).map(([name, value]) => [name, String(value)]);
    const form = createPhotoForm(Object.fromEntries(fields) as Record<string, string>, files);
    const post = callApi('POST', createAlbum.path, { token: customer.idToken, form });
    expect(expectError(await post, 422).message).toContain('50 GB');
    const stored = await Promise.all([
      listStoredObjects(guest.uid),
      listStoredObjects(customer.uid),
    ]);
    expect(stored).toEqual([[], []]);
  });

  it('requires a customer or guest', async () => {
    expectError(await callApi('POST', requestUploads.path, { json: { files: [file()] } }), 401);
    const [reviewer, guest] = await Promise.all([
      createTestAccountWithRole('reviewer'),
      createTestAccountWithRole('guest'),
    ]);
    expectError(await ask(reviewer.idToken, [file()]), 403);
    expectError(await ask(guest.idToken, [file()]), 403);
    expectError(await ask(`${'a'.repeat(20)}.${'b'.repeat(43)}`, [file()]), 401);
  });

  it.each([
    ['nothing', []],
    ['the same photo twice', [file('a'.repeat(43)), file('a'.repeat(43))]],
    ['too many', Array.from({ length: MAX_UPLOADS_PER_REQUEST + 1 }, () => file())],
    ['31 MB', [file(newId(), 31 * MEBIBYTE)]],
    ['no bytes', [file(newId(), 0)]],
    ['a HEIC', [{ ...file(), content_type: 'image/heic' }]],
    ['a name', [file('IMG_1.jpg')]],
  ])('refuses %s', async (_, files) => {
    const { idToken } = await createTestCustomer();
    expectError(await ask(idToken, files), 400);
  });
});
