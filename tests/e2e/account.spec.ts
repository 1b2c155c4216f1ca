import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CUSTOMER, memberOf } from '../support/accounts';
import { signedIn, signedInCustomer } from './support/accounts';
import { expect, test } from './support/test';

const INFORMATION = '/my-account/account-information';
const SECTIONS = {
  cart: 'My Cart',
  'address-book': 'Address Book',
  'account-orders': 'My Orders',
  'account-credits': 'My Credits',
  'account-refer': 'Refer and Earn',
  'account-gift-card': 'Gift Card',
};

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const firstName = (page: Page) => page.getByLabel('First name');
const picture = (page: Page) => page.getByLabel('Profile picture');
const fact = (page: Page, text: string) =>
  page.getByRole('definition').getByText(text, { exact: true });

/** Signs in as someone new and opens a page of the account. */
async function openAsNew(page: Page, path: string): Promise<string> {
  const { email } = await signedInCustomer(page);
  await page.goto(path);
  return email;
}

test.describe('the account area', () => {
  test.use({ usesGoogle: true });

  test('opens at the dashboard, which greets by first name', async ({ page }) => {
    await openAsNew(page, '/my-account');
    await expect(page).toHaveURL('/my-account/account-dashboard');
    await expect(heading(page)).toHaveText('Hello, Asha');
    await expect(page).toHaveTitle('My account · Smriti');
    const tiles = {
      Rewards: 'account-credits',
      Orders: 'account-orders',
      'Account Information': 'account-information',
      Address: 'address-book',
    };
    for (const [name, path] of Object.entries(tiles)) {
      const tile = main(page).getByRole('listitem').getByRole('link', { name, exact: true });
      await expect(tile).toHaveAttribute('href', `/my-account/${path}`);
    }
  });

  test('has a menu that leads to each section', { tag: '@both' }, async ({ page }) => {
    await openAsNew(page, '/my-account/account-dashboard');
    const menu = page.getByRole('navigation', { name: 'MY ACCOUNT', exact: true });
    for (const [path, name] of Object.entries(SECTIONS)) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/my-account/${path}`);
      await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(menu.getByRole('link', { name })).toBeInViewport();
      await expect(heading(page)).toHaveText(name);
    }
  });

  test('says so at any other path', async ({ page }) => {
    await openAsNew(page, '/my-account/no-such-page');
    await expect(heading(page)).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('navigation', { name: 'MY ACCOUNT', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to my account' }).click();
    await expect(page).toHaveURL('/my-account/account-dashboard');
  });

  const staff = { 'reviewer@smriti.test': 'Reviewer', 'admin@smriti.test': 'Admin' };
  for (const [email, role] of Object.entries(staff)) {
    test(`tells ${email} the role`, { tag: '@wide' }, async ({ page }) => {
      await signedIn(page, await memberOf(email));
      await page.goto('/my-account/account-dashboard');
      const menu = page.getByRole('navigation', { name: 'MY ACCOUNT', exact: true });
      await expect(menu.getByText(role, { exact: true })).toBeVisible();
    });
  }

  test('tells customers of no role', { tag: '@wide' }, async ({ page }) => {
    await signedIn(page, await memberOf(CUSTOMER));
    await page.goto('/my-account/account-dashboard');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/^(Reviewer|Admin)$/)).toHaveCount(0);
  });
});

test.describe('account information', () => {
  test("shows 'Loading...' until it is there", async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/info', async (route) => {
      await held;
      await route.continue();
    });
    const email = await openAsNew(page, INFORMATION);
    await expect(heading(page)).toHaveText('Account Information');
    await expect(main(page).getByText('Loading...')).toBeVisible();
    answer();
    await expect(fact(page, email)).toBeVisible();
    await expect(fact(page, 'Not given').first()).toBeVisible();
  });

  test('is edited and saved, and the header shows the new name', async ({ page }) => {
    await openAsNew(page, INFORMATION);
    await edit(page).click();
    await expect(firstName(page)).toBeFocused();
    await expect(firstName(page)).toHaveValue('Asha');
    await expect(page.getByText('JPG, PNG or GIF, max 2MB')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveCount(0);
    await firstName(page).fill('Aishwarya');
    await save(page).click();
    const saved = page.getByRole('alert').filter({ hasText: 'Account information saved!' });
    await expect(saved).toBeFocused();
    await expect(fact(page, 'Aishwarya')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Aishwarya')).toBeVisible();
    await page.reload();
    await expect(fact(page, 'Aishwarya')).toBeVisible();
  });

  test('goes back to what was there when one cancels', async ({ page }) => {
    await openAsNew(page, INFORMATION);
    await edit(page).click();
    await firstName(page).fill('Somebody');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(fact(page, 'Asha')).toBeVisible();
    await expect(edit(page)).toBeFocused();
    await edit(page).click();
    await expect(firstName(page)).toHaveValue('Asha');
  });

  test('opens whatever else fails its check, so that it can be put right', async ({ page }) => {
    await page.route('**/api/info', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      const wrong = { lastName: '', phone: '080 12', dob_day: 40, dob_month: 13, dob_year: 1800 };
      await route.fulfill({ response, json: { user: { ...user, ...wrong } } });
    });
    await openAsNew(page, INFORMATION);
    await edit(page).click();
    await save(page).click();
    const problems = {
      'Last name': 'Last name is required',
      Phone: 'Invalid phone format (e.g. +123456789)',
      'Day of birth': 'Invalid day',
      'Month of birth': 'Invalid month',
      'Year of birth': 'Invalid year',
    };
    for (const [label, problem] of Object.entries(problems)) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(problem);
    }
    await expect(page.getByLabel('Last name')).toBeFocused();
    const right = { 'Last name': 'Rao', Phone: '+919876543210', 'Day of birth': '7' };
    for (const [label, value] of Object.entries(right)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Month of birth').fill('5');
    await page.getByLabel('Year of birth').fill('1990');
    await save(page).click();
    await expect(page.getByText('Account information saved!')).toBeVisible();
    for (const text of ['Rao', '+919876543210', '7 May 1990']) {
      await expect(fact(page, text)).toBeVisible();
    }
  });

  test('takes a picture, shows it before and after it is saved', async ({ page }) => {
    await openAsNew(page, INFORMATION);
    await edit(page).click();
    const image = { width: 640, height: 480, channels: 3 as const, background: '#9b2d30' };
    const buffer = await sharp({ create: image }).png().toBuffer();
    await picture(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(main(page).locator('img[src^="blob:"]')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Account information saved!')).toBeVisible();
    const shown = page.getByRole('banner').locator('a[href^="/my-account"] img');
    // decoded by a trigger: the page shows it once it is ready
    await expect(shown).toHaveJSProperty('naturalWidth', 512, { timeout: 30_000 });
    await page.reload();
    await expect(main(page).locator('img')).toHaveJSProperty('naturalWidth', 512);
  });

  test('refuses files that are too large or no pictures, and keeps the choice', async ({
    page,
  }) => {
    await openAsNew(page, INFORMATION);
    await edit(page).click();
    const tooLarge = Buffer.alloc(2 * 1024 * 1024 + 1);
    await picture(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooLarge });
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('This picture is larger than 2MB. Choose a smaller one.');
    const text = Buffer.from('no picture');
    await picture(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: text });
    await expect(alert).toHaveText(
      'This file is not a JPG, PNG or GIF picture. Choose another one.',
    );
    await expect(main(page).locator('img')).toHaveCount(0);
  });

  test.describe('when saving fails', () => {
    test.use({ expectedErrors: /status of (500|415).*\/api\/users/ });

    test('says so and keeps what was entered', async ({ page }) => {
      await openAsNew(page, INFORMATION);
      const json = { message: 'Something went wrong.', code: 'internal', request_id: 'x' };
      await page.route('**/api/users', (route) => route.fulfill({ status: 500, json }), {
        times: 1,
      });
      await edit(page).click();
      await firstName(page).fill('Aishwarya');
      await save(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText('Failed to update user information');
      await expect(alert).toBeFocused();
      await expect(firstName(page)).toHaveValue('Aishwarya');
      await save(page).click();
      await expect(page.getByText('Account information saved!')).toBeVisible();
    });

    test("gives the server's reason where it has one", { tag: '@wide' }, async ({ page }) => {
      await openAsNew(page, INFORMATION);
      await edit(page).click();
      const buffer = Buffer.from('says PNG, is none');
      await picture(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      await save(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Failed to update user information');
      await expect(alert).toContainText('The profile picture has to be a JPG, PNG or GIF.');
    });
  });

  test.describe('when it cannot be loaded', () => {
    test.use({ expectedErrors: /status of 404.*\/api\/info/ });

    test('says so and lets one try again', { tag: '@wide' }, async ({ page }) => {
      const json = { message: 'There is no such user.', code: 'not_found', request_id: 'x' };
      await page.route('**/api/info', (route) => route.fulfill({ status: 404, json }), {
        times: 1,
      });
      const email = await openAsNew(page, INFORMATION);
      await expect(page.getByRole('alert')).toContainText('Your information could not be loaded.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(fact(page, email)).toBeVisible();
    });
  });
});
