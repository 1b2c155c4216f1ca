import { randomUUID } from 'node:crypto';
import { login } from '@smriti/shared/account/auth';
import type { Role } from '@smriti/shared/account/roles';
import * as z from 'zod/mini';
import { origins, projectId } from '../../support/environment';
import { auth } from './admin';
import { call, expectAnswer } from './http';

const PASSWORD = 'Smriti@123';

/** An account at the identity provider, just signed in. */
export interface Account {
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

const signedIn = z.object({
  localId: z.string(),
  email: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
});

/** Calls the identity provider as Firebase's SDK does in the browser. */
async function identity(action: string, body: Record<string, unknown>): Promise<Account> {
  const response = await fetch(
    `${origins.auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  const { localId, ...rest } = signedIn.parse(await response.json());
  return { uid: localId, ...rest };
}

/** A new account by email and password, which our API knows nothing about yet. */
export function newAccount(displayName?: string): Promise<Account> {
  const email = `api-${randomUUID()}@smriti.test`;
  return identity('signUp', { email, password: PASSWORD, displayName });
}

/** Moves back the moment from which tokens of an account count, so that older ones can be tried. */
export async function acceptOldTokens({ uid }: Pick<Account, 'uid'>): Promise<void> {
  const response = await fetch(
    `${origins.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, validSince: '1' }),
    },
  );
  if (!response.ok) throw new Error(`accounts:update answered ${response.status}`);
}

/** Signs in again, so that the token carries the claims of now. */
export function signInAgain({ email }: Pick<Account, 'email'>): Promise<Account> {
  return identity('signInWithPassword', { email, password: PASSWORD });
}

/** A new account by Google. */
export function newGoogleAccount(name: string): Promise<Account> {
  const sub = randomUUID();
  const token = { sub, email: `${sub}@gmail.test`, email_verified: true, name };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(token))}`;
  return identity('signInWithIdp', { postBody, requestUri: 'http://localhost' });
}

/** A customer with a profile; `idToken` carries the role. */
export async function newCustomer(displayName = 'Asha Verma'): Promise<Account> {
  const account = await newAccount(displayName);
  const { uid, idToken } = account;
  const session = await call(login.method, login.path, { token: idToken, json: { uid } });
  return { ...account, idToken: expectAnswer(session, login.response).token };
}

/** An account whose token carries `role`. */
export async function newAccountWithRole(role: Role): Promise<Account> {
  const account = await newAccount('Ravi Menon');
  await auth.setCustomUserClaims(account.uid, { role });
  return signInAgain(account);
}

/** Whose records they are, who has no business with them, and who manages the shop. */
export async function newCast(): Promise<Record<'customer' | 'stranger' | 'admin', Account>> {
  const [customer, stranger, admin] = await Promise.all([
    newCustomer(),
    newCustomer(),
    newAccountWithRole('admin'),
  ]);
  return { customer, stranger, admin };
}
