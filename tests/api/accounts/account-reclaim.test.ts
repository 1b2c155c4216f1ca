import { setTimeout as wait } from 'node:timers/promises';
import { createAddress, listAddresses } from '@smriti/shared/account/addresses';
import { login, refreshToken, register, syncUser, verifyToken } from '@smriti/shared/account/auth';
import { updateUser } from '@smriti/shared/account/users';
import { createShare, getSharedBook } from '@smriti/shared/book/shares';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccount,
  TEST_PASSWORD,
  signInAgain,
  signInWithCustomToken,
  signInWithGoogle,
} from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { storeAlbum } from '../../support/albums';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';

/** A wait of more than a second: token revocation compares times in whole seconds. */
const WHOLE_SECOND_MS = 1_100;

const person = {
  firstName: 'Mallory',
  lastName: 'Stranger',
  phone: '+91 98765-43210',
  dob_day: 1,
  dob_month: 2,
  dob_year: 1990,
};
const address = {
  first_name: 'Mallory',
  last_name: 'Stranger',
  email: 'mallory@example.in',
  phone: '+919876543210',
  street: '7, Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postal_code: '560001',
  country: 'India',
  latitude: 12.9755,
  longitude: 77.6046,
};

const saveAddress = (token: string) =>
  callEndpoint(createAddress, { token, body: address }).then(({ address: { id } }) => id);
const addressesOf = async ({ uid }: Account, token: string) =>
  (await callEndpoint(listAddresses, { params: { userId: uid }, token })).addresses;
const isValid = async (token: string) =>
  (await callEndpoint(verifyToken, { body: { token } })).valid;
const sync = ({ uid, idToken }: Account) =>
  callEndpoint(syncUser, { token: idToken, body: { uid, firstName: '', lastName: '', phone: '' } });

/** Creates an unconfirmed password account with a profile, an address, an album and a share. */
async function registerUnconfirmed() {
  const account = await createTestAccount('Mallory Stranger');
  const { uid, email, idToken } = account;
  const { token } = await callEndpoint(register, {
    token: idToken,
    body: { uid, email, password: TEST_PASSWORD, ...person },
  });
  await saveAddress(token);
  const album = await storeAlbum(account);
  const share = await callEndpoint(createShare, { token, params: { id: album.id } });
  return { account, token, album, shareToken: share.url.split('/shared/')[1] ?? '' };
}

describe('the first Google sign-in to an account with an unconfirmed address', () => {
  it('removes the access and the data of a stranger who registered the address', async () => {
    const { account, token, album, shareToken } = await registerUnconfirmed();
    await wait(WHOLE_SECOND_MS);

    const owner = await signInWithGoogle(account.email, 'Asha Verma');
    expect(owner.uid).toBe(account.uid);
    const session = await sync(owner);

    expect(session.user).toMatchObject({
      firstName: 'Asha',
      lastName: 'Verma',
      displayName: 'Asha Verma',
      phone: '',
      dob_day: null,
      dob_month: null,
      dob_year: null,
      auth_provider: 'google',
      email: account.email,
    });
    expect(await addressesOf(owner, session.token)).toEqual([]);
    expectError(await callApi('GET', `/shares/${shareToken}`), 404);
    expect((await firestore.doc(`albums/${album.id}`).get()).exists).toBe(true);

    const stranger = callApi('GET', `/addresses/user/${account.uid}`, { token });
    expect(expectError(await stranger, 401).code).toBe('unauthenticated');
    await expect(signInAgain(account)).rejects.toThrow();
  });

  it('gives the owner new tokens of the API and the provider', async () => {
    const { account } = await registerUnconfirmed();
    const owner = await signInWithGoogle(account.email, 'Asha Verma');
    await wait(WHOLE_SECOND_MS);
    const session = await sync(owner);

    // checks only the API's own rejection, because refresh tokens of the Auth emulator never expire
    expect(await isValid(owner.idToken)).toBe(false);
    await saveAddress(session.token);
    const renewed = await signInWithCustomToken(session.custom_token ?? '');
    expect(await isValid(renewed.idToken)).toBe(true);
    // calls that require a recent sign-in work too
    const again = await callEndpoint(login, { token: renewed.idToken, body: { uid: owner.uid } });
    expect(again.user.displayName).toBe('Asha Verma');
    const form = { ...person, firstName: 'Asha', phone: '+919876543210' };
    await callEndpoint(updateUser, { token: session.token, body: form });
  });

  it('deletes nothing at the next Google sign-in', async () => {
    const { account } = await registerUnconfirmed();
    const session = await sync(await signInWithGoogle(account.email, 'Asha Verma'));
    const id = await saveAddress(session.token);

    const next = await signInWithGoogle(account.email, 'Asha Verma');
    const again = await sync(next);

    expect(again.custom_token).toBeUndefined();
    const kept = await addressesOf(next, again.token);
    expect(kept.map((one) => one.id)).toEqual([id]);
  });

  it('does not happen for a linked Google account of another address', async () => {
    const { account } = await registerUnconfirmed();
    const linked = await signInWithGoogle(`mallory-${account.email}`, 'Mallory', account);
    expect(linked.uid).toBe(account.uid);
    expect((await sync(linked)).custom_token).toBeUndefined();

    const session = await sync(await signInWithGoogle(account.email, 'Asha Verma'));
    expect(session.custom_token).toBeDefined();
    expect(session.user.displayName).toBe('Asha Verma');
  });
});

it('keeps all data if the address was confirmed before', async () => {
  const { account, token, shareToken } = await registerUnconfirmed();
  await auth.updateUser(account.uid, { emailVerified: true });

  const owner = await signInWithGoogle(account.email, 'Asha Verma');
  const session = await sync(owner);

  expect(session.custom_token).toBeUndefined();
  expect(session.user).toMatchObject({ firstName: 'Mallory', phone: '+919876543210' });
  expect(await addressesOf(owner, token)).toHaveLength(1);
  expectAnswer(await callApi('GET', `/shares/${shareToken}`), getSharedBook.response);
  expect((await signInAgain(account)).uid).toBe(owner.uid);
  await callEndpoint(refreshToken, { body: { refresh_token: account.refreshToken } });
});
