import type { Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { createTestCustomer, createTestStaff } from '../support/accounts';
import { storePaidRequestedAlbum } from '../support/orders';
import { moveAlbum } from '../support/designs';
import { expectAccessible } from './support/accessibility';
import { signInDirectly } from './support/accounts';
import { createOnePhotoAlbum } from './support/studio';
import { expect, test } from './support/test';

const CART = '/my-account/cart';

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete album' });

test.describe('My Cart', () => {
  // Without a connection Firestore's client requests an image from Google, which our content security
  // policy blocks.
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|images\/cleardot\.gif/ });

  test('shows a new album status without a reload, also after a lost connection', async ({
    page,
    context,
  }) => {
    const customer = await createTestCustomer();
    const { id } = await storePaidRequestedAlbum(customer, { title: 'Being looked at' });
    await signInDirectly(page, customer);
    const listening = page.waitForResponse(/firestore.*Listen/i);
    const listed = page.waitForResponse(/\/api\/albums\?/, { timeout: 60_000 });
    await page.goto(CART);
    await listed;
    const album = card(page, 'Being looked at');
    await expect(album.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await listening;

    await moveAlbum(await createTestStaff('Ravi Menon'), id, 'Responded', 'Lovely.');
    await expect(album.getByRole('link', { name: 'Checkout' })).toBeVisible();

    await context.setOffline(true);
    await moveAlbum(customer, id, 'Approved');
    await context.setOffline(false);
    await expect(album.getByRole('link', { name: 'Ready for checkout' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, to order: 1' })).toBeVisible();
  });
});

test('/view-product deletes the shown album and returns to the list of albums', async ({
  page,
}) => {
  const customer = await createTestCustomer();
  const { id } = await createOnePhotoAlbum(customer, { title: 'Alone' });
  await signInDirectly(page, customer);
  await page.goto(`/view-product?id=${id}`);
  // The live status reports the deletion to the page before the call is answered.
  await page.route(`**/api/albums/${id}`, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'DELETE') await setTimeout(2000);
    await route.fulfill({ response });
  });
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await expectAccessible(page, 'an album');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByLabel('Your new link')).toBeVisible();
  await expectAccessible(page, 'an album with a link to its book');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Preview of Alone' })).toBeVisible();
  await expectAccessible(page, 'the preview of an album');
  await page.keyboard.press('Escape');
  const remove = page.getByRole('button', { name: 'Delete Alone' });
  await remove.click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'asked before deleting');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/view-product');
  await expect(page.getByText('No albums found.')).toBeVisible();
});
