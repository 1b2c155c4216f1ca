import type { Page } from '@playwright/test';
import { toExpiredToken } from '../support/tokens';
import { createTestAccount, createTestCustomer, TEST_PASSWORD } from '../support/accounts';
import { signInDirectly } from './support/accounts';
import {
  disableAccount,
  logOut,
  replaceStoredToken,
  readStoredToken,
  collectApiPaths,
} from './support/identity';
import { expect, test } from './support/test';

const INFORMATION = '/my-account/account-information';
/** Calls that renew the token. */
const RENEWAL = /securetoken|\/auth\/refresh-token/;
const fact = (page: Page, text: string) =>
  page.getByRole('definition').getByText(text, { exact: true });

/** The ID token of this tab, once it is signed in. */
async function currentToken(page: Page): Promise<string> {
  await expect.poll(() => readStoredToken(page)).not.toBeNull();
  return (await readStoredToken(page)) ?? '';
}

function persisted(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as unknown);
}

// proves routes-8, session-1, session-5, session-8
test('a guarded page opens with its query after login, and the session lasts in all tabs until logout', async ({
  page,
  context,
}) => {
  const { email } = await createTestAccount();
  await page.goto('/total-payment?amount=10&note=a%20b');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Please log in to continue with payment');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/total-payment?amount=10&note=a%20b');
  await expect(page.getByText('Missing order ID or amount.')).toBeVisible();

  const token = await currentToken(page);
  expect(token.split('.')).toHaveLength(3);
  expect(await persisted(page)).toMatchObject({
    state: {
      user: { email, auth_provider: 'email', role: 'customer' },
      isAuthenticated: true,
      token,
    },
  });
  const second = await context.newPage();
  await second.goto(INFORMATION);
  await expect(fact(second, email)).toBeVisible();
  expect(await readStoredToken(second)).not.toBeNull();
  await logOut(second);
  expect(await readStoredToken(second)).toBeNull();
  expect(await persisted(second)).toMatchObject({
    state: { user: null, isAuthenticated: false, token: null },
  });
  await second.goto(INFORMATION);
  await expect(second).toHaveURL('/login');
});

test.describe('the session token', () => {
  test.use({ expectedErrors: /status of 401|status of 400.*(securetoken|identitytoolkit)/ });

  // proves session-3, session-6
  test('is renewed once after expiry and five minutes before it; the page asks for a sign-in if renewal fails', async ({
    page,
  }) => {
    const customer = await createTestCustomer();
    await page.clock.install();
    await signInDirectly(page, customer);
    await page.goto(INFORMATION);
    await expect(fact(page, customer.email)).toBeVisible();
    const expire = async () => {
      const old = toExpiredToken(await currentToken(page));
      await replaceStoredToken(page, old);
      return old;
    };
    // Several simultaneous calls share one renewal.
    let old = await expire();
    const calls = collectApiPaths(page);
    const countOf = (start: string) => calls.filter((path) => path.startsWith(start)).length;
    // The page's queries become stale; returning to the tab refetches all of them.
    await page.clock.fastForward('02:00');
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => countOf('/info')).toBe(2);
    await expect.poll(() => countOf('/cart-items')).toBe(2);
    expect(countOf('/auth/refresh-token')).toBe(1);
    const renewed = await currentToken(page);
    expect(renewed).not.toBe(old);
    expect(await persisted(page)).toMatchObject({ state: { token: renewed } });

    // The token is renewed about five minutes before it expires. Two tokens of one second are equal.
    let renewals = 0;
    page.on('request', (request) => {
      if (RENEWAL.test(request.url())) renewals += 1;
    });
    await page.clock.fastForward('50:00');
    // A pending renewal would be requested before this request.
    await page.evaluate(async () => (await fetch(location.href)).text());
    expect(renewals).toBe(0);
    const renewal = page.waitForResponse(RENEWAL);
    await page.clock.fastForward('05:00');
    await (await renewal).finished();

    // The token expired while the tab was inactive.
    old = await expire();
    await page.reload();
    await expect(fact(page, customer.email)).toBeVisible();
    await expect.poll(() => readStoredToken(page)).not.toBe(old);

    await disableAccount(customer);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    // Repeated, because an earlier renewal may still replace the expired token.
    await expect(async () => {
      if (!(await dialog.isVisible())) await expire();
      // Any call asks for the sign-in, also one that the page makes automatically before this one.
      await page.clock.fastForward('02:00');
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect(dialog.getByLabel('Email')).toHaveValue(customer.email, { timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('main')).toHaveCount(0);
    expect(await readStoredToken(page)).toBeNull();
    expect(await persisted(page)).toMatchObject({ state: { user: null, token: null } });
    await dialog.getByRole('button', { name: 'Leave this page' }).click();
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
});
