import type { Page } from '@playwright/test';
import { createTestAccount, TEST_PASSWORD } from '../support/accounts';
import { expectAccessible } from './support/accessibility';
import { fetchPasswordResetCodes } from './support/identity';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'Naya@5678';
const WEAK_PASSWORD =
  'Password must be at least 8 characters, including uppercase, lowercase, number, and special character';
const sendLink = (page: Page) => page.getByRole('button', { name: 'Send reset link' });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const repeated = (page: Page) => page.getByLabel('New password again');
const save = (page: Page) => page.getByRole('button', { name: 'Save new password' });

/** Requests a reset link and returns its code. */
async function askForCode(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await sendLink(page).click();
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
  await expectAccessible(page, 'a sent link');
  const code = (await fetchPasswordResetCodes(email)).at(-1);
  if (!code) throw new Error('no reset link was sent');
  return code;
}

/** Time until the page leads to the login after a new password is set, in ms. */
const REDIRECT_DELAY_MS = 3000;

/** Delays the redirect to the login page until the returned function is called. */
async function holdRedirect(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((delay) => {
    const setTimeout = window.setTimeout.bind(window);
    const held: TimerHandler[] = [];
    Object.assign(window, {
      redirect: () => held.forEach((run) => setTimeout(run)),
      setTimeout: (run: TimerHandler, wait?: number) =>
        wait === delay ? held.push(run) : setTimeout(run, wait),
    });
  }, REDIRECT_DELAY_MS);
  return () => page.evaluate(() => (window as unknown as { redirect: () => void }).redirect());
}

test.describe('the reset password page', () => {
  test.use({ expectedErrors: /status of 400|ERR_FAILED/ });

  // proves password-2
  test('sets a new password by the rules of registration, and rejects invalid links', async ({
    page,
  }) => {
    const redirect = await holdRedirect(page);
    const { email } = await createTestAccount();
    const code = await askForCode(page, email);
    await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`);
    await expect(page).toHaveTitle('Reset Password · Smriti');
    await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
    await expectAccessible(page, 'an opened link');
    await newPassword(page).fill('weak');
    await save(page).click();
    await expect(page.getByText(WEAK_PASSWORD)).toBeVisible();
    await expect(newPassword(page)).toBeFocused();
    await expectAccessible(page, 'a weak password');
    await newPassword(page).fill(NEW_PASSWORD);
    await repeated(page).fill(TEST_PASSWORD);
    await save(page).click();
    await expect(repeated(page)).toHaveAccessibleDescription('The two passwords do not match');
    await repeated(page).fill(NEW_PASSWORD);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'new password is set' })).toBeFocused();
    await expectAccessible(page, 'a new password');
    await redirect();
    await expect(page).toHaveURL('/login');

    await page.goto(`/reset-password?oobCode=${code}`);
    await expect(page.getByRole('alert')).toContainText('This link does not work any more');
    await expectAccessible(page, 'a used link');
    await page.goto('/reset-password');
    await expect(page.getByRole('alert')).toContainText('This address is incomplete.');
    await expectAccessible(page, 'a link without its code');
    await page.route('**/accounts:resetPassword?*', (route) => route.abort());
    await page.goto('/reset-password?oobCode=any');
    await expect(page.getByRole('alert')).toContainText('We could not check this link.');
    await expectAccessible(page, 'a link that could not be checked');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).not.toHaveURL(/\/login/);
  });
});
