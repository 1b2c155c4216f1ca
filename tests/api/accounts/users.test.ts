import {
  getInfo,
  getOwnInfo,
  MAX_PROFILE_PICTURE_BYTES,
  updateUser,
  type User,
} from '@smriti/shared/account/users';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { renderStoredProfilePicture } from '../../../functions/src/features/users/profile-picture-rendering.service';
import {
  type Account,
  createTestAccount,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { auth, firestore, storage } from '../../support/admin';
import { depsWithFailingReadsOfAnyObject, jobDeps } from '../../support/deps';
import { type ApiAnswer, callApi, expectAnswer, expectError } from '../../support/http';

const form = {
  firstName: 'Leela',
  lastName: 'Rao',
  phone: '+919876543210',
  dob_day: 1,
  dob_month: 2,
  dob_year: 1990,
};

const put = ({ idToken }: Account, json: unknown, headers?: Record<string, string>) =>
  callApi('PUT', updateUser.path, { token: idToken, json, headers });

function putPicture({ idToken }: Account, bytes: Uint8Array<ArrayBuffer>, name = 'me.jpg') {
  const multipart = new FormData();
  for (const [field, value] of Object.entries(form)) multipart.set(field, String(value));
  multipart.set('profile_picture', new Blob([bytes], { type: 'image/jpeg' }), name);
  return callApi('PUT', updateUser.path, { token: idToken, form: multipart });
}

async function storedUser(account: Account): Promise<User> {
  const answer = await callApi('GET', getOwnInfo.path, { token: account.idToken });
  return expectAnswer(answer, getOwnInfo.response).user;
}

const saved = (answer: ApiAnswer) => expectAnswer(answer, updateUser.response).user;

/** A photo as phones store it: red on the left, blue on the right, EXIF rotation 90°. */
async function phonePhoto(width = 1200, height = 800): Promise<Uint8Array<ArrayBuffer>> {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: 'blue' } };
  const photo = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(photo).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.any(Buffer) as Buffer,
  });
  return new Uint8Array(photo);
}

/** Paths of an account's profile pictures in Storage, including uploads not decoded yet. */
async function pictureFiles({ uid }: Account): Promise<string[]> {
  const lists = await Promise.all(
    ['profiles', 'profile-uploads'].map((folder) =>
      storage.getFiles({ prefix: `${folder}/${uid}/` }),
    ),
  );
  return lists.flatMap(([files]) => files.map((file) => file.name));
}

/** Waits until the trigger has set the state of the account's picture. */
function untilPicture(account: Account, state: User['picture_state']): Promise<User> {
  return vi.waitUntil(
    async () => {
      const user = await storedUser(account);
      return user.picture_state === state && user;
    },
    { timeout: 30_000, interval: 200 },
  );
}

/** Uploads a profile picture and waits until it is ready. */
async function savedPicture(account: Account, bytes: Uint8Array<ArrayBuffer>, name?: string) {
  saved(await putPicture(account, bytes, name));
  return untilPicture(account, 'ready');
}

describe('GET /info', () => {
  // proves api-3
  it('returns the record of the caller, with and without the id', async () => {
    const account = await createTestCustomer('Asha Verma');
    const own = await storedUser(account);
    const byId = await callApi('GET', `/info/${account.uid}`, { token: account.idToken });
    expect(own).toMatchObject({ uid: account.uid, firstName: 'Asha', role: 'customer' });
    expect(expectAnswer(byId, getInfo.response).user).toEqual(own);
    expect(byId.headers.get('cache-control')).toBe('no-store');
    expect(byId.headers.get('x-firestore-reads')).toBe('1');
    expect(byId.headers.get('x-firestore-writes')).toBe('0');
  });

  it('answers 404 for other users and unknown ids, also to an admin', async () => {
    const [customer, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const admin = await createTestAccountWithRole('admin');
    for (const { idToken: token } of [customer, admin]) {
      const stranger = expectError(await callApi('GET', `/info/${other.uid}`, { token }), 404);
      const missing = expectError(await callApi('GET', '/info/nobody', { token }), 404);
      expect(stranger.message).toBe(missing.message);
    }
  });

  it('answers 401 to a visitor, 403 to a guest and 404 before there is a profile', async () => {
    expectError(await callApi('GET', '/info'), 401);
    const guest = await createTestAccountWithRole('guest');
    expectError(await callApi('GET', '/info', { token: guest.idToken }), 403);
    const account = await createTestAccount();
    expectError(await callApi('GET', '/info', { token: account.idToken }), 404);
  });
});

describe('PUT /users', () => {
  it('saves names, phone and date of birth, also at the identity provider', async () => {
    const account = await createTestCustomer();

    const user = saved(await put(account, form));

    expect(user).toMatchObject({ ...form, displayName: 'Leela Rao', email: account.email });
    expect(await storedUser(account)).toEqual(user);
    expect((await auth.getUser(account.uid)).displayName).toBe('Leela Rao');
  });

  // proves api-16
  it('accepts the whole record and ignores read-only fields', async () => {
    const account = await createTestCustomer();
    const before = await storedUser(account);
    const changes = { firstName: 'Leela', role: 'admin', email: 'other@smriti.test' };

    const user = saved(await put(account, { ...before, ...changes, created_at: '1999' }));

    expect(user).toEqual({ ...before, firstName: 'Leela', displayName: 'Leela Verma' });
    expect((await auth.getUser(account.uid)).customClaims).toEqual({ role: 'customer' });
  });

  // proves account-9, account-10
  it.each([
    ['firstName', ' ', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'nonsense', 'Invalid email format'],
    ['phone', '0123456', 'Invalid phone format (e.g. +123456789)'],
    ['dob_day', 32, 'Invalid day'],
    ['dob_month', 'March', 'Invalid month'],
    ['dob_year', 1899, 'Invalid year'],
    ['dob_year', new Date().getFullYear() + 1, 'Invalid year'],
  ])('refuses %s %j with the message of the shop', async (field, value, message) => {
    const account = await createTestCustomer();
    const before = await storedUser(account);

    const error = expectError(await put(account, { ...form, [field]: value }), 400);

    expect(error).toMatchObject({ message, details: [{ field, message }] });
    expect(await storedUser(account)).toEqual(before);
  });

  it('refuses the dates of birth that the registration refuses', async () => {
    const account = await createTestCustomer();
    const message = 'Invalid date of birth or user must be at least 13 years old';

    const child = { ...form, dob_year: new Date().getFullYear() - 12 };
    const error = expectError(await put(account, child), 400);

    expect(error).toMatchObject({ message, reason: 'birth_date' });
    expectError(await put(account, { ...form, dob_month: null }), 400);
  });

  // proves api-16
  it('names every invalid field', async () => {
    const account = await createTestCustomer();
    const json = { ...form, firstName: '', phone: 'x', dob_day: 99, unheard_of: true };
    const { details } = expectError(await put(account, json), 400);
    expect(details).toEqual([
      { field: 'dob_day', message: 'Invalid day', rule: 'birth_day' },
      { field: 'unheard_of', message: 'is not a known field', rule: 'unknown_field' },
    ]);
    const rules = expectError(
      await put(account, { ...json, dob_day: 1, unheard_of: undefined }),
      400,
    );
    expect(rules.details).toEqual([
      { field: 'firstName', message: 'First name is required', rule: 'first_name_required' },
      {
        field: 'phone',
        message: 'Invalid phone format (e.g. +123456789)',
        rule: 'phone_country_format',
      },
    ]);
    expect(rules.reason).toBe('first_name_required');
  });

  it('accepts only the language, and keeps it when the form leaves it out', async () => {
    const account = await createTestCustomer('Asha Verma');
    const before = await storedUser(account);
    expect(before.language).toBeNull();
    expect(saved(await put(account, { language: 'hi' }))).toEqual({ ...before, language: 'hi' });
    expect(saved(await put(account, form)).language).toBe('hi');
    expect(saved(await put(account, { ...form, language: 'en' })).language).toBe('en');
    expectError(await put(account, { language: 'xx' }), 400);
    expect((await storedUser(account)).language).toBe('en');
  });

  it('answers 404 for the uid of another user', async () => {
    const [account, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const before = await storedUser(other);
    expectError(await put(account, { ...form, uid: other.uid }), 404);
    expectError(await put(account, { ...form, id: other.uid }), 404);
    expect(await storedUser(other)).toEqual(before);
  });

  it('takes effect once for each Idempotency-Key', async () => {
    const account = await createTestCustomer();
    const other = await createTestCustomer();
    const headers = { 'idempotency-key': 'save-1' };
    const first = saved(await put(account, form, headers));
    saved(await put(account, { ...form, firstName: 'Meera' }));

    expect(saved(await put(account, form, headers))).toEqual(first);

    expect((await storedUser(account)).firstName).toBe('Meera');
    expectError(await put(account, { ...form, firstName: 'Tara' }, headers), 409);
    expect(saved(await put(other, { ...form, firstName: 'Tara' }, headers)).firstName).toBe('Tara');
    const bad = { 'idempotency-key': 'k'.repeat(256) };
    expect(expectError(await put(account, form, bad), 400).message).toContain('Idempotency-Key');
  });
});

describe('the profile picture of PUT /users', () => {
  it('becomes an upright 512 px WebP without metadata, which its URL opens', async () => {
    const account = await createTestCustomer();

    const user = await savedPicture(account, await phonePhoto());

    const url = user.profile_url ?? '';
    const picture = await fetch(url);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const redness = async (top: number) => {
      const pixel = sharp(bytes).extract({ left: 256, top, width: 1, height: 1 });
      return (await pixel.raw().toBuffer())[0];
    };
    expect(await redness(50)).toBeGreaterThan(200); // red: the original's left half
    expect(await redness(450)).toBeLessThan(50);
    const withoutToken = new URL(url);
    withoutToken.searchParams.delete('token');
    expect((await fetch(withoutToken)).status).toBe(403);
  });

  it('replaces the previous one', async () => {
    const account = await createTestCustomer();
    const first = await savedPicture(account, await phonePhoto());
    const sent = saved(await putPicture(account, await phonePhoto(600, 400)));
    expect(sent).toMatchObject({ profile_url: first.profile_url, picture_state: 'processing' });
    const second = await untilPicture(account, 'ready');
    expect(second.profile_url).not.toBe(first.profile_url);
    await expect.poll(() => pictureFiles(account)).toHaveLength(1);
    expect((await fetch(second.profile_url ?? '')).status).toBe(200);
  });

  it('remains when the form is saved without one', async () => {
    const account = await createTestCustomer();
    const { profile_url } = await savedPicture(account, await phonePhoto());
    expect(saved(await put(account, form)).profile_url).toBe(profile_url);
  });

  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'green' } });

  it.each(['png', 'gif'] as const)('may be a %s with any file name', async (format) => {
    const account = await createTestCustomer();
    const bytes = await png(30, 40).toFormat(format).toBuffer();
    const { profile_url } = await savedPicture(account, new Uint8Array(bytes), 'picture.exe');
    expect(profile_url).not.toBeNull();
  });

  /** A small PNG whose header names 64 megapixels. */
  async function namedHuge() {
    const bytes = await png(8, 8).png().toBuffer();
    bytes.writeUInt32BE(8000, 16);
    bytes.writeUInt32BE(8000, 20);
    return new Uint8Array(bytes);
  }
  const lies: [string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>][] = [
    ['nothing', () => new Uint8Array()],
    ['a text', () => new TextEncoder().encode('not a picture at all')],
    ['an SVG', () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a WebP', async () => new Uint8Array(await png(30, 40).webp().toBuffer())],
    ['too many pixels', namedHuge],
  ];
  it.each(lies)('is refused if it is %s called .jpg, and nothing is stored', async (kind, make) => {
    const account = await createTestCustomer();
    const before = await storedUser(account);
    const error = expectError(await putPicture(account, await make()), 415);
    expect(error.code).toBe('unsupported_type');
    expect(error.message.includes('too many pixels')).toBe(kind === 'too many pixels');
    expect(await pictureFiles(account)).toEqual([]);
    expect(await storedUser(account)).toEqual(before);
  });

  // proves account-4
  it('may have 2 MB', async () => {
    const account = await createTestCustomer();
    const big = new Uint8Array(MAX_PROFILE_PICTURE_BYTES + 1);
    big.set(await phonePhoto());
    expect(expectError(await putPicture(account, big), 413).message).toContain('2 MB');
    expect((await savedPicture(account, big.slice(0, -1))).profile_url).not.toBeNull();
  });

  it('is not stored when the form is refused or there is no profile', async () => {
    const account = await createTestCustomer();
    const multipart = new FormData();
    multipart.set('firstName', '');
    multipart.set('lastName', 'Rao');
    multipart.set('profile_picture', new Blob([await phonePhoto()]), 'me.jpg');
    const answer = await callApi('PUT', updateUser.path, {
      token: account.idToken,
      form: multipart,
    });
    expect(expectError(answer, 400).message).toBe('First name is required');
    const unknown = await createTestAccount();
    expectError(await putPicture(unknown, await phonePhoto()), 404);
    expect(await pictureFiles(account)).toEqual([]);
    expect(await pictureFiles(unknown)).toEqual([]);
  });

  it('takes effect once for each Idempotency-Key', async () => {
    const account = await createTestCustomer();
    const bytes = await phonePhoto();
    const send = () => {
      const multipart = new FormData();
      multipart.set('firstName', 'Leela');
      multipart.set('lastName', 'Rao');
      multipart.set('profile_picture', new Blob([bytes]), 'me.jpg');
      const headers = { 'idempotency-key': 'picture-1' };
      return callApi('PUT', updateUser.path, { token: account.idToken, form: multipart, headers });
    };
    const first = saved(await send());
    expect(saved(await send())).toEqual(first);
    await untilPicture(account, 'ready');
    await expect.poll(() => pictureFiles(account)).toHaveLength(1);
  });

  it('is one picture after concurrent saves', async () => {
    const account = await createTestCustomer();
    const bytes = await phonePhoto(300, 200);
    const answers = await Promise.all(Array.from({ length: 4 }, () => putPicture(account, bytes)));
    answers.forEach(saved);
    await untilPicture(account, 'ready');
    const shown = async () => [
      (await firestore.doc(`users/${account.uid}`).get()).get('picture.path') as string,
    ];
    await expect
      .poll(async () => [await pictureFiles(account), await shown()])
      .toEqual([await shown(), await shown()]);
  });

  it('fails when the upload is interrupted, and the previous one remains', async () => {
    const account = await createTestCustomer();
    const { profile_url } = await savedPicture(account, await phonePhoto());
    saved(await putPicture(account, (await phonePhoto(800, 600)).slice(0, 3000)));
    expect((await untilPicture(account, 'failed')).profile_url).toBe(profile_url);
    await expect.poll(() => pictureFiles(account)).toHaveLength(1);
  });

  it('counts an attempt before it is read', async () => {
    const { uid } = await createTestCustomer();
    const path = `profile-uploads/${uid}/x`;
    const picture_upload = { path, state: 'processing', attempts: 0 };
    await firestore.doc(`users/${uid}`).update({ picture_upload });
    await expect(renderStoredProfilePicture(depsWithFailingReadsOfAnyObject, path)).rejects.toThrow(
      'killed',
    );
    const user = await firestore.doc(`users/${uid}`).get();
    expect(user.get('picture_upload')).toEqual({ ...picture_upload, attempts: 1 });
  });

  it('is given up at the third attempt that ends the process', async () => {
    const account = await createTestCustomer();
    const path = `profile-uploads/${account.uid}/x`;
    const picture_upload = { path, state: 'processing', attempts: 3 };
    await firestore.doc(`users/${account.uid}`).update({ picture_upload });
    await storage.file(path).save(Buffer.from(await phonePhoto(300, 200)));
    await untilPicture(account, 'failed');
    await expect.poll(() => pictureFiles(account)).toEqual([]);
    expect(await renderStoredProfilePicture(jobDeps, path)).toBe('given up'); // simulates a repeated event
  });
});
