import type { Page } from '@playwright/test';
import { newAccount, TEST_PASSWORD } from '../support/accounts';
import { signInOnLoginPage } from './support/accounts';
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
  const code = (await fetchPasswordResetCodes(email)).at(-1);
  if (!code) throw new Error('no reset link was sent');
  return code;
}

test.describe('the reset password page', () => {
  // proves password-2
  test('sets a new password by the rule of the register form', async ({ page }) => {
    const { email } = await newAccount();
    const code = await askForCode(page, email);
    await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`);
    await expect(page).toHaveTitle('Reset Password · Smriti');
    await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
    await newPassword(page).fill('weak');
    await save(page).click();
    await expect(page.getByText(WEAK_PASSWORD)).toBeVisible();
    await expect(newPassword(page)).toBeFocused();
    await newPassword(page).fill(NEW_PASSWORD);
    await repeated(page).fill(TEST_PASSWORD);
    await save(page).click();
    await expect(repeated(page)).toHaveAccessibleDescription('The two passwords do not match');
    await repeated(page).fill(NEW_PASSWORD);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'new password is set' })).toBeFocused();
    await expect(page).toHaveURL('/login');
    await signInOnLoginPage(page, email, NEW_PASSWORD);
  });
});
