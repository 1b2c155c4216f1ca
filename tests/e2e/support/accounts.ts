import type { Page } from '@playwright/test';
import { DEMO_API_KEY } from '../../../shared/local/environment';
import { type Member, createTestCustomer, TEST_PASSWORD } from '../../support/accounts';

const LIFETIME_MS = 3_600_000;
/**
 * sessionStorage key that marks a tab whose session is set, so that a later reload does not undo a
 * logout.
 */
const MARK = 'session-given';

/** The stored session of the provider's SDK and of the shop, by storage key. */
function storedSession({ uid, email, idToken, refreshToken, user }: Member) {
  const now = Date.now();
  const providerUser = {
    uid,
    email,
    emailVerified: false,
    displayName: user.displayName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + LIFETIME_MS },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: DEMO_API_KEY,
    appName: '[DEFAULT]',
  };
  const state = { user, isAuthenticated: true, token: idToken };
  return {
    mark: `${MARK} ${uid}`,
    token: idToken,
    local: [
      [`firebase:authUser:${DEMO_API_KEY}:[DEFAULT]`, JSON.stringify(providerUser)],
      ['auth-storage', JSON.stringify({ state, version: 0 })],
    ],
  } as const;
}

/**
 * Signs a member in without the login page, for tests of other pages: each tab of `page` finds the
 * session in its storage when it first opens the shop.
 */
export async function signInDirectly<M extends Member>(page: Page, member: M): Promise<M> {
  await page.addInitScript(({ mark, token, local }) => {
    if (sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, '');
    sessionStorage.setItem('authToken', token);
    for (const [name, value] of local) localStorage.setItem(name, value);
  }, storedSession(member));
  return member;
}

/** Creates a new customer and signs the page in as this customer. */
export async function signInNewCustomer(page: Page, name?: string): Promise<Member> {
  return signInDirectly(page, await createTestCustomer(name));
}

/** Fills the form of the register page. */
export async function fillRegistration(page: Page, email: string, name: string): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
}
