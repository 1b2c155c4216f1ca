import type { Page } from '@playwright/test';
import { freshEmail, newAccount, PASSWORD } from '../support/accounts';
import { signIn } from './support/accounts';
import { resetCodes } from './support/identity';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'Naya@5678';
const WEAK_PASSWORD =
  'Password must be at least 8 characters, including uppercase, lowercase, number, and special character';
const LINK_USED =
  'This link does not work any more: it may have been used already. Ask for a new one.';

const sendLink = (page: Page) => page.getByRole('button', { name: 'Send reset link' });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const repeated = (page: Page) => page.getByLabel('New password again');
const save = (page: Page) => page.getByRole('button', { name: 'Save new password' });

/** Asks for a reset link and returns its code. */
async function askForCode(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await sendLink(page).click();
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
  const code = (await resetCodes(email)).at(-1);
  if (!code) throw new Error('no reset link was sent');
  return code;
}

test.describe('the forgot password page', () => {
  test('is accessible and needs an email', async ({ page }) => {
    await page.goto('/forgot-password');
    await expect(page).toHaveTitle('Forgot Password · Smriti');
    await sendLink(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('asha');
    await sendLink(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  });

  test('sends the link, says so and goes to the login page 3 seconds later', async ({ page }) => {
    const { email } = await newAccount();
    await page.clock.install();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await sendLink(page).click();
    const sent = page.getByRole('status').filter({ hasText: 'Password reset link sent' });
    await expect(sent).toHaveText('Password reset link sent to your email');
    await expect(sent).toBeFocused();
    expect(await resetCodes(email)).toHaveLength(1);
    await page.clock.runFor(4000);
    await expect(page).toHaveURL('/login');
  });

  test.describe('when the provider refuses', () => {
    test.use({ expectedErrors: /status of 400.*accounts:sendOobCode/ });

    test('tells its reason', async ({ page }) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(freshEmail());
      await sendLink(page).click();
      await expect(page.getByRole('alert')).toHaveText('No account found with this email');
      await expect(page.getByRole('alert')).toBeFocused();
    });
  });
});

test.describe('the reset password page', () => {
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
    await repeated(page).fill(PASSWORD);
    await save(page).click();
    await expect(repeated(page)).toHaveAccessibleDescription('The two passwords do not match');
    await repeated(page).fill(NEW_PASSWORD);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'new password is set' })).toBeFocused();
    await expect(page).toHaveURL('/login');
    await signIn(page, email, NEW_PASSWORD);
  });

  test('asks for the missing code', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('alert')).toHaveText(
      'This address is incomplete. Open the link in the email once more, or ask for a new one.',
    );
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test.describe('with a link that does not work', () => {
    test.use({ expectedErrors: /status of 400.*accounts:resetPassword/ });

    test('says that it was used, and sets nothing', async ({ page }) => {
      const { email } = await newAccount();
      const code = await askForCode(page, email);
      await page.goto(`/reset-password?oobCode=${code}`);
      await newPassword(page).fill(NEW_PASSWORD);
      await repeated(page).fill(NEW_PASSWORD);
      await save(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'password is set' })).toBeVisible();
      await page.goto(`/reset-password?oobCode=${code}`);
      await expect(page.getByRole('alert')).toHaveText(LINK_USED);
      await expect(newPassword(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });

    test('says so when it was used while the page was open', { tag: '@wide' }, async ({ page }) => {
      const { email } = await newAccount();
      const code = await askForCode(page, email);
      await page.goto(`/reset-password?oobCode=${code}`);
      await expect(save(page)).toBeVisible();
      const elsewhere = await page.context().newPage();
      await elsewhere.goto(`/reset-password?oobCode=${code}`);
      await newPassword(elsewhere).fill(NEW_PASSWORD);
      await repeated(elsewhere).fill(NEW_PASSWORD);
      await save(elsewhere).click();
      await expect(elsewhere.getByText('Your new password is set.')).toBeVisible();
      await newPassword(page).fill('Other@999');
      await repeated(page).fill('Other@999');
      await save(page).click();
      await expect(page.getByRole('alert')).toHaveText(LINK_USED);
    });

    // The emulator's links never expire: the provider's own answer stands in for an hour of waiting.
    test('says that it has expired', { tag: '@wide' }, async ({ page }) => {
      const json = { error: { code: 400, message: 'EXPIRED_OOB_CODE' } };
      await page.route('**/accounts:resetPassword?*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json, headers: { 'Access-Control-Allow-Origin': '*' } })
          : route.fallback(),
      );
      await page.goto('/reset-password?oobCode=old');
      await expect(page.getByRole('alert')).toHaveText(
        'This link has expired. Links work for an hour: ask for a new one.',
      );
    });
  });

  test.describe('when the link cannot be checked', () => {
    test.use({ expectedErrors: /net::ERR_FAILED.*accounts:resetPassword/ });

    test('lets one try again', { tag: '@wide' }, async ({ page }) => {
      const { email } = await newAccount();
      const code = await askForCode(page, email);
      await page.route('**/accounts:resetPassword?*', (route) => route.abort(), { times: 1 });
      await page.goto(`/reset-password?oobCode=${code}`);
      await expect(page.getByRole('alert')).toContainText('We could not check this link.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
    });
  });
});
