import {
  endSessions,
  getAuthUser,
  login,
  refreshToken,
  register,
  syncUser,
  verifyToken,
} from '@smriti/shared/account/auth';
import { createGuest } from '@smriti/shared/account/guests';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  acceptOldTokens,
  addPassword,
  createTestEmail,
  createTestAccount,
  createTestAccountWithRole,
  createTestCustomer,
  createTestGoogleAccount,
  signInAgain,
  signInWithCustomToken,
} from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';
import { toExpiredToken, toForeignToken, toStaleToken } from '../../support/tokens';

const person = { firstName: 'Asha', lastName: 'Verma', phone: '+91 98765-43210' };
const born = { dob_day: 29, dob_month: 2, dob_year: 1992 };

function registration(account: Account, changes: Record<string, unknown> = {}) {
  const { uid, email } = account;
  const rest = { displayName: 'Asha Verma', profile_url: null, auth_provider: 'email' };
  return { uid, email, password: 'Smriti@123', ...person, ...born, ...rest, ...changes };
}

function send(path: string, account: Account, json: unknown, token = account.idToken) {
  return callApi('POST', path, { token, json });
}

const doRegister = (account: Account, changes?: Record<string, unknown>) =>
  send(register.path, account, registration(account, changes));
const doLogin = (account: Account) => send(login.path, account, { uid: account.uid });

describe('POST /auth/register', () => {
  // proves api-2, api-17
  it('creates the profile, the referral code and a token with the role', async () => {
    const account = await createTestAccount();

    const session = expectAnswer(await doRegister(account), register.response);

    expect(session.user).toMatchObject({
      id: account.uid,
      uid: account.uid,
      email: account.email,
      phone: '+919876543210',
      displayName: 'Asha Verma',
      auth_provider: 'email',
      profile_url: null,
      role: 'customer',
      ...born,
    });
    expect(session.user).not.toHaveProperty('referral_code');
    expect(await auth.verifyIdToken(session.token)).toMatchObject({
      uid: account.uid,
      role: 'customer',
    });
    const profile = await firestore.doc(`users/${account.uid}`).get();
    const code: unknown = profile.get('referral_code');
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect((await firestore.doc(`referralCodes/${String(code)}`).get()).data()).toEqual({
      uid: account.uid,
    });
    expect(JSON.stringify(profile.data())).not.toContain('Smriti@123');
  });

  it('returns 200 with the same user when repeated', async () => {
    const account = await createTestAccount();
    const first = expectAnswer(await doRegister(account), register.response);

    const changes = {
      firstName: 'Other',
      phone: '',
      dob_day: null,
      dob_month: null,
      dob_year: null,
    };
    const second = expectAnswer(await doRegister(account, changes), register.response);

    expect(second.user).toEqual(first.user);
  });

  it('takes the email from the token instead of the body', async () => {
    const account = await createTestAccount();
    const answer = await doRegister(account, { email: 'somebody@else.test' });
    expect(expectAnswer(answer, register.response).user.email).toBe(account.email);
  });

  it('completes a profile that a login created', async () => {
    const account = await createTestAccount();
    const empty = expectAnswer(await doLogin(account), login.response);
    expect(empty.user).toMatchObject({ firstName: '', lastName: '', phone: '' });

    const { user } = expectAnswer(await doRegister(account), register.response);

    expect(user).toMatchObject({ ...born, firstName: 'Asha', displayName: 'Asha Verma' });
    expect(user.created_at).toBe(empty.user.created_at);
  });

  // proves api-2
  it.each([
    [{ firstName: ' ' }, 'First and last name are required', ['firstName']],
    [{ lastName: undefined }, 'First and last name are required', ['lastName']],
    [{ phone: '12' }, 'Invalid phone number format', ['phone']],
    [
      { dob_day: 30 },
      'Invalid date of birth or user must be at least 13 years old',
      ['dob_day', 'dob_month', 'dob_year'],
    ],
    [{ dob_day: 77 }, 'Invalid date of birth or user must be at least 13 years old', ['dob_day']],
  ])('refuses %j with the message of the shop', async (changes, message, fields) => {
    const account = await createTestAccount();

    const error = expectError(await doRegister(account, changes), 400);

    expect(error).toMatchObject({ message, code: 'invalid_input' });
    expect(error.details).toMatchObject(fields.map((field) => ({ field, message })));
    expect((await firestore.doc(`users/${account.uid}`).get()).exists).toBe(false);
  });

  it('stores the language of the request unless the profile names one', async () => {
    const account = await createTestAccount();
    const made = await doRegister(account, { language: 'hi' });
    expect(expectAnswer(made, register.response).user.language).toBe('hi');
    const again = await send(login.path, account, { uid: account.uid, language: 'en' });
    expect(expectAnswer(again, login.response).user.language).toBe('hi');
  });

  it('creates one profile and one code for 20 concurrent calls', async () => {
    const account = await createTestAccount();

    const answers = await Promise.all(Array.from({ length: 20 }, () => doRegister(account)));

    const users = answers.map((answer) => expectAnswer(answer, register.response).user);
    expect(new Set(users.map((user) => JSON.stringify(user))).size).toBe(1);
    const codes = await firestore.collection('referralCodes').where('uid', '==', account.uid).get();
    expect(codes.size).toBe(1);
  });

  it('returns the same answer for the same Idempotency-Key, and 409 for another body', async () => {
    const account = await createTestAccount();
    const headers = { 'idempotency-key': 'first-try' };
    const token = account.idToken;
    const json = registration(account);
    const first = await callApi('POST', register.path, { token, headers, json });
    const again = await callApi('POST', register.path, { token, headers, json });
    const other = await callApi('POST', register.path, {
      token,
      headers,
      json: { ...json, firstName: 'Other' },
    });

    const otherPassword = await callApi('POST', register.path, {
      token,
      headers,
      json: { ...json, password: 'Another@123' },
    });

    const { user } = expectAnswer(first, register.response);
    // The idempotency key ignores the password: a call with another one gets the first answer.
    expect(expectAnswer(otherPassword, register.response).user).toEqual(user);
    expect(expectAnswer(again, register.response).user).toEqual(user);
    expect(expectError(other, 409).code).toBe('conflict');
  });
});

describe('POST /auth/login', () => {
  // proves api-10
  it('completes an interrupted registration with the name of the provider', async () => {
    const account = await createTestAccount('Meera K Nair');
    const { user, token } = expectAnswer(await doLogin(account), login.response);
    expect(user).toMatchObject({ firstName: 'Meera', lastName: 'K Nair', role: 'customer' });
    expect(await auth.verifyIdToken(token)).toMatchObject({ role: 'customer' });
  });

  // proves api-10
  it('returns the same token if it has the role already', async () => {
    const account = await createTestCustomer();
    expect(expectAnswer(await doLogin(account), login.response).token).toBe(account.idToken);
  });

  it('never turns staff into customers', async () => {
    const account = await createTestAccount('Ravi Menon');
    await auth.setCustomUserClaims(account.uid, { role: 'admin' });

    const { token } = expectAnswer(await doLogin(account), login.response);

    expect(await auth.verifyIdToken(token)).toMatchObject({ role: 'admin' });
    expect((await auth.getUser(account.uid)).customClaims).toEqual({ role: 'admin' });
  });

  it('returns the role of staff in the user', async () => {
    const account = await createTestAccountWithRole('reviewer');
    expect(expectAnswer(await doLogin(account), login.response).user.role).toBe('reviewer');
  });
});

describe('POST /auth/sync-user', () => {
  // proves login-9, api-11, api-17
  it('creates the profile of a Google account', async () => {
    const account = await createTestGoogleAccount('Kabir Das');
    const json = { uid: account.uid, firstName: '', lastName: '', phone: null };

    const { user } = expectAnswer(await send(syncUser.path, account, json), syncUser.response);

    expect(user).toMatchObject({
      firstName: 'Kabir',
      lastName: 'Das',
      email: account.email,
      auth_provider: 'google',
    });
  });
});

describe.each([register, login, syncUser])('the required sign-in of POST $path', (endpoint) => {
  const bodies = {
    [register.path]: registration,
    [login.path]: ({ uid }: Account) => ({ uid, email: 'a@b.test', password: 'x' }),
    [syncUser.path]: ({ uid }: Account) => ({ uid, ...person, ...born }),
  };
  const attempt = (account: Account, token: string, about = account) =>
    send(endpoint.path, account, bodies[endpoint.path]?.(about), token);

  // proves api-15
  it('is at most 10 minutes old', async () => {
    const account = await createTestAccount();
    await acceptOldTokens(account);
    const error = expectError(await attempt(account, toStaleToken(account.idToken)), 403);
    expect(error.code).toBe('fresh_sign_in');
    expect(error.message).toContain('10 minutes');
  });

  // proves api-15
  it('is not expired, of this project and well-formed', async () => {
    const account = await createTestAccount();
    for (const token of [
      toExpiredToken(account.idToken),
      toForeignToken(account.idToken),
      'x.y.z',
      'nonsense',
    ]) {
      expect(expectError(await attempt(account, token), 401).code).toBe('unauthenticated');
    }
    const json = bodies[endpoint.path]?.(account);
    expectError(await callApi('POST', endpoint.path, { json }), 401);
    expect((await firestore.doc(`users/${account.uid}`).get()).exists).toBe(false);
  });

  // proves api-15
  it('answers 404 for the uid of another user', async () => {
    const [account, other] = await Promise.all([createTestAccount(), createTestAccount()]);
    expectError(await attempt(account, account.idToken, other), 404);
    expect((await firestore.doc(`users/${other.uid}`).get()).exists).toBe(false);
  });

  it('is refused for a guest who has added a password', async () => {
    const guest = await callEndpoint(createGuest, { body: {} });
    const { idToken } = await signInWithCustomToken(guest.custom_token);
    const email = createTestEmail();
    await addPassword({ idToken }, email);
    const account = await signInAgain({ email });
    expect(account.uid).toBe(guest.data.id);
    expect(expectError(await attempt(account, account.idToken), 403).code).toBe('forbidden');
    expect((await firestore.doc(`users/${account.uid}`).get()).exists).toBe(false);
  });

  it('is refused for guests and for sign-ins without a role', async () => {
    const guest = await createTestAccountWithRole('guest');
    expect(expectError(await attempt(guest, guest.idToken), 403).code).toBe('forbidden');
    const strange = await createTestAccount();
    await auth.setCustomUserClaims(strange.uid, { role: 'owner' });
    const { idToken } = await signInAgain(strange);
    expectError(await attempt(strange, idToken), 403);
  });
});

describe('POST /auth/refresh-token', () => {
  // proves api-12
  it('exchanges a refresh token, even next to an expired token', async () => {
    const account = await createTestCustomer();
    const answer = await callApi('POST', refreshToken.path, {
      token: toExpiredToken(account.idToken),
      json: { refresh_token: account.refreshToken },
    });
    const { token } = expectAnswer(answer, refreshToken.response);
    expect(await auth.verifyIdToken(token)).toMatchObject({ uid: account.uid, role: 'customer' });
  });

  // proves api-12
  it.each(['nonsense', 'e30', '{"a":1}', 'ä€😀'])('answers 401 for %j', async (token) => {
    const answer = await callApi('POST', refreshToken.path, { json: { refresh_token: token } });
    expect(expectError(answer, 401).code).toBe('unauthenticated');
  });
});

describe('POST /auth/verify-token', () => {
  const verify = async (token: string) =>
    expectAnswer(
      await callApi('POST', verifyToken.path, { json: { token } }),
      verifyToken.response,
    );

  // proves api-13
  it('distinguishes valid from invalid tokens', async () => {
    const { idToken } = await createTestCustomer();
    expect(await verify(idToken)).toEqual({ valid: true });
    for (const token of [toExpiredToken(idToken), toForeignToken(idToken), 'nonsense']) {
      expect(await verify(token)).toEqual({ valid: false });
    }
  });

  it('refuses ended sessions and disabled accounts', async () => {
    const [ended, disabled] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    await auth.updateUser(disabled.uid, { disabled: true });
    expect(await verify(disabled.idToken)).toEqual({ valid: false });
    await new Promise((resolve) => setTimeout(resolve, 1100)); // revocation compares whole seconds
    await auth.revokeRefreshTokens(ended.uid);
    expect(await verify(ended.idToken)).toEqual({ valid: false });
  });
});

describe('DELETE /auth/sessions', () => {
  it('ends all sessions of the caller only', async () => {
    const [me, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    expectError(await callApi('DELETE', endSessions.path), 401);
    await new Promise((resolve) => setTimeout(resolve, 1100)); // revocation compares whole seconds
    expectAnswer(
      await callApi('DELETE', endSessions.path, { token: me.idToken }),
      endSessions.response,
    );
    const verify = async (token: string) =>
      expectAnswer(
        await callApi('POST', verifyToken.path, { json: { token } }),
        verifyToken.response,
      );
    expect(await verify(me.idToken)).toEqual({ valid: false });
    expect(await verify(other.idToken)).toEqual({ valid: true });
  });
});

describe('GET /auth/user/{uid}', () => {
  const get = (uid: string, token?: string) => callApi('GET', `/auth/user/${uid}`, { token });

  // proves api-14
  it('returns the caller, and 404 for other users', async () => {
    const [me, other] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    const { user } = expectAnswer(await get(me.uid, me.idToken), getAuthUser.response);
    expect(user.uid).toBe(me.uid);
    const stranger = expectError(await get(other.uid, me.idToken), 404);
    const missing = expectError(await get('nobody', me.idToken), 404);
    expect(stranger.message).toBe(missing.message);
  });

  it('answers 401 to a visitor and 404 without a profile', async () => {
    const account = await createTestAccount();
    expectError(await get(account.uid), 401);
    expectError(await get(account.uid, account.idToken), 404);
  });
});
