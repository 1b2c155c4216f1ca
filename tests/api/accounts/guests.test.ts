import { randomUUID } from 'node:crypto';
import {
  claimGuest,
  createGuest,
  updateGuestImages,
  updateGuestLanguage,
  verifyGuest,
} from '@smriti/shared/account/guests';
import { photoPath } from '@smriti/shared/album/photos';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGuestWithDraft } from '../../../functions/src/features/guests/guest.service';
import { renderStoredPhoto } from '../../../functions/src/features/photos/photo-rendering.service';
import { createDatabase } from '../../../functions/src/platform/database/database';
import { SHOP_DEFAULTS } from '../../../functions/src/platform/parameters/shop-parameters';
import { bucket, origins } from '../../support/environment';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { auth, firestore, storage } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { listServedCalls } from '../../support/api-server';
import { jobDeps } from '../../support/deps';
import { createEmptyFirestore } from '../support/empty-firestore';
import { toNamedRows } from '../support/refusals';
import {
  type Guest,
  fetchGuestRecord,
  createTestGuestWithPhotos,
  callUpdateGuestImages,
  expectUpdatedGuestImages,
  setLastUsed,
  callListGuestImages,
  fetchGuestImages,
  createTestGuest,
  toImageReferences,
  signInByCustomToken,
} from '../support/guests';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';
import {
  expectNoPhotos,
  photoIdOf,
  createTestPhonePhoto,
  createTestPicture,
  listStoredObjects,
  fetchPhotoRecord,
  createPhotoForm,
  listPhotoRecordIds,
  waitForPhoto,
  uploadPhotoFile,
} from '../support/photos';
import { countQuotaUses } from '../support/quotas';

const CHOICES = {
  product_id: 1,
  album_sizes_id: 2,
  paper_types_id: 3,
  lamination_type_id: 1,
  cover_type_id: 2,
};

const guestDeps = { ...jobDeps, config: { shop: SHOP_DEFAULTS } };
const verify = (token: string) => callApi('GET', verifyGuest.path, { token });

describe('POST /guest-users', () => {
  // proves guests-2
  it('creates a guest with the sent choices, and stores only the hash of the token', async () => {
    const answer = await callApi('POST', createGuest.path, { json: CHOICES });
    const { token, custom_token, data } = expectAnswer(answer, createGuest.response);
    expect(data).toEqual({ id: data.guest_id, guest_id: data.guest_id, ...CHOICES });
    expect(token.startsWith(`${data.guest_id}.`)).toBe(true);
    const stored = JSON.stringify(await fetchGuestRecord({ uid: data.guest_id }));
    expect(stored).not.toContain(token.split('.')[1]);
    const idToken = await auth.verifyIdToken(await signInByCustomToken(custom_token));
    expect(idToken).toMatchObject({ uid: data.guest_id, role: 'guest' });
  });

  // proves guests-2
  it('accepts choices as text, and no choices', async () => {
    const text = Object.fromEntries(Object.entries(CHOICES).map(([key, id]) => [key, String(id)]));
    const made = await callApi('POST', createGuest.path, { json: text });
    expect(expectAnswer(made, createGuest.response).data).toMatchObject(CHOICES);
    const bare = await callApi('POST', createGuest.path, { json: { product_id: '' } });
    expect(expectAnswer(bare, createGuest.response).data.product_id).toBeNull();
  });

  it('creates at most 300 guests per hour and network', async () => {
    const network = randomUUID();
    const make = (from: string) => createGuestWithDraft(guestDeps, CHOICES, from);
    await make(network);
    await countQuotaUses({ kind: 'guests', subject: network }, 299);
    await expect(make(network)).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await make(randomUUID())).data).toMatchObject(CHOICES);
  });

  it('creates no more guests per hour than the setting of the shop allows', async () => {
    const db = createDatabase(createEmptyFirestore());
    const deps = { ...guestDeps, db, config: { shop: { ...SHOP_DEFAULTS, guests_per_hour: 2 } } };
    const make = () => createGuestWithDraft(deps, CHOICES, randomUUID());
    await make();
    await make();
    await expect(make()).rejects.toMatchObject({ code: 'rate_limited' });
    const nextHour = { now: () => new Date(Date.now() + 3_600_000) };
    await createGuestWithDraft({ ...deps, clock: nextHour }, CHOICES, randomUUID());
  });

  // proves guests-2
  it.each([
    ['album_sizes_id', 'large'],
    ['cover_type_id', -1],
    ['product_id', 1.5],
  ])('refuses %s %j with the message of the shop', async (field, value) => {
    const answer = await callApi('POST', createGuest.path, {
      json: { ...CHOICES, [field]: value },
    });
    const message = 'Invalid input: All IDs must be valid numbers.';
    expect(expectError(answer, 400)).toMatchObject({ message, details: [{ field, message }] });
  });
});

describe('GET /guest-users/verify', () => {
  // proves guests-1
  it('returns the guest of a token, with a token for Cloud Storage', async () => {
    const guest = await createTestGuest();
    const answer = expectAnswer(await verify(guest.token), verifyGuest.response);
    expect(answer.guest_id).toBe(guest.uid);
    const idToken = await auth.verifyIdToken(await signInByCustomToken(answer.custom_token));
    expect(idToken).toMatchObject({ uid: guest.uid, role: 'guest' });
  });

  // proves guests-1
  it('answers 401 to every other token', async () => {
    const [guest, other] = await Promise.all([createTestGuest(), createTestGuest()]);
    const [, secret = ''] = other.token.split('.');
    const customer = await createTestCustomer();
    const tokens = [
      `${guest.uid}.${secret}`,
      `${guest.uid}.${'x'.repeat(43)}`,
      `${'x'.repeat(20)}.${secret}`,
      `${guest.uid}.`,
      guest.uid,
      `${guest.token}x`,
    ];
    const answers = await Promise.all([...tokens, customer.idToken, guest.idToken].map(verify));
    const messages = answers.map((answer) => expectError(answer, 401).message);
    expect(new Set(messages).size).toBe(1);
    expectError(await callApi('GET', verifyGuest.path), 401);
  });

  it('answers 401 after 30 days without use', async () => {
    const guest = await createTestGuest();
    await setLastUsed(guest, 30.01);
    expectError(await verify(guest.token), 401);
    expectError(await callUpdateGuestImages(guest, []), 401);
    expectError(await callListGuestImages(guest, guest.uid), 401);
  });

  it('restarts the 30 days', async () => {
    const guest = await createTestGuest();
    await setLastUsed(guest, 29.9);
    expectAnswer(await verify(guest.token), verifyGuest.response);
    const { last_used_at } = (await fetchGuestRecord(guest)) ?? {};
    expect((last_used_at as { toMillis(): number }).toMillis()).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });
});

describe('PUT /guest-users/update-images with a list', () => {
  // proves guests-3, guests-6
  it('stores the photos in their order, and replaces the previous list', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(3);
    const [one = '', two = '', three = ''] = ids;
    expect((await fetchGuestImages(guest)).map(({ id }) => id)).toEqual(ids);

    const photos = expectUpdatedGuestImages(await callUpdateGuestImages(guest, [three, one]));

    expect(photos.map(({ id }) => id)).toEqual([three, one]);
    expect(photos[0]).toMatchObject({
      image_path: photoPath(guest.uid, three),
      width: 80,
      height: 60,
      state: 'ready',
    });
    expect((await fetch(photos[0]?.image_url ?? '')).status).toBe(200);
    expect(await fetchPhotoRecord(one)).toMatchObject({ used_by: [guest.uid], unused_since: null });
    expect(await fetchPhotoRecord(two)).toMatchObject({ used_by: [] });
    expect((await fetchPhotoRecord(two))?.['unused_since']).not.toBeNull();
  });

  it('orders photos by sequence, not by list position', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(2);
    const images = toImageReferences(ids).map((image) => ({
      ...image,
      sequence: 10 - image.sequence,
    }));
    const json = { guest_id: guest.uid, images };
    const answer = await callApi('PUT', updateGuestImages.path, { token: guest.token, json });
    expect(expectUpdatedGuestImages(answer).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('names photos that are not uploaded, and changes nothing', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(1);
    const other = await createTestGuestWithPhotos(1);
    const missing = [photoIdOf(guest.uid, await createTestPicture()), ...other.ids];
    const error = expectError(await callUpdateGuestImages(guest, [...ids, ...missing]), 422);
    expect(error).toMatchObject({
      message: 'Some photos are not uploaded yet.',
      details: { missing },
    });
    expect((await fetchGuestImages(guest)).map(({ id }) => id)).toEqual(ids);
    expect(await fetchPhotoRecord(other.ids[0] ?? '')).toMatchObject({
      used_by: [other.guest.uid],
    });
  });

  it('names photos that cannot be read', async () => {
    const guest = await createTestGuest();
    const text = new TextEncoder().encode(`no picture ${guest.uid}`);
    const id = await uploadPhotoFile(guest, text);
    await waitForPhoto(id, 'failed');
    expect(expectError(await callUpdateGuestImages(guest, [id]), 422).details).toEqual({
      unreadable: [id],
    });
  });

  // proves guests-3
  it('refuses the id of another guest and invalid lists', async () => {
    const [guest, other] = await Promise.all([createTestGuest(), createTestGuest()]);
    expectError(await callUpdateGuestImages({ ...guest, uid: other.uid }, []), 404);
    const id = 'a'.repeat(43);
    for (const images of [undefined, 'x', [{ photo_id: id }], toImageReferences([id, id])]) {
      const json = { guest_id: guest.uid, images };
      expectError(await callApi('PUT', updateGuestImages.path, { token: guest.token, json }), 400);
    }
  });

  it('takes effect once for each Idempotency-Key', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(2);
    const headers = { 'idempotency-key': 'order-1' };
    const first = expectUpdatedGuestImages(
      await callUpdateGuestImages(guest, ids.toReversed(), headers),
    );
    expectUpdatedGuestImages(await callUpdateGuestImages(guest, ids));
    expect(
      expectUpdatedGuestImages(await callUpdateGuestImages(guest, ids.toReversed(), headers)),
    ).toEqual(first);
    expect((await fetchGuestImages(guest)).map(({ id }) => id)).toEqual(ids);
    expectError(await callUpdateGuestImages(guest, [], headers), 409);
  });
});

describe('GET /albums/guest-image/{guestId}', () => {
  it('is empty for a new guest', async () => {
    expect(await fetchGuestImages(await createTestGuest())).toEqual([]);
  });

  // proves guests-6
  it('answers 404 for other guests and unknown ids, and 401 without a valid token', async () => {
    const { guest } = await createTestGuestWithPhotos(1);
    const other = await createTestGuest();
    const stranger = expectError(await callListGuestImages(other, guest.uid), 404);
    const missing = expectError(await callListGuestImages(other, 'nobody'), 404);
    expect(stranger.message).toBe(missing.message);
    expectError(await callApi('GET', `/albums/guest-image/${guest.uid}`), 401);
    const { idToken } = await createTestCustomer();
    expectError(await callListGuestImages({ token: idToken }, guest.uid), 401);
    expectError(await callListGuestImages({ token: guest.idToken }, guest.uid), 401);
  });
});

describe('a guest', () => {
  let guest: Guest;
  let owner: Account;
  beforeAll(async () => {
    [guest, owner] = await Promise.all([createTestGuest(), createTestCustomer()]);
  });

  // functions/src/app-access.test.ts tests the calls that are not open to everybody.
  const open = listServedCalls().filter(
    ({ endpoint, access }) =>
      endpoint !== createGuest && ['public', 'any-token', 'signed'].includes(String(access)),
  );
  // proves guests-7
  it.each(toNamedRows(open.map(({ endpoint }) => endpoint)))(
    'is answered by $name like a visitor',
    async ({ endpoint }) => {
      const path = endpoint.path.replaceAll(/:\w+/g, guest.uid);
      const request = endpoint.body ? { json: {} } : {};
      const visitor = await callApi(endpoint.method, path, request);
      const withToken = await callApi(endpoint.method, path, { ...request, token: guest.token });
      const signedIn = await callApi(endpoint.method, path, { ...request, token: guest.idToken });
      expect([401, visitor.status]).toContain(withToken.status);
      expect([403, visitor.status]).toContain(signedIn.status);
      expect(visitor.status).not.toBe(500);
      expect([200, 400, 401, 404]).toContain(visitor.status);
    },
  );

  // proves guests-7
  it('reads and uploads only their own photos', async () => {
    const bytes = await createTestPicture();
    await uploadPhotoFile(guest, bytes);
    const theirs = await uploadPhotoFile(owner, await createTestPicture());
    const read = async (uid: string, id: string) => {
      const name = encodeURIComponent(photoPath(uid, id));
      const headers = { authorization: `Firebase ${guest.idToken}` };
      const url = `${origins.storage}/v0/b/${bucket}/o/${name}?alt=media`;
      return (await fetch(url, { headers })).status;
    };
    expect(await read(guest.uid, photoIdOf(guest.uid, bytes))).toBe(200);
    expect(await read(owner.uid, theirs)).toBe(403);
    const asOwner = uploadPhotoFile({ uid: owner.uid, idToken: guest.idToken }, bytes);
    await expect(asOwner).rejects.toThrow('403');
  });
});

describe('POST /guest-users/claim', () => {
  const claim = ({ idToken }: Pick<Account, 'idToken'>, { token }: Pick<Guest, 'token'>) =>
    callApi('POST', claimGuest.path, { token: idToken, json: { token } });
  const claimed = (answer: ApiAnswer) => expectAnswer(answer, claimGuest.response);

  async function expectMoved(customer: Account, guest: Guest, ids: readonly string[]) {
    expect((await listPhotoRecordIds(customer.uid)).toSorted()).toEqual(ids.toSorted());
    await Promise.all(ids.map((id) => waitForPhoto(id, 'ready')));
    expect(await listStoredObjects(customer.uid)).toHaveLength(ids.length * 3);
    await expectNoPhotos(guest.uid);
    await expect(auth.getUser(guest.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  }

  it('moves the photos in their order, and deletes the records of the guest', async () => {
    const { guest, files, ids } = await createTestGuestWithPhotos(3, CHOICES);
    const customer = await createTestCustomer();

    const { data, moved } = claimed(await claim(customer, guest));

    expect(data).toMatchObject({ guest_id: guest.uid, ...CHOICES });
    const own = files.map((bytes) => photoIdOf(customer.uid, bytes));
    expect(moved.map(({ from, photo }) => [from, photo.id])).toEqual(
      ids.map((id, index) => [id, own[index]]),
    );
    expect(moved[0]?.photo).toMatchObject({
      image_path: photoPath(customer.uid, own[0] ?? ''),
      width: 80,
      height: 60,
    });
    await expectMoved(customer, guest, own);
    for (const [index, bytes] of files.entries()) {
      const [stored] = await storage.file(photoPath(customer.uid, own[index] ?? '')).download();
      expect(Buffer.from(bytes).equals(stored)).toBe(true);
    }
  });

  it('copies the language of the guest to a profile without one', async () => {
    const languageOf = async ({ uid }: Account) =>
      ((await firestore.doc(`users/${uid}`).get()).get('language') as unknown) ?? null;
    const guest = await createTestGuest({ ...CHOICES, language: 'en' });
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const keep = await callApi('PUT', updateGuestLanguage.path, {
      token: guest.token,
      json: { language: 'hi' },
    });
    expect(expectAnswer(keep, updateGuestLanguage.response)).toEqual({ language: 'hi' });
    claimed(await claim(customer, guest));
    expect(await languageOf(customer)).toBe('hi');
    claimed(await claim(customer, await createTestGuest({ language: 'en' })));
    expect(await languageOf(customer)).toBe('hi');
    claimed(await claim(other, await createTestGuest(CHOICES)));
    expect(await languageOf(other)).toBeNull();
  });

  it('ends the token of the guest', async () => {
    const { guest } = await createTestGuestWithPhotos(1);
    claimed(await claim(await createTestCustomer(), guest));
    expect(await readDocument(`uploads/${guest.uid}`)).toBeUndefined();
    expectError(await verify(guest.token), 401);
    expectError(await callUpdateGuestImages(guest, []), 401);
    expectError(await callListGuestImages(guest, guest.uid), 401);
  });

  it('returns the same answer when repeated, and nothing to other users', async () => {
    const { guest } = await createTestGuestWithPhotos(2);
    const customer = await createTestCustomer();
    const first = claimed(await claim(customer, guest));
    const again = claimed(await claim(customer, guest));
    expect(again.data).toEqual(first.data);
    const pairs = (answer: typeof first) =>
      answer.moved.map(({ from, photo }) => [from, photo.id, photo.width]);
    expect(pairs(again)).toEqual(pairs(first));
    const stranger = expectError(await claim(await createTestCustomer(), guest), 404);
    const missing = expectError(await claim(customer, { token: 'x' }), 404);
    expect(stranger.message).toBe(missing.message);
  });

  it('takes effect once for 20 concurrent calls', async () => {
    const { guest, files } = await createTestGuestWithPhotos(3);
    const customer = await createTestCustomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(customer, guest)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const own = files.map((bytes) => photoIdOf(customer.uid, bytes));
    for (const answer of answers.filter(({ status }) => status === 200)) {
      expect(claimed(answer).moved.map(({ photo }) => photo.id)).toEqual(own);
    }
    expect(claimed(await claim(customer, guest)).moved).toHaveLength(3);
    await expectMoved(customer, guest, own);
  });

  it('succeeds for one of two concurrent customers', async () => {
    const { guest } = await createTestGuestWithPhotos(2);
    const customers = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const answers = await Promise.all(customers.map((customer) => claim(customer, guest)));
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    if (!winner) throw new Error('nobody got it');
    expect(more).toEqual([]);
    expect(claimed(winner).moved).toHaveLength(2);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
  });

  it('keeps a photo that the customer already has', async () => {
    const { guest, files } = await createTestGuestWithPhotos(2);
    const customer = await createTestCustomer();
    const [bytes] = files;
    if (!bytes) throw new Error('no photo');
    const id = await uploadPhotoFile(customer, bytes);
    await waitForPhoto(id, 'ready');
    await firestore.doc(`photos/${id}`).update({ used_by: ['album'], unused_since: null });
    const before = await fetchPhotoRecord(id);

    const { moved } = claimed(await claim(customer, guest));

    expect(moved[0]?.photo).toMatchObject({ id, state: 'ready' });
    expect(await fetchPhotoRecord(id)).toEqual(before);
  });

  /** Resets a photo to its state before the trigger has read it. */
  const resetToUnread = (id: string) =>
    firestore.doc(`photos/${id}`).update({ state: 'processing', content_hash: null });

  it('waits until the trigger has read the photos', async () => {
    const { guest, files, ids } = await createTestGuestWithPhotos(1);
    const [bytes = new Uint8Array(), id = ''] = [files[0], ids[0]];
    await resetToUnread(id);
    const customer = await createTestCustomer();
    const refusal = expectError(await claim(customer, guest), 409);
    expect(refusal).toMatchObject({ code: 'conflict', reason: 'photos_processing' });
    expect(await listPhotoRecordIds(customer.uid)).toEqual([]);
    expect(await readDocument(`uploads/${customer.uid}`)).toBeUndefined();
    expect(await fetchGuestImages(guest)).toHaveLength(1);
    expect(await renderStoredPhoto(jobDeps, photoPath(guest.uid, id))).toBe('rendered');
    const { moved } = claimed(await claim(customer, guest));
    expect(moved.map(({ from, photo }) => [from, photo.id])).toEqual([
      [id, photoIdOf(customer.uid, bytes)],
    ]);
    await waitForPhoto(photoIdOf(customer.uid, bytes), 'ready');
    await expect.poll(() => listPhotoRecordIds(guest.uid)).toEqual([]);
  });

  it('leaves out photos that the trigger has given up', async () => {
    const { guest, files, ids } = await createTestGuestWithPhotos(3);
    const [old = '', lost = ''] = ids;
    await Promise.all([resetToUnread(old), resetToUnread(lost)]);
    await firestore.doc(`photos/${old}`).update({ created_at: new Date(Date.now() - 90_000_000) });
    await storage.file(photoPath(guest.uid, lost)).delete();
    const customer = await createTestCustomer();
    const { moved } = claimed(await claim(customer, guest));
    expect(moved.map(({ photo }) => photo.id)).toEqual([
      photoIdOf(customer.uid, files[2] ?? new Uint8Array()),
    ]);
  });

  it('is refused, and moves nothing, if the photos exceed the quota of the customer', async () => {
    const { guest, ids } = await createTestGuestWithPhotos(1);
    const customer = await createTestCustomer();
    const record = await fetchPhotoRecord(ids[0] ?? '');
    const full = firestore.doc(`photos/${'f'.repeat(21)}${customer.uid.slice(0, 20)}`);
    const size_bytes = 50 * 1024 ** 3;
    await full.set({ ...record, id: full.id, owner: customer.uid, size_bytes });
    const refusal = expectError(await claim(customer, guest), 422);
    expect(refusal).toMatchObject({ code: 'business_rule', reason: 'customer_quota' });
    expect(await listPhotoRecordIds(customer.uid)).toEqual([full.id]);
    expect(await listStoredObjects(customer.uid)).toEqual([]);
    expect(await fetchGuestImages(guest)).toHaveLength(1);
    await full.delete();
    expect(claimed(await claim(customer, guest)).moved).toHaveLength(1);
  });

  it('requires a signed-in customer', async () => {
    const { guest } = await createTestGuestWithPhotos(1);
    expectError(await callApi('POST', claimGuest.path, { json: { token: guest.token } }), 401);
    expectError(await claim({ idToken: guest.token }, guest), 401);
    expectError(await claim({ idToken: guest.idToken }, guest), 403);
    expect(await fetchGuestImages(guest)).toHaveLength(1);
    const reviewer = await createTestAccountWithRole('reviewer');
    expect(claimed(await claim(reviewer, guest)).moved).toHaveLength(1);
  });

  it('is refused after the guest was not used for 30 days', async () => {
    const { guest } = await createTestGuestWithPhotos(1);
    await setLastUsed(guest, 30.01);
    expectError(await claim(await createTestCustomer(), guest), 404);
  });
});

it('returns a rotated photo upright, with its file name', async () => {
  const guest = await createTestGuest();
  const form = createPhotoForm(
    { guest_id: guest.uid },
    { 'phone.jpg': await createTestPhonePhoto(240, 160) },
  );
  const answer = await callApi('PUT', updateGuestImages.path, { token: guest.token, form });
  const seen = { width: 160, height: 240, name: 'phone.jpg' };
  expect(expectUpdatedGuestImages(answer)[0]).toMatchObject(seen);
  expect((await fetchGuestImages(guest))[0]).toMatchObject(seen);
});
