import { newEmail, TEST_PASSWORD } from '../support/accounts';
import { logOut } from './support/identity';
import { expect, test } from './support/test';

const INFORMATION = '/my-account/account-information';

test.use({ expectedErrors: /status of 400.*accounts:signInWithPassword/ });

// proves login-4, login-6, register-1, routes-8
test('a new account has everything that was entered, and signs in again after a wrong password', async ({
  page,
}) => {
  const address = newEmail();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto(INFORMATION);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await email.fill(address);
  await password.fill(TEST_PASSWORD);
  await page.getByLabel('Phone').fill('+919876543210');
  await page.getByLabel('Day').fill('29');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1992');
  await page.getByRole('button', { name: 'Register' }).click();
  // The page that the customer asked for before the registration.
  await expect(page).toHaveURL(INFORMATION);
  for (const fact of ['Meera', 'Nair', address, '+919876543210', '29 February 1992']) {
    await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
  }

  await logOut(page);
  const login = page.getByRole('button', { name: 'Login' });
  await email.fill(address);
  await password.fill('Wrong@123');
  await login.click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Incorrect password');
  await expect(alert).toBeFocused();
  await expect(email).toHaveValue(address);
  await expect(password).toHaveValue('Wrong@123');
  await password.fill(TEST_PASSWORD);
  await login.click();
  await expect(page).not.toHaveURL('/login');
  const account = page.getByRole('banner').locator('a[href="/my-account/account-dashboard"]');
  await expect(account).toBeVisible();
});
