import type { Page } from '@playwright/test';
import { DEMO_CUSTOMER_EMAIL, newEmail, TEST_PASSWORD } from '../support/accounts';
import { signIn } from './support/accounts';
import { expect, test } from './support/test';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });
const register = (page: Page) => page.getByRole('button', { name: 'Register' });

test.describe('the login page', () => {
  test.describe('when the provider refuses', () => {
    test.use({ expectedErrors: /status of 400.*accounts:signInWithPassword/ });

    // proves login-4, login-6
    test('says in red what was wrong, keeps what was entered, and then signs in', async ({
      page,
    }) => {
      await page.goto('/login');
      await email(page).fill(DEMO_CUSTOMER_EMAIL);
      await password(page).fill('Wrong@123');
      await login(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText('Incorrect password');
      await expect(alert).toBeFocused();
      await expect(email(page)).toHaveValue(DEMO_CUSTOMER_EMAIL);
      await expect(password(page)).toHaveValue('Wrong@123');
      await password(page).fill(TEST_PASSWORD);
      await login(page).click();
      await expect(page).toHaveURL('/');
      const account = page.getByRole('banner').locator('a[href="/my-account/account-dashboard"]');
      await expect(account).toBeVisible();
    });
  });
});

test.describe('the register page', () => {
  // proves register-1
  test('makes an account with everything that was entered', async ({ page }) => {
    const address = newEmail();
    await page.goto('/register');
    await page.getByLabel('First name').fill('Meera');
    await page.getByLabel('Last name').fill('Nair');
    await email(page).fill(address);
    await password(page).fill(TEST_PASSWORD);
    await page.getByLabel('Phone').fill('+919876543210');
    await page.getByLabel('Day').fill('29');
    await page.getByLabel('Month').fill('2');
    await page.getByLabel('Year').fill('1992');
    await register(page).click();
    await expect(page).toHaveURL('/');
    await page.goto('/my-account/account-information');
    for (const fact of ['Meera', 'Nair', address, '+919876543210', '29 February 1992']) {
      await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
    }
  });

  test.describe('when the registration breaks between provider and shop', () => {
    test.use({ expectedErrors: /status of 500.*\/api\/auth\/register/ });

    // proves register-8
    test('says so, and the next login heals it', async ({ page }) => {
      const address = newEmail();
      const message = 'Something went wrong on our side. Please try again.';
      const json = { message, code: 'internal', request_id: 'broken' };
      await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json }), {
        times: 1,
      });
      await page.goto('/register');
      await page.getByLabel('First name').fill('Kavya');
      await page.getByLabel('Last name').fill('Iyer');
      await email(page).fill(address);
      await password(page).fill(TEST_PASSWORD);
      await register(page).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await signIn(page, address);
      await page.goto('/my-account/account-dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Kavya');
    });
  });
});
