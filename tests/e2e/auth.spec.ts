import type { Page } from '@playwright/test';
import { CUSTOMER, freshEmail, newAccount, PASSWORD } from '../support/accounts';
import { signIn } from './support/accounts';
import { watchCalls } from './support/identity';
import { expect, test } from './support/test';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });
const register = (page: Page) => page.getByRole('button', { name: 'Register' });

test.describe('the login page', () => {
  test('is accessible and leads on', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle('Login · Smriti');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await expect(page.getByText('Referral code')).toHaveCount(0);
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await page.goBack();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('tells what is missing, at its field', async ({ page }) => {
    await page.goto('/login');
    await email(page).fill('asha@');
    await login(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Invalid email format');
    await expect(email(page)).toBeFocused();
    await email(page).fill('asha@smriti.test');
    await expect(page.getByText('Invalid email format')).toHaveCount(0);
    await login(page).click();
    await expect(password(page)).toHaveAccessibleDescription('Password is required');
    await expect(password(page)).toBeFocused();
  });

  test('shows the password when asked to', async ({ page }) => {
    await page.goto('/login');
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  test('signs in and goes home', async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL('/');
    const account = page.getByRole('banner').locator('a[href="/my-account/account-dashboard"]');
    await expect(account).toBeVisible();
  });

  test('signs in once, however often the button is pressed', async ({ page }) => {
    const { email: address } = await newAccount();
    const calls = watchCalls(page);
    await page.goto('/login');
    await email(page).fill(address);
    await password(page).fill(PASSWORD);
    await login(page).dblclick();
    await expect(page).toHaveURL('/');
    expect(calls.filter((path) => path === '/auth/login')).toHaveLength(1);
  });

  test('sends on who is signed in already, as does the register page', async ({ page }) => {
    await signIn(page);
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await page.goto('/register');
    await expect(page).toHaveURL('/');
  });

  test.describe('when the provider refuses', () => {
    test.use({ expectedErrors: /status of 400.*accounts:signInWithPassword/ });

    test('says in red what was wrong and keeps what was entered', async ({ page }) => {
      await page.goto('/login');
      await email(page).fill(CUSTOMER);
      await password(page).fill('Wrong@123');
      await login(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText('Incorrect password');
      await expect(alert).toBeFocused();
      await expect(email(page)).toHaveValue(CUSTOMER);
      await expect(password(page)).toHaveValue('Wrong@123');
      await password(page).fill(PASSWORD);
      await login(page).click();
      await expect(page).toHaveURL('/');
    });

    test('says when nobody has the address', async ({ page }) => {
      await page.goto('/login');
      await email(page).fill(freshEmail());
      await password(page).fill(PASSWORD);
      await login(page).click();
      await expect(page.getByRole('alert')).toHaveText('No account found with this email');
      await expect(page).toHaveURL('/login');
    });
  });

  test.describe('when the shop does not answer', () => {
    test.use({ expectedErrors: /net::ERR_FAILED.*\/api\/auth\/login/ });

    test('says so, and lets one try again', async ({ page }) => {
      const { email: address } = await newAccount();
      await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 });
      await page.goto('/login');
      await email(page).fill(address);
      await password(page).fill(PASSWORD);
      await login(page).click();
      await expect(page.getByRole('alert')).toHaveText(
        'The shop cannot be reached. Check your connection and try again.',
      );
      await login(page).click();
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('the register page', () => {
  test('is accessible and leads back to login', async ({ page }) => {
    await page.goto('/register');
    await expect(page).toHaveTitle('Register · Smriti');
    await expect(page.getByLabel('Day')).toHaveAttribute('max', '31');
    await expect(page.getByLabel('Month')).toHaveAttribute('max', '12');
    await expect(page.getByLabel('Year')).toHaveAttribute('min', '1900');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('makes an account with everything that was entered', async ({ page }) => {
    const address = freshEmail();
    await page.goto('/register');
    await page.getByLabel('First name').fill('Meera');
    await page.getByLabel('Last name').fill('Nair');
    await email(page).fill(address);
    await password(page).fill(PASSWORD);
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

  test.describe('when the email is taken', () => {
    test.use({ expectedErrors: /status of 400.*accounts:signUp/ });

    test('says so and loses nothing', async ({ page }) => {
      await page.goto('/register');
      await page.getByLabel('First name').fill('Asha');
      await page.getByLabel('Last name').fill('Verma');
      await email(page).fill(CUSTOMER);
      await password(page).fill(PASSWORD);
      await page.getByLabel('Phone').fill('9876543210');
      await page.getByLabel('Year').fill('1990');
      await page.getByLabel('Month').fill('5');
      await page.getByLabel('Day').fill('7');
      await register(page).click();
      await expect(page.getByRole('alert')).toHaveText('Email already registered');
      await expect(page.getByLabel('First name')).toHaveValue('Asha');
      await expect(page.getByLabel('Last name')).toHaveValue('Verma');
      await expect(password(page)).toHaveValue(PASSWORD);
      await expect(page.getByLabel('Phone')).toHaveValue('9876543210');
      await expect(page.getByLabel('Year')).toHaveValue('1990');
    });
  });

  test.describe('when the registration breaks between provider and shop', () => {
    test.use({ expectedErrors: /status of 500.*\/api\/auth\/register/ });

    test('says so, and the next login heals it', async ({ page }) => {
      const address = freshEmail();
      const message = 'Something went wrong on our side. Please try again.';
      const json = { message, code: 'internal', request_id: 'broken' };
      await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json }), {
        times: 1,
      });
      await page.goto('/register');
      await page.getByLabel('First name').fill('Kavya');
      await page.getByLabel('Last name').fill('Iyer');
      await email(page).fill(address);
      await password(page).fill(PASSWORD);
      await register(page).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await signIn(page, address);
      await page.goto('/my-account/account-dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Kavya');
    });
  });
});
