import { randomUUID } from 'node:crypto';
import { login } from '@smriti/shared/account/auth';
import type { Role } from '@smriti/shared/account/roles';
import type { User } from '@smriti/shared/account/users';
import * as z from 'zod/mini';
import { origins, projectId } from './environment';
import { auth } from './admin';
import { answerOf } from './http';

/** Everybody's, the demo accounts' too. */
export const PASSWORD = 'Smriti@123';
/** The demo customer. */
export const CUSTOMER = 'customer@smriti.test';

/** An account at the identity provider, just signed in. */
export interface Account {
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

/** An account that the shop knows; `idToken` carries the role. */
export interface Member extends Account {
  user: User;
}

const signedIn = z.object({
  localId: z.string(),
  email: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
});

/** Calls the identity provider as Firebase's SDK does in the browser. */
async function postToProvider(action: string, body: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(
    `${origins.auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  return response.json();
}

async function identity(action: string, body: Record<string, unknown>): Promise<Account> {
  const { localId, ...rest } = signedIn.parse(await postToProvider(action, body));
  return { uid: localId, ...rest };
}

/** An address that nobody has registered yet. */
export function freshEmail(): string {
  return `test-${randomUUID()}@smriti.test`;
}

/** A new account by email and password, which our API knows nothing about yet. */
export async function newAccount(displayName?: string): Promise<Account> {
  const second = () => Math.floor(Date.now() / 1000);
  const begun = second();
  const account = await identity('signUp', {
    email: freshEmail(),
    password: PASSWORD,
    displayName,
  });
  // The emulator takes the time twice: a token of the second before the account counts as revoked.
  if (second() !== begun) await acceptOldTokens(account);
  return account;
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

/** Signs in by the Google account of an address; `linkTo` links that account to another sign-in. */
export function signInWithGoogle(
  email: string,
  name: string,
  linkTo?: Pick<Account, 'idToken'>,
): Promise<Account> {
  const token = { sub: email, email, email_verified: true, name };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(token))}`;
  const link = linkTo && { idToken: linkTo.idToken };
  return identity('signInWithIdp', { postBody, requestUri: 'http://localhost', ...link });
}

/** A new account by Google. */
export function newGoogleAccount(name: string): Promise<Account> {
  return signInWithGoogle(`${randomUUID()}@gmail.test`, name);
}

/** Signs in by a custom token, as the page does that was given one. */
export async function signInByToken(token: string): Promise<Pick<Account, 'idToken'>> {
  const answer = await postToProvider('signInWithCustomToken', { token });
  return z.object({ idToken: z.string() }).parse(answer);
}

/** Adds a password to a sign-in. */
export async function addPassword(account: Pick<Account, 'idToken'>, email: string): Promise<void> {
  await postToProvider('update', { idToken: account.idToken, email, password: PASSWORD });
}

/** Opens a session at the shop, as the login page does after the identity provider's part. */
async function enterShop(account: Account): Promise<Member> {
  const { uid, idToken } = account;
  const session = await answerOf(login, { token: idToken, body: { uid } });
  return { ...account, idToken: session.token, user: session.user };
}

/** A new customer with a profile. */
export async function newCustomer(displayName = 'Asha Verma'): Promise<Member> {
  return enterShop(await newAccount(displayName));
}

/** Somebody who exists already, such as a demo customer. */
export async function memberOf(email: string): Promise<Member> {
  return enterShop(await signInAgain({ email }));
}

/** An account whose token carries `role`. */
export async function newAccountWithRole(role: Role, name = 'Ravi Menon'): Promise<Account> {
  const account = await newAccount(name);
  await auth.setCustomUserClaims(account.uid, { role });
  return signInAgain(account);
}

/** A new member of staff with a profile. */
export async function newStaff(name: string, role: Role = 'reviewer'): Promise<Member> {
  return enterShop(await newAccountWithRole(role, name));
}

const shared = new Map<Role, Promise<Account>>();

function sharedAccount(role: Role): Promise<Account> {
  const known = shared.get(role) ?? newAccountWithRole(role);
  shared.set(role, known);
  return known;
}

/** The reviewer of a test file or worker, for what comes before a test. */
export const theReviewer = () => sharedAccount('reviewer');
/** The admin of a test file or worker, for what comes before a test. */
export const theAdmin = () => sharedAccount('admin');

/** Whose records they are, who has no business with them, and who manages the shop. */
export async function newCast(): Promise<Record<'customer' | 'stranger' | 'admin', Account>> {
  const [customer, stranger, admin] = await Promise.all([
    newCustomer(),
    newCustomer(),
    newAccountWithRole('admin'),
  ]);
  return { customer, stranger, admin };
}
