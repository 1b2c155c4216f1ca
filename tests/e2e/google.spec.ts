import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createTestCustomer } from '../support/accounts';
import { fetchDemoReferralCode, fetchReferralCodeUsedBy, logOut } from './support/identity';
import { expect, test } from './support/test';

const google = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the popup of the Auth emulator, which replaces Google's. */
async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await google(page).click();
  const popup = await opened;
  await popup.waitForLoadState();
  return popup;
}

/** Creates a new account in the emulator's popup and signs in with it. */
async function chooseNewAccount(popup: Page, email: string, name: string): Promise<void> {
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.getByRole('button', { name: /Sign in with/ }).click();
}

test.describe('Google sign-in', () => {
  test.use({ usesGoogle: true });

  test.beforeEach(async ({ context }) => {
    // The emulator's popup loads styles from the internet, which tests do not need.
    const origins = /^https:\/\/(unpkg\.com|fonts\.(googleapis|gstatic)\.com)\//;
    await context.route(origins, (route) => route.fulfill({ body: '' }));
  });

  // proves login-9, referral-3
  test('creates an account with its referral code at the first sign-in, and reuses it at the second', async ({
    page,
  }) => {
    const code = await fetchDemoReferralCode();
    const email = `${randomUUID()}@gmail.test`;
    await page.goto(`/refer?code=${code}`);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    // Closing the popup cancels the sign-in without an error.
    const closed = await openPopup(page);
    const waiting = page.getByRole('button', { name: 'Waiting for Google...' });
    await expect(waiting).toBeVisible();
    await closed.close();
    await expect(google(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('alert')).toHaveCount(0);

    const first = await openPopup(page);
    const synced = page.waitForResponse('**/api/auth/sync-user');
    await chooseNewAccount(first, email, 'Lakshmi Narayan Iyer');
    expect((await synced).status()).toBe(200);
    await expect(page).toHaveURL('/');
    await expect.poll(() => fetchReferralCodeUsedBy(email)).toBe(code);
    await logOut(page);
    const second = await openPopup(page);
    await second.getByText(email).click();
    await expect(page).not.toHaveURL('/login');
    const account = page.getByRole('banner').locator('a[href="/my-account/account-dashboard"]');
    await account.click();
    await expect(heading(page)).toHaveText('Hello, Lakshmi');
  });

  test.describe('after an API error', () => {
    test.use({ expectedErrors: /status of 500.*\/api\/auth\/sync-user/ });

    // proves login-6
    test('shows the message, then returns to the requested page and reclaims an account with an unconfirmed email', async ({
      page,
    }) => {
      const json = { message: 'The shop is being cleaned.', code: 'internal', request_id: 'x' };
      await page.route('**/api/auth/sync-user', (route) => route.fulfill({ status: 500, json }));
      await page.goto('/my-account/account-information');
      await expect(page).toHaveURL('/login');
      const refused = await openPopup(page);
      await chooseNewAccount(refused, `${randomUUID()}@gmail.test`, 'Tara Sen');
      await expect(page.getByRole('alert')).toHaveText('The shop is being cleaned.');
      await page.unroute('**/api/auth/sync-user');

      const { email } = await createTestCustomer('Mallory Stranger');
      const popup = await openPopup(page);
      await chooseNewAccount(popup, email, 'Om Prakash');
      await expect(page).toHaveURL('/my-account/account-information');
      await expect(page.getByText('was never confirmed')).toBeVisible();
      await expect(page.getByRole('definition').getByText('Om', { exact: true })).toBeVisible();
      await expect(page.getByText('Mallory')).toHaveCount(0);
    });
  });
});
