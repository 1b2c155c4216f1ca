import { randomUUID } from 'node:crypto';
import { login } from '@smriti/shared/account/auth';
import type { Role } from '@smriti/shared/account/roles';
import { type User, user as userSchema } from '@smriti/shared/account/users';
import * as z from 'zod/mini';
import { formatDisplayName, splitName } from '../../functions/src/features/users/user.domain';
import { createProfile } from '../../functions/src/features/users/user.repository';
import { NEW_PROFILE } from '../../functions/src/features/users/user.test-data';
import { auth, firestore } from './admin';
import { jobDeps } from './deps';
import { origins, projectId } from './environment';
import { callEndpoint } from './http';
import { replaceClaims } from './tokens';

/** Password of all test and demo accounts. */
export const TEST_PASSWORD = 'Smriti@123';
/** The demo customer. */
export const DEMO_CUSTOMER_EMAIL = 'customer@smriti.test';

/** A signed-in account of the identity provider. */
export interface Account {
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

/** An account with a profile in the shop; `idToken` carries the role. */
export interface Member extends Account {
  user: User;
}

const signInResponse = z.object({
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

async function postForAccount(action: string, body: Record<string, unknown>): Promise<Account> {
  const { localId, ...rest } = signInResponse.parse(await postToProvider(action, body));
  return { uid: localId, ...rest };
}

/** A new, unregistered email address. */
export function createTestEmail(): string {
  return `test-${randomUUID()}@smriti.test`;
}

/**
 * Creates an account with email and password at the identity provider; the API has no profile of it yet.
 */
export async function createTestAccount(displayName?: string): Promise<Account> {
  const second = () => Math.floor(Date.now() / 1000);
  const begun = second();
  const account = await postForAccount('signUp', {
    email: createTestEmail(),
    password: TEST_PASSWORD,
    displayName,
  });
  // The emulator sets `validSince` after it issues the token: if the second changes in between, the token
  // counts as revoked.
  if (second() !== begun) await acceptOldTokens(account);
  return account;
}

/** Sets `validSince` of an account to 1970, so that tests can send tokens with an old `iat`. */
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

/** Signs in again, so that the token carries the current claims. */
export function signInAgain({ email }: Pick<Account, 'email'>): Promise<Account> {
  return postForAccount('signInWithPassword', { email, password: TEST_PASSWORD });
}

/** Signs in with the Google account of an address; `linkTo` links the Google account to an existing one. */
export function signInWithGoogle(
  email: string,
  name: string,
  linkTo?: Pick<Account, 'idToken'>,
): Promise<Account> {
  const token = { sub: email, email, email_verified: true, name };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(token))}`;
  const link = linkTo && { idToken: linkTo.idToken };
  return postForAccount('signInWithIdp', { postBody, requestUri: 'http://localhost', ...link });
}

/** Creates an account that signs in with Google. */
export function createTestGoogleAccount(name: string): Promise<Account> {
  return signInWithGoogle(`${randomUUID()}@gmail.test`, name);
}

/** Signs in with a custom token. */
export async function signInWithCustomToken(token: string): Promise<Pick<Account, 'idToken'>> {
  const answer = await postToProvider('signInWithCustomToken', { token });
  return z.object({ idToken: z.string() }).parse(answer);
}

/** Adds a password to an account. */
export async function addPassword(account: Pick<Account, 'idToken'>, email: string): Promise<void> {
  await postToProvider('update', { idToken: account.idToken, email, password: TEST_PASSWORD });
}

/** Opens a session in the shop, as the login page does after the sign-in at the identity provider. */
async function enterShop(account: Account): Promise<Member> {
  const { uid, idToken } = account;
  const session = await callEndpoint(login, { token: idToken, body: { uid } });
  return { ...account, idToken: session.token, user: session.user };
}

/** Adds a role to an account and its token; the emulator accepts unsigned tokens. */
async function grantRole(account: Account, role: Role): Promise<Account> {
  await auth.setCustomUserClaims(account.uid, { role });
  return { ...account, idToken: replaceClaims(account.idToken, { role }) };
}

/** Stores the profile of an account, as its first login does (tests/api/accounts/auth.test.ts). */
async function storeProfile(account: Account, displayName: string, role: Role): Promise<Member> {
  const { uid, email } = account;
  const batch = firestore.batch();
  const create = (path: string, data: object) => batch.create(firestore.doc(path), data);
  const names = splitName(displayName);
  const profile = createProfile({ create }, jobDeps, {
    ...NEW_PROFILE,
    uid,
    email,
    ...names,
    displayName: formatDisplayName(names),
    staff_role: role === 'customer' ? null : role,
  });
  await batch.commit();
  return { ...account, user: userSchema.parse({ ...profile, id: uid, role, profile_url: null }) };
}

async function createTestMember(displayName: string, role: Role): Promise<Member> {
  const account = await createTestAccountWithRole(role, displayName);
  return storeProfile(account, displayName, role);
}

/** A new customer with a profile. */
export async function createTestCustomer(displayName = 'Asha Verma'): Promise<Member> {
  return createTestMember(displayName, 'customer');
}

/** Signs in with an existing account, such as the demo customer's. */
export async function signInMember(email: string): Promise<Member> {
  return enterShop(await signInAgain({ email }));
}

/** An account whose token carries `role`. */
export async function createTestAccountWithRole(role: Role, name = 'Ravi Menon'): Promise<Account> {
  return grantRole(await createTestAccount(name), role);
}

/** A new member of staff with a profile. */
export async function createTestStaff(name: string, role: Role = 'reviewer'): Promise<Member> {
  return createTestMember(name, role);
}

const shared = new Map<Role, Promise<Account>>();

function sharedAccount(role: Role): Promise<Account> {
  const known = shared.get(role) ?? createTestAccountWithRole(role);
  shared.set(role, known);
  return known;
}

/** The reviewer shared by all tests of a file or worker, for setting up scenes. */
export const sharedReviewer = () => sharedAccount('reviewer');
/** The admin shared by all tests of a file or worker, for setting up scenes. */
export const sharedAdmin = () => sharedAccount('admin');

/** The owner of the records under test, an unrelated customer and an admin. */
export async function createTestAccounts(): Promise<
  Record<'customer' | 'stranger' | 'admin', Account>
> {
  const [customer, stranger, admin] = await Promise.all([
    createTestCustomer(),
    createTestCustomer(),
    createTestAccountWithRole('admin'),
  ]);
  return { customer, stranger, admin };
}
