import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectTextVisible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import { failRequests } from './support/interception';
import { navigateInApp } from './support/navigation';
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

/** Signs in as a new customer and opens a page of the account. */
async function openAsNew(page: Page, path: string): Promise<string> {
  const { email } = await signInNewCustomer(page);
  await page.goto(path);
  return email;
}

test.describe('the account area', () => {
  test.use({ usesGoogle: true });

  // proves routes-7, account-1, account-2
  test('opens at the dashboard, links each section in its menu, and shows a 404 page for unknown paths', async ({
    page,
  }) => {
    await openAsNew(page, '/my-account');
    await expect(page).toHaveURL('/my-account/account-dashboard');
    await expect(heading(page)).toHaveText('Hello, Asha');
    await expect(page).toHaveTitle('My account · Smriti');
    await expectAccessible(page, 'the dashboard');
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

    const menu = page.getByRole('navigation', { name: 'MY ACCOUNT', exact: true });
    for (const [path, name] of Object.entries(SECTIONS)) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/my-account/${path}`);
      await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(menu.getByRole('link', { name })).toBeInViewport();
      await expect(heading(page)).toHaveText(name);
    }

    await navigateInApp(page, '/my-account/no-such-page');
    await expect(heading(page)).toHaveText('404 - Page Not Found');
    await expect(menu).toBeVisible();
    await expectAccessible(page, 'an unknown path of the account');
    await page.getByRole('link', { name: 'Back to my account' }).click();
    await expect(page).toHaveURL('/my-account/account-dashboard');
  });
});

test.describe('account information', () => {
  test.use({ expectedErrors: /status of 422.*\/api\/users/ });

  // proves account-3, account-8, account-4
  test('is saved with a new name and picture, which the header shows', async ({ page }) => {
    const email = await openAsNew(page, INFORMATION);
    await expect(fact(page, email)).toBeVisible();
    await expect(fact(page, 'Not given').first()).toBeVisible();
    await expectAccessible(page, 'as it opens');
    await edit(page).click();
    await expect(firstName(page)).toBeFocused();
    await expect(firstName(page)).toHaveValue('Asha');
    await expect(page.getByText('JPG, PNG or GIF, max 2MB')).toBeVisible();
    await expectAccessible(page, 'being edited');
    await firstName(page).fill(' ');
    await save(page).click();
    await expectTextVisible(page, 'First name is required');
    await expectAccessible(page, 'without a name');
    await firstName(page).fill('Aishwarya');
    await page.getByLabel('Last name').fill('Rao');
    const text = Buffer.from('no picture');
    await picture(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: text });
    await expectTextVisible(page, /^This file is not a JPG/);
    await expectAccessible(page, 'with an invalid picture');
    const image = { width: 640, height: 480, channels: 3 as const, background: '#9b2d30' };
    const buffer = await sharp({ create: image }).png().toBuffer();
    await picture(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(main(page).locator('img[src^="blob:"]')).toBeVisible();
    await expectAccessible(page, 'with a picture');
    const stopFailing = await failRequests(page, '*/api/users');
    await save(page).click();
    await expectTextVisible(page, 'Failed to update user information');
    await expectAccessible(page, 'not saved');
    await stopFailing();
    await save(page).click();
    const saved = page.getByRole('alert').filter({ hasText: 'Account information saved!' });
    await expect(saved).toBeFocused();
    await expectAccessible(page, 'saved');
    await expect(fact(page, 'Aishwarya')).toBeVisible();
    await expect(fact(page, 'Rao')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Aishwarya')).toBeVisible();
    const shown = page.getByRole('banner').locator('a[href^="/my-account"] img');
    // A trigger renders the picture; the page shows it once it is ready.
    await expect(shown).toHaveJSProperty('naturalWidth', 512, { timeout: 30_000 });
    await page.reload();
    await expect(fact(page, 'Aishwarya')).toBeVisible();
    await expect(main(page).locator('img')).toHaveJSProperty('naturalWidth', 512);
  });
});
