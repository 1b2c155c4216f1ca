import { expect } from '@playwright/test';
import sharp from 'sharp';
import { signInMember, newCustomer } from '../../support/accounts';
import { storeGiftCard } from '../../support/gift-cards';
import { creditBalances, storeReferral, newAddress } from '../../support/orders';
import { judgeAccessibility, judgeMaps, press, seen } from '../support/accessibility';
import { failAt } from '../support/interception';
import { signedIn, signedInCustomer } from '../support/accounts';
import { typeAddress } from '../support/address-form';

const INFORMATION = '/my-account/account-information';
const BOOK = '/my-account/address-book';

judgeAccessibility({
  'the dashboard': async function* (page) {
    await signedInCustomer(page);
    await page.goto('/my-account');
    await seen(page, 'Hello, Asha');
    yield 'of a customer';
    await page.goto('/my-account/no-such-page');
    await seen(page, '404 - Page Not Found');
    yield 'at a wrong address';
  },

  'the dashboard of a reviewer': async function* (page) {
    await signedIn(page, await signInMember('reviewer@smriti.test'));
    await page.goto('/my-account');
    await seen(page, 'Review queue');
    yield 'as it opens';
  },

  'the dashboard of an admin': async function* (page) {
    await signedIn(page, await signInMember('admin@smriti.test'));
    await page.goto('/my-account');
    await seen(page, 'Review queue');
    yield 'as it opens';
  },

  'account information': async function* (page) {
    await signedInCustomer(page);
    await page.goto(INFORMATION);
    await seen(page, 'Not given');
    yield 'as it opens';
    await press(page, 'Edit');
    yield 'being edited';
    await page.getByLabel('First name').fill(' ');
    await press(page, 'Save');
    await seen(page, 'First name is required');
    yield 'without a name';
    await page.getByLabel('First name').fill('Asha');
    const text = Buffer.from('no picture');
    const picture = page.getByLabel('Profile picture');
    await picture.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: text });
    await seen(page, /^This file is not a JPG/);
    yield 'with a picture that is none';
    const image = { width: 64, height: 48, channels: 3 as const, background: '#9b2d30' };
    const buffer = await sharp({ create: image }).png().toBuffer();
    await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
    yield 'with a picture';
    const mend = await failAt(page, '*/api/users');
    await press(page, 'Save');
    await seen(page, 'Failed to update user information');
    yield 'not saved';
    await mend();
    await press(page, 'Save');
    await seen(page, 'Account information saved!');
    yield 'saved';
  },

  'account information that lacks more': async function* (page) {
    await page.route('**/api/info', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      const wrong = { lastName: '', phone: '080 12', dob_day: 40, dob_month: 13, dob_year: 1800 };
      await route.fulfill({ response, json: { user: { ...user, ...wrong } } });
    });
    await signedInCustomer(page);
    await page.goto(INFORMATION);
    await press(page, 'Edit');
    await press(page, 'Save');
    await seen(page, 'Last name is required');
    yield 'with every field to be put right';
    await failAt(page, '*/api/info');
    await page.reload();
    await seen(page, 'Your information could not be loaded.');
    yield 'not loaded';
  },

  credits: async function* (page) {
    const customer = await signedInCustomer(page);
    await page.goto('/my-account/account-credits');
    await seen(page, 'You have no points yet.');
    yield 'of a new customer';
    await press(page, 'Add Credits');
    await expect(page.getByRole('dialog', { name: 'Add Credits' })).toBeVisible();
    yield 'being bought';
    await creditBalances(customer, { points: 1_000 });
    await page.reload();
    await seen(page, '+1,000');
    yield 'with a history';
    await failAt(page, '*/api/credits');
    await page.reload();
    await seen(page, 'Your points could not be loaded.');
    yield 'not loaded';
  },

  'gift cards': async function* (page) {
    await signedInCustomer(page);
    await page.goto('/my-account/account-gift-card');
    await seen(page, '₹0.00');
    yield 'without a balance';
    await press(page, 'Redeem');
    await seen(page, 'Please enter a gift card code.');
    yield 'without a code';
    await page.getByLabel('Gift card code').fill('ABCD-EFGH');
    await press(page, 'Redeem');
    await seen(page, /^This gift card code is not valid/);
    yield 'refused';
    await page.getByLabel('Gift card code').fill(await storeGiftCard());
    await press(page, 'Redeem');
    await seen(page, 'Gift card redeemed successfully!');
    yield 'redeemed';
    await failAt(page, '*/api/gift-cards/balance');
    await page.reload();
    await seen(page, 'Your balance could not be loaded.');
    yield 'not loaded';
  },

  'refer and earn': async function* (page) {
    const customer = await signedInCustomer(page);
    await page.goto('/my-account/account-refer');
    await seen(page, 'No history found.');
    yield 'without a friend';
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await press(page, 'Copy link');
    await seen(page, /^The link could not be copied/);
    yield 'not copied';
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeReferral(customer, await newCustomer('Neha Rao'));
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    yield 'with a friend';
    await press(page, 'Copy link');
    await seen(page, 'Referral link copied to clipboard!');
    yield 'copied';
    await failAt(page, '*/api/invitation');
    await page.reload();
    await seen(page, 'Your invitation could not be loaded.');
    yield 'not loaded';
  },
});

judgeMaps({
  'the address book': async function* (page) {
    const main = page.getByRole('main');
    await signedInCustomer(page);
    await page.goto(BOOK);
    yield 'without an address';
    await press(page, 'Open the map');
    await expect(page.getByRole('region', { name: 'Google map' })).toBeVisible();
    yield 'with the map';
    await press(page, 'Add Address');
    await seen(page, 'Address is required');
    yield 'without what an address needs';
    await typeAddress(main);
    const mend = await failAt(page, '*/api/addresses');
    await press(page, 'Add Address');
    await seen(page, 'Failed to add address.');
    yield 'not added';
    await mend();
    await press(page, 'Add Address');
    await seen(page, 'Address added');
    yield 'with an address';
    await press(page, /^Edit the address of Leela Rao/);
    await expect(page.getByRole('heading', { name: 'Edit address' })).toBeVisible();
    yield 'editing it';
    await press(page, 'Cancel');
    await failAt(page, '*/api/addresses/*');
    await press(page, /^Delete the address of Leela Rao/);
    await expect(page.getByRole('dialog', { name: 'Delete address' })).toBeVisible();
    yield 'asked before deleting';
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await seen(page, 'Failed to delete address.');
    yield 'not deleted';
  },

  'several addresses': async function* (page) {
    const customer = await signedInCustomer(page);
    await newAddress(customer);
    await newAddress(customer, '7, Church Street');
    await page.goto(BOOK);
    await expect(page.getByRole('row')).toHaveCount(3);
    yield 'with a default';
    await failAt(page, '*/api/addresses/user/*');
    await page.reload();
    await seen(page, 'Your addresses could not be loaded.');
    yield 'not loaded';
  },

  'the map': async function* (page) {
    await signedInCustomer(page);
    await page.goto(BOOK);
    await press(page, 'Open the map');
    await page.getByRole('combobox', { name: 'Search location' }).pressSequentially('haw');
    const places = page.getByRole('listbox', { name: 'Places' }).getByRole('option');
    await expect(places).toHaveCount(2);
    yield 'with places to choose from';
    await page.reload();
    await press(page, 'Open the map');
    await press(page, 'Choose the middle of the map');
    await seen(page, /^Selected point/);
    yield 'with a chosen point';
    await page.context().route('https://maps.googleapis.com/**', (route) => route.abort());
    await page.reload();
    await press(page, 'Open the map');
    await seen(page, /^Failed to load Google Maps/);
    yield 'not loaded';
  },
});
