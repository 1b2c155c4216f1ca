import { DEMO_CUSTOMER_EMAIL, createTestEmail, TEST_PASSWORD } from '../support/accounts';
import { expectAccessible } from './support/accessibility';
import { logOut } from './support/identity';
import { expect, test } from './support/test';

const INFORMATION = '/my-account/account-information';

test.use({ expectedErrors: /status of 400.*accounts:sign(InWithPassword|Up)/ });

// proves login-4, login-6, register-1, routes-8
test('a new account stores every entered field, and can sign in after a wrong password', async ({
  page,
}) => {
  const address = createTestEmail();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto(INFORMATION);
  await page.getByRole('link', { name: 'Create an account' }).click();
  const register = page.getByRole('button', { name: 'Register' });
  await expect(register).toBeVisible();
  await expectAccessible(page, 'the register page');
  await email.fill(DEMO_CUSTOMER_EMAIL);
  await password.fill('smriti@123');
  await register.click();
  await expect(page.getByText(/^Password must be at least 8 characters/)).toBeVisible();
  await expectAccessible(page, 'a weak password');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await password.fill(TEST_PASSWORD);
  await page.getByLabel('Phone').fill('+919876543210');
  await page.getByLabel('Day').fill('31');
  await register.click();
  await expect(page.getByText(/^Invalid date of birth/)).toBeVisible();
  await expectAccessible(page, 'a wrong date');
  await page.getByLabel('Day').fill('29');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1992');
  await register.click();
  await expect(page.getByRole('alert')).toHaveText('Email already registered');
  await expectAccessible(page, 'a registered address');
  await email.fill(address);
  await register.click();
  // The page that the customer asked for before the registration.
  await expect(page).toHaveURL(INFORMATION);
  for (const fact of ['Meera', 'Nair', address, '+919876543210', '29 February 1992']) {
    await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
  }

  await logOut(page);
  const login = page.getByRole('button', { name: 'Login' });
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expectAccessible(page, 'the login page');
  await email.fill('asha@');
  await login.click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await expectAccessible(page, 'a wrong address');
  await email.fill(address);
  await password.fill('Wrong@123');
  await login.click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Incorrect password');
  await expect(alert).toBeFocused();
  await expect(email).toHaveValue(address);
  await expect(password).toHaveValue('Wrong@123');
  await expectAccessible(page, 'a wrong password');
  await password.fill(TEST_PASSWORD);
  await login.click();
  await expect(page).not.toHaveURL('/login');
  const account = page.getByRole('banner').locator('a[href="/my-account/account-dashboard"]');
  await expect(account).toBeVisible();
});
