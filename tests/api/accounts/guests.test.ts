import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import {
  claimGuest,
  createGuest,
  getGuestDesign,
  listGuestImages,
  updateGuestDesign,
  updateGuestImages,
  updateGuestLanguage,
  verifyGuest,
} from '@smriti/shared/account/guests';
import { photoPath, requestUploads } from '@smriti/shared/album/photos';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeGuest } from '../../../functions/src/features/guests/guest.service';
import { renderStoredPhoto } from '../../../functions/src/features/photos/photo-rendering.service';
import { createDatabase } from '../../../functions/src/platform/database/database';
import { SHOP_DEFAULTS } from '../../../functions/src/platform/parameters/shop-parameters';
import { bucket, origins } from '../../support/environment';
import { type Account, newAccountWithRole, newCustomer } from '../../support/accounts';
import { auth, firestore, storage } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { jobDeps } from '../../support/deps';
import { emptyFirestore } from '../support/empty-firestore';
import { everyEndpoint } from '../support/contracts';
import {
  type Guest,
  guestDocument,
  guestWithPhotos,
  keepImages,
  keptImages,
  lastUsed,
  askImages,
  imagesOf,
  newGuest,
  references,
  signInByCustomToken,
} from '../support/guests';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';
import {
  expectNothingOf,
  idOf,
  newPhonePhoto,
  newPicture,
  objectsOf,
  photoDocument,
  photoForm,
  photosOf,
  untilPhoto,
  upload,
} from '../support/photos';
import { spend } from '../support/quotas';

const endpoints = await everyEndpoint();

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
  it('makes a guest with the choices that were sent, and keeps the hash of the token alone', async () => {
    const answer = await callApi('POST', createGuest.path, { json: CHOICES });
    const { token, custom_token, data } = expectAnswer(answer, createGuest.response);
    expect(data).toEqual({ id: data.guest_id, guest_id: data.guest_id, ...CHOICES });
    expect(token.startsWith(`${data.guest_id}.`)).toBe(true);
    const stored = JSON.stringify(await guestDocument({ uid: data.guest_id }));
    expect(stored).not.toContain(token.split('.')[1]);
    const idToken = await auth.verifyIdToken(await signInByCustomToken(custom_token));
    expect(idToken).toMatchObject({ uid: data.guest_id, role: 'guest' });
  });

  // proves guests-2
  it('takes choices as text, and none', async () => {
    const text = Object.fromEntries(Object.entries(CHOICES).map(([key, id]) => [key, String(id)]));
    const made = await callApi('POST', createGuest.path, { json: text });
    expect(expectAnswer(made, createGuest.response).data).toMatchObject(CHOICES);
    const bare = await callApi('POST', createGuest.path, { json: { product_id: '' } });
    expect(expectAnswer(bare, createGuest.response).data.product_id).toBeNull();
  });

  it('makes 300 an hour for one network, and goes on for every other', async () => {
    const network = randomUUID();
    const make = (from: string) => makeGuest(guestDeps, CHOICES, from);
    await make(network);
    await spend({ kind: 'guests', subject: network }, 299);
    await expect(make(network)).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await make(randomUUID())).data).toMatchObject(CHOICES);
  });

  it('makes no more in an hour than the shop has set, wherever they come from', async () => {
    const db = createDatabase(emptyFirestore());
    const deps = { ...guestDeps, db, config: { shop: { ...SHOP_DEFAULTS, guests_per_hour: 2 } } };
    const make = () => makeGuest(deps, CHOICES, randomUUID());
    await make();
    await make();
    await expect(make()).rejects.toMatchObject({ code: 'rate_limited' });
    const nextHour = { now: () => new Date(Date.now() + 3_600_000) };
    await makeGuest({ ...deps, clock: nextHour }, CHOICES, randomUUID());
  });

  // proves guests-2
  it.each([
    ['album_sizes_id', 'large'],
    ['cover_type_id', -1],
    ['product_id', 1.5],
  ])('refuses %s %j in the words of the shop', async (field, value) => {
    const answer = await callApi('POST', createGuest.path, { json: { ...CHOICES, [field]: value } });
    const message = 'Invalid input: All IDs must be valid numbers.';
    expect(expectError(answer, 400)).toMatchObject({ message, details: [{ field, message }] });
  });
});

describe('GET /guest-users/verify', () => {
  // proves guests-1
  it('tells the guest of a token, with a token for Cloud Storage', async () => {
    const guest = await newGuest();
    const answer = expectAnswer(await verify(guest.token), verifyGuest.response);
    expect(answer.guest_id).toBe(guest.uid);
    const idToken = await auth.verifyIdToken(await signInByCustomToken(answer.custom_token));
    expect(idToken).toMatchObject({ uid: guest.uid, role: 'guest' });
  });

  // proves guests-1
  it('answers 401 to any other token, alike', async () => {
    const [guest, other] = await Promise.all([newGuest(), newGuest()]);
    const [, secret = ''] = other.token.split('.');
    const customer = await newCustomer();
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

  it('answers 401 once the token was not used for 30 days', async () => {
    const guest = await newGuest();
    await lastUsed(guest, 30.01);
    expectError(await verify(guest.token), 401);
    expectError(await keepImages(guest, []), 401);
    expectError(await askImages(guest, guest.uid), 401);
  });

  it('begins the 30 days again', async () => {
    const guest = await newGuest();
    await lastUsed(guest, 29.9);
    expectAnswer(await verify(guest.token), verifyGuest.response);
    const { last_used_at } = (await guestDocument(guest)) ?? {};
    expect((last_used_at as { toMillis(): number }).toMillis()).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });
});

describe('PUT /guest-users/update-images with a list', () => {
  // proves guests-3, guests-6
  it('keeps the photos in their order, and takes the place of the list before', async () => {
    const { guest, ids } = await guestWithPhotos(3);
    const [one = '', two = '', three = ''] = ids;
    expect((await imagesOf(guest)).map(({ id }) => id)).toEqual(ids);

    const photos = keptImages(await keepImages(guest, [three, one]));

    expect(photos.map(({ id }) => id)).toEqual([three, one]);
    expect(photos[0]).toMatchObject({
      image_path: photoPath(guest.uid, three),
      width: 800,
      height: 600,
      state: 'ready',
    });
    expect((await fetch(photos[0]?.image_url ?? '')).status).toBe(200);
    expect(await photoDocument(one)).toMatchObject({ used_by: [guest.uid], unused_since: null });
    expect(await photoDocument(two)).toMatchObject({ used_by: [] });
    expect((await photoDocument(two))?.['unused_since']).not.toBeNull();
  });

  it('goes by the sequence, not by the order of the list', async () => {
    const { guest, ids } = await guestWithPhotos(2);
    const images = references(ids).map((image) => ({ ...image, sequence: 10 - image.sequence }));
    const json = { guest_id: guest.uid, images };
    const answer = await callApi('PUT', updateGuestImages.path, { token: guest.token, json });
    expect(keptImages(answer).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('names the photos that are not uploaded, and changes nothing', async () => {
    const { guest, ids } = await guestWithPhotos(1);
    const other = await guestWithPhotos(1);
    const missing = [idOf(guest.uid, await newPicture()), ...other.ids];
    const error = expectError(await keepImages(guest, [...ids, ...missing]), 422);
    expect(error).toMatchObject({
      message: 'Some photos are not uploaded yet.',
      details: { missing },
    });
    expect((await imagesOf(guest)).map(({ id }) => id)).toEqual(ids);
    expect(await photoDocument(other.ids[0] ?? '')).toMatchObject({ used_by: [other.guest.uid] });
  });

  it('names the photos that cannot be read', async () => {
    const guest = await newGuest();
    const text = new TextEncoder().encode(`no picture ${guest.uid}`);
    const id = await upload(guest, text);
    await untilPhoto(id, 'failed');
    expect(expectError(await keepImages(guest, [id]), 422).details).toEqual({ unreadable: [id] });
  });

  // proves guests-3
  it('is nothing for another guest, and refuses what is no list', async () => {
    const [guest, other] = await Promise.all([newGuest(), newGuest()]);
    expectError(await keepImages({ ...guest, uid: other.uid }, []), 404);
    const id = 'a'.repeat(43);
    for (const images of [undefined, 'x', [{ photo_id: id }], references([id, id])]) {
      const json = { guest_id: guest.uid, images };
      expectError(await callApi('PUT', updateGuestImages.path, { token: guest.token, json }), 400);
    }
  });

  it('has one effect for each Idempotency-Key', async () => {
    const { guest, ids } = await guestWithPhotos(2);
    const headers = { 'idempotency-key': 'order-1' };
    const first = keptImages(await keepImages(guest, ids.toReversed(), headers));
    keptImages(await keepImages(guest, ids));
    expect(keptImages(await keepImages(guest, ids.toReversed(), headers))).toEqual(first);
    expect((await imagesOf(guest)).map(({ id }) => id)).toEqual(ids);
    expectError(await keepImages(guest, [], headers), 409);
  });
});

describe('GET /albums/guest-image/{guestId}', () => {
  it('is empty for a new guest', async () => {
    expect(await imagesOf(await newGuest())).toEqual([]);
  });

  // proves guests-6
  it('answers 404 for another guest and for none alike, and 401 without a good token', async () => {
    const { guest } = await guestWithPhotos(1);
    const other = await newGuest();
    const stranger = expectError(await askImages(other, guest.uid), 404);
    const missing = expectError(await askImages(other, 'nobody'), 404);
    expect(stranger.message).toBe(missing.message);
    expectError(await callApi('GET', `/albums/guest-image/${guest.uid}`), 401);
    const { idToken } = await newCustomer();
    expectError(await askImages({ token: idToken }, guest.uid), 401);
    expectError(await askImages({ token: guest.idToken }, guest.uid), 401);
  });
});

describe('a guest', () => {
  const OPEN: readonly Endpoint[] = [
    createGuest,
    verifyGuest,
    updateGuestImages,
    listGuestImages,
    requestUploads,
    getGuestDesign,
    updateGuestDesign,
    updateGuestLanguage,
  ];
  let guest: Guest;
  let owner: Account;
  beforeAll(async () => {
    [guest, owner] = await Promise.all([newGuest(), newCustomer()]);
  });

  const closed = endpoints.filter((endpoint) => !OPEN.includes(endpoint));
  // proves guests-7
  it.each(closed.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    'can do nothing by $name that a visitor cannot',
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
  it('reads and stores photos of their own, and nobody else’s', async () => {
    const bytes = await newPicture();
    await upload(guest, bytes);
    const theirs = await upload(owner, await newPicture());
    const read = async (uid: string, id: string) => {
      const name = encodeURIComponent(photoPath(uid, id));
      const headers = { authorization: `Firebase ${guest.idToken}` };
      const url = `${origins.storage}/v0/b/${bucket}/o/${name}?alt=media`;
      return (await fetch(url, { headers })).status;
    };
    expect(await read(guest.uid, idOf(guest.uid, bytes))).toBe(200);
    expect(await read(owner.uid, theirs)).toBe(403);
    const asOwner = upload({ uid: owner.uid, idToken: guest.idToken }, bytes);
    await expect(asOwner).rejects.toThrow('403');
  });
});

describe('POST /guest-users/claim', () => {
  const claim = ({ idToken }: Pick<Account, 'idToken'>, { token }: Pick<Guest, 'token'>) =>
    callApi('POST', claimGuest.path, { token: idToken, json: { token } });
  const claimed = (answer: ApiAnswer) => expectAnswer(answer, claimGuest.response);

  async function expectMoved(customer: Account, guest: Guest, ids: readonly string[]) {
    expect((await photosOf(customer.uid)).toSorted()).toEqual(ids.toSorted());
    await Promise.all(ids.map((id) => untilPhoto(id, 'ready')));
    expect(await objectsOf(customer.uid)).toHaveLength(ids.length * 3);
    await expectNothingOf(guest.uid);
    await expect(auth.getUser(guest.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  }

  it('moves the photos in their order, and leaves nothing of the guest’s', async () => {
    const { guest, files, ids } = await guestWithPhotos(3, CHOICES);
    const customer = await newCustomer();

    const { data, moved } = claimed(await claim(customer, guest));

    expect(data).toMatchObject({ guest_id: guest.uid, ...CHOICES });
    const own = files.map((bytes) => idOf(customer.uid, bytes));
    expect(moved.map(({ from, photo }) => [from, photo.id])).toEqual(
      ids.map((id, index) => [id, own[index]]),
    );
    expect(moved[0]?.photo).toMatchObject({
      image_path: photoPath(customer.uid, own[0] ?? ''),
      width: 800,
      height: 600,
    });
    await expectMoved(customer, guest, own);
    for (const [index, bytes] of files.entries()) {
      const [stored] = await storage.file(photoPath(customer.uid, own[index] ?? '')).download();
      expect(Buffer.from(bytes).equals(stored)).toBe(true);
    }
  });

  it('gives the guest’s language to a profile that names none', async () => {
    const languageOf = async ({ uid }: Account) =>
      ((await firestore.doc(`users/${uid}`).get()).get('language') as unknown) ?? null;
    const guest = await newGuest({ ...CHOICES, language: 'en' });
    const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
    const keep = await callApi('PUT', updateGuestLanguage.path, {
      token: guest.token,
      json: { language: 'hi' },
    });
    expect(expectAnswer(keep, updateGuestLanguage.response)).toEqual({ language: 'hi' });
    claimed(await claim(customer, guest));
    expect(await languageOf(customer)).toBe('hi');
    claimed(await claim(customer, await newGuest({ language: 'en' })));
    expect(await languageOf(customer)).toBe('hi');
    claimed(await claim(other, await newGuest(CHOICES)));
    expect(await languageOf(other)).toBeNull();
  });

  it('ends the guest’s token', async () => {
    const { guest } = await guestWithPhotos(1);
    claimed(await claim(await newCustomer(), guest));
    expect(await readDocument(`uploads/${guest.uid}`)).toBeUndefined();
    expectError(await verify(guest.token), 401);
    expectError(await keepImages(guest, []), 401);
    expectError(await askImages(guest, guest.uid), 401);
  });

  it('answers the same when it is asked again, and nothing to anybody else', async () => {
    const { guest } = await guestWithPhotos(2);
    const customer = await newCustomer();
    const first = claimed(await claim(customer, guest));
    const again = claimed(await claim(customer, guest));
    expect(again.data).toEqual(first.data);
    const pairs = (answer: typeof first) =>
      answer.moved.map(({ from, photo }) => [from, photo.id, photo.width]);
    expect(pairs(again)).toEqual(pairs(first));
    const stranger = expectError(await claim(await newCustomer(), guest), 404);
    const missing = expectError(await claim(customer, { token: 'x' }), 404);
    expect(stranger.message).toBe(missing.message);
  });

  it('has one effect when it is asked 20 times at once', async () => {
    const { guest, files } = await guestWithPhotos(3);
    const customer = await newCustomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(customer, guest)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const own = files.map((bytes) => idOf(customer.uid, bytes));
    for (const answer of answers.filter(({ status }) => status === 200)) {
      expect(claimed(answer).moved.map(({ photo }) => photo.id)).toEqual(own);
    }
    expect(claimed(await claim(customer, guest)).moved).toHaveLength(3);
    await expectMoved(customer, guest, own);
  });

  it('goes to one of two customers who ask at once', async () => {
    const { guest } = await guestWithPhotos(2);
    const customers = await Promise.all([newCustomer(), newCustomer()]);
    const answers = await Promise.all(customers.map((customer) => claim(customer, guest)));
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    if (!winner) throw new Error('nobody got it');
    expect(more).toEqual([]);
    expect(claimed(winner).moved).toHaveLength(2);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
  });

  it('keeps a photo that the customer has already as it is', async () => {
    const { guest, files } = await guestWithPhotos(2);
    const customer = await newCustomer();
    const [bytes] = files;
    if (!bytes) throw new Error('no photo');
    const id = await upload(customer, bytes);
    await untilPhoto(id, 'ready');
    await firestore.doc(`photos/${id}`).update({ used_by: ['album'], unused_since: null });
    const before = await photoDocument(id);

    const { moved } = claimed(await claim(customer, guest));

    expect(moved[0]?.photo).toMatchObject({ id, state: 'ready' });
    expect(await photoDocument(id)).toEqual(before);
  });

  /** Resets a photo to its state before the trigger has read it. */
  const resetToUnread = (id: string) =>
    firestore.doc(`photos/${id}`).update({ state: 'processing', content_hash: null });

  it('waits until the trigger has read the photos: the API reads none', async () => {
    const { guest, files, ids } = await guestWithPhotos(1);
    const [bytes = new Uint8Array(), id = ''] = [files[0], ids[0]];
    await resetToUnread(id);
    const customer = await newCustomer();
    const refusal = expectError(await claim(customer, guest), 409);
    expect(refusal).toMatchObject({ code: 'conflict', reason: 'photos_processing' });
    expect(await photosOf(customer.uid)).toEqual([]);
    expect(await readDocument(`uploads/${customer.uid}`)).toBeUndefined();
    expect(await imagesOf(guest)).toHaveLength(1);
    expect(await renderStoredPhoto(jobDeps, photoPath(guest.uid, id))).toBe('rendered');
    const { moved } = claimed(await claim(customer, guest));
    expect(moved.map(({ from, photo }) => [from, photo.id])).toEqual([
      [id, idOf(customer.uid, bytes)],
    ]);
    await untilPhoto(idOf(customer.uid, bytes), 'ready');
    await expect.poll(() => photosOf(guest.uid), { timeout: 20_000 }).toEqual([]);
  });

  it('leaves out photos that the trigger will not read any more', async () => {
    const { guest, files, ids } = await guestWithPhotos(3);
    const [old = '', lost = ''] = ids;
    await Promise.all([resetToUnread(old), resetToUnread(lost)]);
    await firestore.doc(`photos/${old}`).update({ created_at: new Date(Date.now() - 90_000_000) });
    await storage.file(photoPath(guest.uid, lost)).delete();
    const customer = await newCustomer();
    const { moved } = claimed(await claim(customer, guest));
    expect(moved.map(({ photo }) => photo.id)).toEqual([
      idOf(customer.uid, files[2] ?? new Uint8Array()),
    ]);
  });

  it('is refused where the customer has no room for the photos, and moves nothing', async () => {
    const { guest, ids } = await guestWithPhotos(1);
    const customer = await newCustomer();
    const record = await photoDocument(ids[0] ?? '');
    const full = firestore.doc(`photos/${'f'.repeat(21)}${customer.uid.slice(0, 20)}`);
    const size_bytes = 50 * 1024 ** 3;
    await full.set({ ...record, id: full.id, owner: customer.uid, size_bytes });
    const refusal = expectError(await claim(customer, guest), 422);
    expect(refusal).toMatchObject({ code: 'business_rule', reason: 'customer_quota' });
    expect(await photosOf(customer.uid)).toEqual([full.id]);
    expect(await objectsOf(customer.uid)).toEqual([]);
    expect(await imagesOf(guest)).toHaveLength(1);
    await full.delete();
    expect(claimed(await claim(customer, guest)).moved).toHaveLength(1);
  });

  it('is for who is signed in', async () => {
    const { guest } = await guestWithPhotos(1);
    expectError(await callApi('POST', claimGuest.path, { json: { token: guest.token } }), 401);
    expectError(await claim({ idToken: guest.token }, guest), 401);
    expectError(await claim({ idToken: guest.idToken }, guest), 403);
    expect(await imagesOf(guest)).toHaveLength(1);
    const reviewer = await newAccountWithRole('reviewer');
    expect(claimed(await claim(reviewer, guest)).moved).toHaveLength(1);
  });

  it('is too late when the guest was not used for 30 days', async () => {
    const { guest } = await guestWithPhotos(1);
    await lastUsed(guest, 30.01);
    expectError(await claim(await newCustomer(), guest), 404);
  });
});

it('a photo that lies on its side is told as it stands, by the name of its file', async () => {
  const guest = await newGuest();
  const form = photoForm({ guest_id: guest.uid }, { 'phone.jpg': await newPhonePhoto(240, 160) });
  const answer = await callApi('PUT', updateGuestImages.path, { token: guest.token, form });
  const seen = { width: 160, height: 240, name: 'phone.jpg' };
  expect(keptImages(answer)[0]).toMatchObject(seen);
  expect((await imagesOf(guest))[0]).toMatchObject(seen);
});
