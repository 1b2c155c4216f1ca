import { getGuestDesign } from '@smriti/shared/account/guests';
import type { Page } from '@playwright/test';
import { firestore } from '../support/admin';
import { newAccount, newEmail, TEST_PASSWORD } from '../support/accounts';
import { callEndpoint } from '../support/http';
import { fillRegistration } from './support/accounts';
import { designAddress } from './support/catalogue';
import {
  addPhotos,
  keptInBrowser,
  namesIn,
  storedOriginals,
  uidOf,
  uploaded,
} from './support/studio';
import { jpegFile, lyingFile } from './support/studio-photos';
import { expect, test } from './support/test';

const ORDER = ['ring.jpg', 'tiny.jpg', 'turned.jpg'];

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const guestToken = (page: Page) => page.evaluate(() => localStorage.getItem('guestToken'));

// The page replaces an invalid token, and repeats the claim of the design until the trigger has processed
// its photos.
test.use({ expectedErrors: /status of (401|409).*\/guest-users\/(verify|claim)/ });

// proves guests-5, studio-6, studio-7
test('a guest designs a product, comes back to the photos, registers and has all in the account', async ({
  page,
  request,
}) => {
  test.slow();
  await page.addInitScript(() => {
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'yes');
    localStorage.setItem('guestToken', 'nobody');
  });
  const address = await designAddress(request, { isSquare: true });
  const query = new URL(address, 'http://shop').searchParams;
  await page.goto(address);
  await expect(page.getByLabel('Size')).toHaveValue(query.get('albumSize') ?? '');
  await expect(page.getByLabel('Paper Type')).toHaveValue(query.get('paperType') ?? '');
  await expect(page.getByLabel('Orientation')).toHaveValue('1');
  await expect(page.getByLabel('Orientation')).toBeDisabled();

  await page.getByLabel('Album title').fill('Our wedding');
  await addPhotos(page, [
    await jpegFile('ring.jpg', { width: 800, height: 600 }),
    await jpegFile('turned.jpg', { width: 800, height: 600, orientation: 8 }),
    await jpegFile('tiny.jpg', { width: 200, height: 150 }),
    lyingFile('notes.jpg'),
  ]);
  await uploaded(page, 3);
  await page.getByRole('button', { name: 'Move tiny.jpg earlier' }).click();
  await keptInBrowser(page, ORDER);
  const token = await guestToken(page);
  expect(token).not.toBe('nobody');
  const guests = await firestore.collection('guests').count().get();
  expect(guests.data().count).toBeGreaterThan(0);

  await page.reload();
  await uploaded(page, 3);
  expect(await namesIn(page)).toEqual(ORDER);
  const keptByShop = async () =>
    (await callEndpoint(getGuestDesign, { token: token ?? '' })).design?.images.length;
  await expect.poll(keptByShop, { timeout: 30_000 }).toBe(3);

  await save(page).click();
  await expect(page).toHaveURL(/\/login/);
  const loginFirst = 'Please log in to create an album.';
  await expect(page.getByRole('alert').filter({ hasText: loginFirst })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = newEmail();
  await fillRegistration(page, email, 'Asha Verma');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/create-product\?/);
  await expect(page.getByLabel('Album title')).toHaveValue('Our wedding');
  await uploaded(page, 3);
  expect(await namesIn(page)).toEqual(ORDER);
  const uid = await uidOf(email);
  expect(await storedOriginals(uid)).toHaveLength(3);
  await save(page).click();
  await expect(page).toHaveURL(/\/my-account\/cart/);
  await expect(page.getByText('Our wedding')).toBeVisible();
  const [stored] = (await firestore.collection('albums').where('user_id', '==', uid).get()).docs;
  expect(stored?.data()).toMatchObject({ product_type: 'product', quantity: 2, status: 'Draft' });
  expect(stored?.get('photo_ids')).toHaveLength(3);
  expect(await guestToken(page)).toBeNull();
});

test('a guest without a draft in this browser finds the photos in the shop, and signs in with them', async ({
  page,
  request,
}) => {
  await page.goto(await designAddress(request));
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/guest-users/design') && answer.ok(),
  );
  await addPhotos(page, [await jpegFile('one.jpg', { width: 400, height: 300 })]);
  await uploaded(page, 1);
  await told;
  await keptInBrowser(page, ['one.jpg']);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith('smriti-')) indexedDB.deleteDatabase(name);
    }
  });
  await page.reload();
  await uploaded(page, 1);
  const { uid, email } = await newAccount();
  await save(page).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/create-product\?/);
  await uploaded(page, 1);
  expect(await storedOriginals(uid)).toHaveLength(1);
});
