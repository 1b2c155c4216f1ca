import { expect } from '@playwright/test';
import sharp from 'sharp';
import { signInMember, newCustomer } from '../../support/accounts';
import { storeGiftCard } from '../../support/gift-cards';
import { creditBalances, storeReferral, newAddress } from '../../support/orders';
import { testAccessibility, testAccessibilityWithMaps, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { failRequests } from '../support/interception';
import { signInDirectly, signInNewCustomer } from '../support/accounts';
import { typeAddress } from '../support/address-form';

const INFORMATION = '/my-account/account-information';
const BOOK = '/my-account/address-book';

testAccessibility({
  'the dashboard': async function* (page) {
    await signInNewCustomer(page);
    await page.goto('/my-account');
    await expectTextVisible(page, 'Hello, Asha');
    yield 'of a customer';
    await page.goto('/my-account/no-such-page');
    await expectTextVisible(page, '404 - Page Not Found');
    yield 'at a wrong address';
  },

  'the dashboard of a reviewer': async function* (page) {
    await signInDirectly(page, await signInMember('reviewer@smriti.test'));
    await page.goto('/my-account');
    await expectTextVisible(page, 'Review queue');
    yield 'as it opens';
  },

  'the dashboard of an admin': async function* (page) {
    await signInDirectly(page, await signInMember('admin@smriti.test'));
    await page.goto('/my-account');
    await expectTextVisible(page, 'Review queue');
    yield 'as it opens';
  },

  'account information': async function* (page) {
    await signInNewCustomer(page);
    await page.goto(INFORMATION);
    await expectTextVisible(page, 'Not given');
    yield 'as it opens';
    await clickFirstButton(page, 'Edit');
    yield 'being edited';
    await page.getByLabel('First name').fill(' ');
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'First name is required');
    yield 'without a name';
    await page.getByLabel('First name').fill('Asha');
    const text = Buffer.from('no picture');
    const picture = page.getByLabel('Profile picture');
    await picture.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: text });
    await expectTextVisible(page, /^This file is not a JPG/);
    yield 'with a picture that is none';
    const image = { width: 64, height: 48, channels: 3 as const, background: '#9b2d30' };
    const buffer = await sharp({ create: image }).png().toBuffer();
    await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
    yield 'with a picture';
    const mend = await failRequests(page, '*/api/users');
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'Failed to update user information');
    yield 'not saved';
    await mend();
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'Account information saved!');
    yield 'saved';
  },

  'account information that lacks more': async function* (page) {
    await page.route('**/api/info', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      const wrong = { lastName: '', phone: '080 12', dob_day: 40, dob_month: 13, dob_year: 1800 };
      await route.fulfill({ response, json: { user: { ...user, ...wrong } } });
    });
    await signInNewCustomer(page);
    await page.goto(INFORMATION);
    await clickFirstButton(page, 'Edit');
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'Last name is required');
    yield 'with every field to be put right';
    await failRequests(page, '*/api/info');
    await page.reload();
    await expectTextVisible(page, 'Your information could not be loaded.');
    yield 'not loaded';
  },

  credits: async function* (page) {
    const customer = await signInNewCustomer(page);
    await page.goto('/my-account/account-credits');
    await expectTextVisible(page, 'You have no points yet.');
    yield 'of a new customer';
    await clickFirstButton(page, 'Add Credits');
    await expect(page.getByRole('dialog', { name: 'Add Credits' })).toBeVisible();
    yield 'being bought';
    await creditBalances(customer, { points: 1_000 });
    await page.reload();
    await expectTextVisible(page, '+1,000');
    yield 'with a history';
    await failRequests(page, '*/api/credits');
    await page.reload();
    await expectTextVisible(page, 'Your points could not be loaded.');
    yield 'not loaded';
  },

  'gift cards': async function* (page) {
    await signInNewCustomer(page);
    await page.goto('/my-account/account-gift-card');
    await expectTextVisible(page, '₹0.00');
    yield 'without a balance';
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, 'Please enter a gift card code.');
    yield 'without a code';
    await page.getByLabel('Gift card code').fill('ABCD-EFGH');
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, /^This gift card code is not valid/);
    yield 'refused';
    await page.getByLabel('Gift card code').fill(await storeGiftCard());
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, 'Gift card redeemed successfully!');
    yield 'redeemed';
    await failRequests(page, '*/api/gift-cards/balance');
    await page.reload();
    await expectTextVisible(page, 'Your balance could not be loaded.');
    yield 'not loaded';
  },

  'refer and earn': async function* (page) {
    const customer = await signInNewCustomer(page);
    await page.goto('/my-account/account-refer');
    await expectTextVisible(page, 'No history found.');
    yield 'without a friend';
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await clickFirstButton(page, 'Copy link');
    await expectTextVisible(page, /^The link could not be copied/);
    yield 'not copied';
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeReferral(customer, await newCustomer('Neha Rao'));
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    yield 'with a friend';
    await clickFirstButton(page, 'Copy link');
    await expectTextVisible(page, 'Referral link copied to clipboard!');
    yield 'copied';
    await failRequests(page, '*/api/invitation');
    await page.reload();
    await expectTextVisible(page, 'Your invitation could not be loaded.');
    yield 'not loaded';
  },
});

testAccessibilityWithMaps({
  'the address book': async function* (page) {
    const main = page.getByRole('main');
    await signInNewCustomer(page);
    await page.goto(BOOK);
    yield 'without an address';
    await clickFirstButton(page, 'Open the map');
    await expect(page.getByRole('region', { name: 'Google map' })).toBeVisible();
    yield 'with the map';
    await clickFirstButton(page, 'Add Address');
    await expectTextVisible(page, 'Address is required');
    yield 'without what an address needs';
    await typeAddress(main);
    const mend = await failRequests(page, '*/api/addresses');
    await clickFirstButton(page, 'Add Address');
    await expectTextVisible(page, 'Failed to add address.');
    yield 'not added';
    await mend();
    await clickFirstButton(page, 'Add Address');
    await expectTextVisible(page, 'Address added');
    yield 'with an address';
    await clickFirstButton(page, /^Edit the address of Leela Rao/);
    await expect(page.getByRole('heading', { name: 'Edit address' })).toBeVisible();
    yield 'editing it';
    await clickFirstButton(page, 'Cancel');
    await failRequests(page, '*/api/addresses/*');
    await clickFirstButton(page, /^Delete the address of Leela Rao/);
    await expect(page.getByRole('dialog', { name: 'Delete address' })).toBeVisible();
    yield 'asked before deleting';
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectTextVisible(page, 'Failed to delete address.');
    yield 'not deleted';
  },

  'several addresses': async function* (page) {
    const customer = await signInNewCustomer(page);
    await newAddress(customer);
    await newAddress(customer, '7, Church Street');
    await page.goto(BOOK);
    await expect(page.getByRole('row')).toHaveCount(3);
    yield 'with a default';
    await failRequests(page, '*/api/addresses/user/*');
    await page.reload();
    await expectTextVisible(page, 'Your addresses could not be loaded.');
    yield 'not loaded';
  },

  'the map': async function* (page) {
    await signInNewCustomer(page);
    await page.goto(BOOK);
    await clickFirstButton(page, 'Open the map');
    await page.getByRole('combobox', { name: 'Search location' }).pressSequentially('haw');
    const places = page.getByRole('listbox', { name: 'Places' }).getByRole('option');
    await expect(places).toHaveCount(2);
    yield 'with places to choose from';
    await page.reload();
    await clickFirstButton(page, 'Open the map');
    await clickFirstButton(page, 'Choose the middle of the map');
    await expectTextVisible(page, /^Selected point/);
    yield 'with a chosen point';
    await page.context().route('https://maps.googleapis.com/**', (route) => route.abort());
    await page.reload();
    await clickFirstButton(page, 'Open the map');
    await expectTextVisible(page, /^Failed to load Google Maps/);
    yield 'not loaded';
  },
});
