import { getGuestDesign } from '@smriti/shared/account/guests';
import type { Page } from '@playwright/test';
import { firestore } from '../support/admin';
import { newEmail, newAccount, TEST_PASSWORD } from '../support/accounts';
import { callEndpoint } from '../support/http';
import { signedInCustomer } from './support/accounts';
import { designAddress } from './support/catalogue';
import {
  addPhotos,
  keptInBrowser,
  namesIn,
  photosIn,
  storedOriginals,
  uidOf,
  uploaded,
} from './support/studio';
import { jpegFile, lyingFile } from './support/studio-photos';
import { expect, test } from './support/test';

const LOGIN_FIRST = 'Please log in to create an album.';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function fillInAsGuest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Album title').fill('Our wedding');
  await addPhotos(page, [
    await jpegFile('ring.jpg'),
    await jpegFile('turned.jpg', { orientation: 8 }),
    await jpegFile('tiny.jpg', { width: 200, height: 150 }),
    lyingFile('notes.jpg'),
  ]);
  await uploaded(page, 3);
  await page.getByRole('button', { name: 'Move tiny.jpg earlier' }).click();
}

const ORDER = ['ring.jpg', 'tiny.jpg', 'turned.jpg'];

test.describe('a product design', () => {
  // proves studio-6
  test('shows its configuration, and locks the orientation of a square size', async ({
    page,
    request,
  }) => {
    const address = await designAddress(request, { isSquare: true });
    const query = new URL(address, page.url() === 'about:blank' ? 'http://x' : page.url());
    await page.goto(address);
    await expect(page.getByLabel('Size')).toHaveValue(query.searchParams.get('albumSize') ?? '');
    await expect(page.getByLabel('Paper Type')).toHaveValue(
      query.searchParams.get('paperType') ?? '',
    );
    await expect(page.getByLabel('Orientation')).toHaveValue('1');
    await expect(page.getByLabel('Orientation')).toBeDisabled();
  });

  // proves products-5, products-18
  test('is refused without numeric ids, and without all of them', async ({ page }) => {
    await page.goto(
      '/create-product?productId=abc&albumSize=1&paperType=1&lamination=1&coverType=1',
    );
    await expect(page.getByRole('alert')).toContainText(
      'Invalid input: All IDs must be valid numbers.',
    );
    await page.goto('/create-product');
    await expect(page.getByRole('alert')).toContainText(
      'Please select all required album details: product ID, album size, paper type, lamination, and cover type.',
    );
  });

  // proves studio-18
  test('names each detail that is missing', { tag: '@wide' }, async ({ page, request }) => {
    await signedInCustomer(page);
    const address = await designAddress(request);
    await page.goto(address.replace(/&binding=\d+/, ''));
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Album title is required' });
    await expect(alert).toContainText('Binding type is required');
    await expect(alert).toContainText('At least one photo is required');
    await expect(page.getByLabel('Album title')).toBeFocused();
  });
});

test.describe('a guest', () => {
  // The page repeats the claim of the design until the trigger has processed its photos.
  test.use({ expectedErrors: /status of 409.*\/guest-users\/claim/ });

  // proves studio-7
  test('designs, registers, and has everything in the account', async ({ page, request }) => {
    test.slow();
    await fillInAsGuest(page, await designAddress(request));
    const guests = await firestore.collection('guests').count().get();
    expect(guests.data().count).toBeGreaterThan(0);
    await save(page).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('alert').filter({ hasText: LOGIN_FIRST })).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    const email = newEmail();
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Verma');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
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
    expect(await page.evaluate(() => localStorage.getItem('guestToken'))).toBeNull();
  });

  test('signs in to an account and goes on there', async ({ page, request }) => {
    test.slow();
    const { uid, email } = await newAccount();
    await fillInAsGuest(page, await designAddress(request));
    await save(page).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/create-product\?/);
    await uploaded(page, 3);
    expect(await namesIn(page)).toEqual(ORDER);
    expect(await storedOriginals(uid)).toHaveLength(3);
  });

  test('comes back to the photos, in this browser or from the shop', async ({ page, request }) => {
    const address = await designAddress(request);
    await fillInAsGuest(page, address);
    await keptInBrowser(page, ORDER);
    await page.reload();
    await uploaded(page, 3);
    expect(await namesIn(page)).toEqual(ORDER);
    const token = await page.evaluate(() => localStorage.getItem('guestToken'));
    const keptByShop = async () =>
      (await callEndpoint(getGuestDesign, { token: token ?? '' })).design?.images.length;
    await expect.poll(keptByShop, { timeout: 30_000 }).toBe(3);
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) {
        if (name?.startsWith('smriti-')) indexedDB.deleteDatabase(name);
      }
    });
    await page.reload();
    await expect(photosIn(page)).toHaveCount(3);
  });

  test.describe('whose token is invalid', () => {
    test.use({ expectedErrors: /status of 401.*\/guest-users\/verify/ });

    // proves guests-5
    test('is made anew', async ({ page, request }) => {
      await page.goto('/');
      await page.evaluate(() => localStorage.setItem('guestToken', 'nobody'));
      await page.goto(await designAddress(request));
      await addPhotos(page, [await jpegFile('one.jpg')]);
      await uploaded(page, 1);
      const token = await page.evaluate(() => localStorage.getItem('guestToken'));
      expect(token).not.toBe('nobody');
    });
  });

  test.describe('whose photos cannot be asked for', () => {
    test.use({ expectedErrors: /status of (401|500).*\/guest-users\/design/ });

    // proves guests-4
    test('is told so', { tag: '@wide' }, async ({ page, request }) => {
      const address = await designAddress(request);
      await page.goto(address);
      const told = page.waitForResponse(
        (answer) => answer.url().endsWith('/guest-users/design') && answer.ok(),
      );
      await addPhotos(page, [await jpegFile('one.jpg')]);
      await uploaded(page, 1);
      await told;
      await keptInBrowser(page, ['one.jpg']);
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) {
          if (name?.startsWith('smriti-')) indexedDB.deleteDatabase(name);
        }
      });
      for (const [status, text] of [
        [401, 'Failed to fetch images: Unauthorized. Please log in again.'],
        [500, 'Failed to upload images. Please try again.'],
      ] as const) {
        const json = { message: 'x', code: 'internal', request_id: 'x' };
        await page.route('**/guest-users/design', (route) => route.fulfill({ status, json }));
        await page.reload();
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
        await page.unroute('**/guest-users/design');
      }
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(photosIn(page)).toHaveCount(1);
    });
  });
});
