import type { Page } from '@playwright/test';
import { toExpiredToken } from '../support/tokens';
import { newEmail, newAccount, TEST_PASSWORD } from '../support/accounts';
import { registerCustomer, signIn } from './support/accounts';
import { disable, logOut, replaceToken, storedToken, watchCalls } from './support/identity';
import { expect, test } from './support/test';

const INFORMATION = '/my-account/account-information';
const fact = (page: Page, text: string) =>
  page.getByRole('definition').getByText(text, { exact: true });

/** The ID token of this tab, once it is signed in. */
async function currentToken(page: Page): Promise<string> {
  await expect.poll(() => storedToken(page)).not.toBeNull();
  return (await storedToken(page)) ?? '';
}

function persisted(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as unknown);
}

test.describe('guarded pages', () => {
  // proves routes-8
  test('are shown after the login, with the query they were asked for with', async ({ page }) => {
    const { email } = await newAccount();
    await page.goto('/total-payment?amount=10&note=a%20b');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Please log in to continue with payment');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/total-payment?amount=10&note=a%20b');
    await expect(page.getByText('Missing order ID or amount.')).toBeVisible();
  });

  // proves routes-8
  test('are shown after a registration that began at the login page', async ({ page }) => {
    await page.goto(INFORMATION);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Verma');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(INFORMATION);
  });

  // proves routes-5
  test("show 'Loading...' while the session is verified", async ({ page }) => {
    const { email } = await newAccount();
    await signIn(page, email);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/verify-token', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(INFORMATION);
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
    answer();
    await expect(fact(page, email)).toBeVisible();
  });

  test.describe('when the verification fails in the background', () => {
    test.use({ expectedErrors: /status of 500.*\/api\/auth\/verify-token/ });

    // proves routes-6
    test('stay', { tag: '@wide' }, async ({ page }) => {
      const { email } = await newAccount();
      await signIn(page, email);
      const json = { message: 'Not now.', code: 'internal', request_id: 'x' };
      await page.route('**/api/auth/verify-token', (route) => route.fulfill({ status: 500, json }));
      const failed = page.waitForResponse('**/api/auth/verify-token');
      await page.locator('header a[href="/my-account/account-dashboard"]').click();
      await failed;
      await page.getByRole('link', { name: 'Account Information' }).click();
      await expect(fact(page, email)).toBeVisible();
    });
  });
});

test.describe('the session', () => {
  // proves session-1, session-5
  test('keeps its token and its person until the logout', async ({ page }) => {
    const email = await registerCustomer(page, 'Meera');
    const token = await currentToken(page);
    expect(token.split('.')).toHaveLength(3);
    expect(await persisted(page)).toMatchObject({
      state: {
        user: { email, firstName: 'Meera', auth_provider: 'email', role: 'customer' },
        isAuthenticated: true,
        token,
      },
    });
    await logOut(page);
    expect(await storedToken(page)).toBeNull();
    expect(await persisted(page)).toMatchObject({
      state: { user: null, isAuthenticated: false, token: null },
    });
    await page.goto(INFORMATION);
    await expect(page).toHaveURL('/login');
  });

  // proves session-8
  test('survives a reload and is there in a second tab', async ({ page, context }) => {
    const { email } = await newAccount();
    await signIn(page, email);
    await page.goto(INFORMATION);
    await expect(fact(page, email)).toBeVisible();
    await page.reload();
    await expect(fact(page, email)).toBeVisible();
    const second = await context.newPage();
    await second.goto(INFORMATION);
    await expect(fact(second, email)).toBeVisible();
    expect(await storedToken(second)).not.toBeNull();
  });

  // proves session-2
  test('is cleared silently when the stored token is none', async ({ page }) => {
    const { email } = await newAccount();
    await signIn(page, email);
    await page.goto(INFORMATION);
    await expect(fact(page, email)).toBeVisible();
    await replaceToken(page, 'garbage');
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storedToken(page)).toBeNull();
    expect(await persisted(page)).toMatchObject({ state: { user: null, isAuthenticated: false } });
  });

  test('goes on when the stored token ran out while the tab slept', async ({ page }) => {
    const { email } = await newAccount();
    await signIn(page, email);
    const old = toExpiredToken(await currentToken(page));
    await replaceToken(page, old);
    await page.goto(INFORMATION);
    await expect(fact(page, email)).toBeVisible();
    expect(await storedToken(page)).not.toBe(old);
  });

  test('renews the token about five minutes before it runs out', async ({ page }) => {
    const { email } = await newAccount();
    await page.clock.install();
    await signIn(page, email);
    const first = await currentToken(page);
    await page.clock.fastForward('54:00');
    expect(await storedToken(page)).toBe(first);
    await page.clock.fastForward('02:00');
    await expect.poll(() => storedToken(page)).not.toBe(first);
  });

  test.describe('when a call answers 401', () => {
    test.use({ expectedErrors: /status of 401|status of 400.*securetoken/ });

    // proves session-3
    test('renews the token once and sends the call once more', async ({ page }) => {
      const { email } = await newAccount();
      await signIn(page, email);
      await page.locator('header a[href="/my-account/account-dashboard"]').click();
      for (const state of ['no points yet', 'no orders yet', 'No address saved']) {
        await expect(page.getByText(state)).toBeVisible(); // no request is pending
      }
      const old = toExpiredToken(await currentToken(page));
      await replaceToken(page, old);
      const calls = watchCalls(page);
      await page.getByRole('link', { name: 'Account Information' }).click();
      await expect(fact(page, email)).toBeVisible();
      expect(calls.filter((path) => path === '/info')).toHaveLength(2);
      expect(calls.filter((path) => path === '/auth/refresh-token')).toHaveLength(1);
      const renewed = await storedToken(page);
      expect(renewed).not.toBe(old);
      expect(await persisted(page)).toMatchObject({ state: { token: renewed } });
    });

    test('renews once for several calls at the same time', async ({ page }) => {
      const { email } = await newAccount();
      await page.clock.install();
      await signIn(page, email);
      await page.goto(INFORMATION);
      await expect(fact(page, email)).toBeVisible();
      await replaceToken(page, toExpiredToken(await currentToken(page)));
      const calls = watchCalls(page);
      const countOf = (start: string) => calls.filter((path) => path.startsWith(start)).length;
      // The page's queries become stale; returning to the tab refetches all of them.
      await page.clock.fastForward('02:00');
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => countOf('/info')).toBe(2);
      await expect.poll(() => countOf('/cart-items')).toBe(2);
      expect(countOf('/auth/refresh-token')).toBe(1);
    });

    // proves session-6
    test('ends the session when the token cannot be renewed', async ({ page }) => {
      const account = await newAccount('Asha Verma');
      await signIn(page, account.email);
      await page.locator('header a[href="/my-account/account-dashboard"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Asha');
      await expect(page.getByText('no orders yet')).toBeVisible();
      await replaceToken(page, toExpiredToken(await currentToken(page)));
      await disable(account);
      await page.getByRole('link', { name: 'Account Information' }).click();
      await expect(page).toHaveURL('/login');
      expect(await storedToken(page)).toBeNull();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    });
  });
});
