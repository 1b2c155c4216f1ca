import type { Page } from '@playwright/test';
import { newEmail, newAccount, TEST_PASSWORD } from '../support/accounts';
import { fillRegistration } from './support/accounts';
import { hold } from './support/hold';
import { invitationCode, invitedBy } from './support/identity';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

test.describe('the referral landing', () => {
  // proves login-2, referral-1
  test('shows the code and what it brings', async ({ page }) => {
    const code = await invitationCode();
    await page.goto(`/refer?code=${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've Been Invited!");
    await expect(main(page).getByText(code, { exact: true })).toBeVisible();
    await expect(main(page).getByText('10% off')).toBeVisible();
    await main(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(main(page).getByText(`Referral code: ${code}`)).toBeVisible();
  });

  // proves referral-1
  test('stays where it is under a finger when the shop knows the code', async ({ page }) => {
    const code = await invitationCode();
    const go = await hold(page, /api[/]invitation[/]codes/);
    const asked = page.waitForRequest(/api[/]invitation[/]codes/);
    await page.goto(`/refer?code=${code}`);
    await asked;
    const link = main(page).getByRole('link', { name: 'Register' });
    await link.hover();
    await page.mouse.down();
    go();
    await expect(main(page).getByText('10% off')).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL('/register');
  });

  // proves login-2, referral-1
  test('carries the code along a link that is followed without React', async ({ page }) => {
    const go = await hold(page, /assets[/]index-[^/]*[.]js$/);
    await page.goto('/refer?code=ASHA7K2P');
    await main(page).getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    go();
    await expect(main(page).getByText('Referral code: ASHA7K2P')).toBeVisible();
  });

  // proves referral-2
  test('says that there is no code where there is none', async ({ page }) => {
    for (const address of ['/refer', '/refer?code=', '/refer?code=%20%20']) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText('Invalid or missing referral code.');
      await expect(main(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    }
  });

  // proves header-7, login-2, referral-1
  test('keeps the code through a reload and from login to register', async ({ page }) => {
    await page.goto('/refer?code=ASHA7K2P');
    await main(page).getByRole('link', { name: 'Login' }).click();
    // The reload has to wait for the navigation: otherwise React may not yet have handled the click.
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(main(page).getByText('ASHA7K2P')).toBeVisible();
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
    await expect(main(page).getByText('ASHA7K2P')).toBeVisible();
    await page.goto('/');
    await page.goto('/login');
    await expect(main(page).getByText('ASHA7K2P')).toBeVisible();
  });

  // proves referral-3
  test('hands the code in after a registration, once', async ({ page }) => {
    const code = await invitationCode();
    const email = newEmail();
    await page.goto(`/refer?code=${code}`);
    await main(page).getByRole('link', { name: 'Register' }).click();
    await fillRegistration(page, email, 'Neha Rao');
    const handedIn = page.waitForRequest('**/api/invitation/refer');
    await page.getByRole('button', { name: 'Register' }).click();
    expect((await handedIn).method()).toBe('PUT');
    expect((await handedIn).postDataJSON()).toMatchObject({ code });
    await expect.poll(() => invitedBy(email)).toBe(code);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('referralCode'))).toBeNull();
  });

  // proves referral-3
  test('hands the code in after a login', async ({ page }) => {
    const code = await invitationCode();
    const { email } = await newAccount();
    await page.goto(`/refer?code=${code}`);
    await main(page).getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => invitedBy(email)).toBe(code);
  });

  // proves referral-2
  test('lets a code that counts for nobody do no harm', { tag: '@wide' }, async ({ page }) => {
    const email = newEmail();
    await page.goto('/refer?code=nobody-has-this');
    await expect(main(page).getByText('We do not know this code.', { exact: false })).toBeVisible();
    await expect(main(page).getByText('10% off')).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Register' }).click();
    await fillRegistration(page, email, 'Neha Rao');
    const answer = page.waitForResponse('**/api/invitation/refer');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/');
    expect((await answer).status()).toBe(200);
    expect(await invitedBy(email)).toBeNull();
  });
});
