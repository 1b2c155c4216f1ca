import { getGuestDesign } from '@smriti/shared/account/guests';
import type { Page } from '@playwright/test';
import { firestore } from '../support/admin';
import { createTestEmail } from '../support/accounts';
import { callEndpoint } from '../support/http';
import { expectAccessible } from './support/accessibility';
import { fillRegistration } from './support/accounts';
import { findDesignPath } from './support/catalogue';
import {
  choosePhotoFiles,
  expectDraftInBrowser,
  readPhotoNames,
  listStoredOriginals,
  fetchUid,
  expectPhotosUploaded,
} from './support/studio';
import { createJpegFile, fakeJpegFile } from './support/studio-photos';
import { expect, test } from './support/test';

const ORDER = ['ring.jpg', 'tiny.jpg', 'turned.jpg'];

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const guestToken = (page: Page) => page.evaluate(() => localStorage.getItem('guestToken'));

// The page replaces an invalid token, and repeats the claim of the design until the trigger has processed
// its photos.
test.use({ expectedErrors: /status of (401|409).*\/guest-users\/(verify|claim)/ });

// proves guests-5, studio-6, studio-7
test('the design of a guest is kept by the shop and moves to the account at registration', async ({
  page,
  request,
}) => {
  test.slow();
  await page.addInitScript(() => {
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'yes');
    localStorage.setItem('guestToken', 'nobody');
  });
  const address = await findDesignPath(request, { isSquare: true });
  const query = new URL(address, 'http://shop').searchParams;
  await page.goto(address);
  await expect(page.getByLabel('Size')).toHaveValue(query.get('albumSize') ?? '');
  await expect(page.getByLabel('Paper Type')).toHaveValue(query.get('paperType') ?? '');
  await expect(page.getByLabel('Orientation')).toHaveValue('1');
  await expect(page.getByLabel('Orientation')).toBeDisabled();
  await expectAccessible(page, 'a product design');

  await page.getByLabel('Album title').fill('Our wedding');
  await choosePhotoFiles(page, [
    await createJpegFile('ring.jpg', { width: 800, height: 600 }),
    await createJpegFile('turned.jpg', { width: 800, height: 600, orientation: 8 }),
    await createJpegFile('tiny.jpg', { width: 200, height: 150 }),
    fakeJpegFile('notes.jpg'),
  ]);
  await expectPhotosUploaded(page, 3);
  await expectAccessible(page, 'a product design with photos');
  await page.getByRole('button', { name: 'Move tiny.jpg earlier' }).click();
  await expectDraftInBrowser(page, ORDER);
  const token = await guestToken(page);
  expect(token).not.toBe('nobody');
  const guests = await firestore.collection('guests').count().get();
  expect(guests.data().count).toBeGreaterThan(0);

  const keptByShop = async () =>
    (await callEndpoint(getGuestDesign, { token: token ?? '' })).design?.images.map(
      ({ name }) => name,
    );
  await expect.poll(keptByShop, { timeout: 30_000 }).toEqual(ORDER);
  // Without its draft in the browser, the design is loaded from the shop.
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith('smriti-')) indexedDB.deleteDatabase(name);
    }
  });
  await page.reload();
  await expectPhotosUploaded(page, 3);
  expect(await readPhotoNames(page)).toEqual(ORDER);

  await save(page).click();
  await expect(page).toHaveURL(/\/login/);
  const loginFirst = 'Please log in to create an album.';
  await expect(page.getByRole('alert').filter({ hasText: loginFirst })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = createTestEmail();
  await fillRegistration(page, email, 'Asha Verma');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/create-product\?/);
  await expect(page.getByLabel('Album title')).toHaveValue('Our wedding');
  await expectPhotosUploaded(page, 3);
  expect(await readPhotoNames(page)).toEqual(ORDER);
  const uid = await fetchUid(email);
  expect(await listStoredOriginals(uid)).toHaveLength(3);
  await save(page).click();
  await expect(page).toHaveURL(/\/my-account\/cart/);
  await expect(page.getByText('Our wedding')).toBeVisible();
  const [stored] = (await firestore.collection('albums').where('user_id', '==', uid).get()).docs;
  expect(stored?.data()).toMatchObject({ product_type: 'product', quantity: 2, status: 'Draft' });
  expect(stored?.get('photo_ids')).toHaveLength(3);
  expect(await guestToken(page)).toBeNull();
});
