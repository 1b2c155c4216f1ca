import type { Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { newCustomer, newStaff } from '../support/accounts';
import { storeAlbum } from '../support/albums';
import {
  storeApprovedAlbum,
  storePaidRequestedAlbum,
  storeRespondedAlbum,
} from '../support/orders';
import { moveAlbum, newAlbum } from '../support/designs';
import { paise, toRupees } from '@smriti/shared/base/money';
import { signedIn } from './support/accounts';
import { rupeesText } from './support/catalogue';
import { expect, test } from './support/test';

const CART = '/my-account/cart';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete album' });

test.describe('My Cart', () => {
  // proves cart-1, cart-2, cart-8, cart-9, cart-10
  test('shows each album with its facts and the step that its status allows', async ({ page }) => {
    const customer = await newCustomer();
    const [draft, , responded] = await Promise.all([
      storeAlbum(customer, { title: 'Still a draft' }),
      storePaidRequestedAlbum(customer, { title: 'Waiting for you', initial_paid_paise: paise(0) }),
      storeRespondedAlbum(customer, { title: 'Looked at' }),
      storeApprovedAlbum(customer, { title: 'Accepted' }),
    ]);
    await signedIn(page, customer);
    await page.goto(CART);

    const first = card(page, 'Still a draft');
    for (const fact of [draft.names.frame, draft.names.paperType, draft.names.albumSize, 'Draft']) {
      await expect(first.getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(first.getByText(rupeesText(toRupees(draft.total_price_paise)))).toBeVisible();
    await expect(first.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/edit-product?id=${draft.id}`,
    );
    await expect(first.getByRole('link', { name: 'Request' })).toHaveAttribute(
      'href',
      `/initial-payment?cartId=${draft.id}&amount=${toRupees(draft.initial_due_paise)}`,
    );
    await expect(first.getByText('Checkout', { exact: true })).toHaveCount(0);

    const second = card(page, 'Waiting for you');
    await expect(second.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(second.getByRole('link', { name: 'Pay initial payment' })).toBeVisible();

    await expect(card(page, 'Looked at').getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      `/final-checkout/${responded.id}`,
    );

    const last = card(page, 'Accepted');
    await expect(last.getByRole('link', { name: 'Ready for checkout' })).toBeVisible();
    await expect(last.getByRole('link', { name: 'Request' })).toHaveCount(0);
  });

  // proves cart-3
  test('deletes an album once it is confirmed', async ({ page }) => {
    const customer = await newCustomer();
    await storeAlbum(customer, { title: 'To go' });
    await storeAlbum(customer, { title: 'To stay' });
    await signedIn(page, customer);
    await page.goto(CART);
    const remove = card(page, 'To go').getByRole('button', { name: 'Delete' });
    await remove.click();
    await expect(
      dialog(page).getByText('Are you sure you want to delete this album?'),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(remove).toBeFocused();

    await remove.click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Album deleted successfully')).toBeVisible();
    await expect(card(page, 'To go')).toHaveCount(0);
    await expect(card(page, 'To stay')).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });

  test('shows what a reviewer changes without a reload', async ({ page }) => {
    const customer = await newCustomer();
    const { id } = await storePaidRequestedAlbum(customer, { title: 'Being looked at' });
    await signedIn(page, customer);
    const listening = page.waitForResponse(/firestore.*Listen/i);
    await page.goto(CART);
    const album = card(page, 'Being looked at');
    await expect(album.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await listening;

    await moveAlbum(await newStaff('Ravi Menon'), id, 'Responded', 'Lovely.');
    await expect(album.getByRole('link', { name: 'Checkout' })).toBeVisible();

    await moveAlbum(customer, id, 'Approved');
    await expect(album.getByRole('link', { name: 'Ready for checkout' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, items: 1' })).toBeVisible();
  });

  test.describe('when the connection was lost', () => {
    // Without a connection Firestore's client requests an image from Google, which our content security
    // policy blocks.
    test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|images\/cleardot\.gif/ });

    test('catches up by itself', async ({ page, context }) => {
      const customer = await newCustomer();
      const { id } = await storeAlbum(customer, { title: 'Meanwhile' });
      await signedIn(page, customer);
      const listening = page.waitForResponse(/firestore.*Listen/i);
      await page.goto(CART);
      const album = card(page, 'Meanwhile');
      await expect(album.getByText('Draft', { exact: true })).toBeVisible();
      await listening;
      await context.setOffline(true);
      await moveAlbum(customer, id, 'Requested');
      await context.setOffline(false);
      await expect(album.getByText('Requested', { exact: true })).toBeVisible();
    });
  });
});

test.describe('/view-product', () => {
  // proves studio-13
  test("shows the customer's albums, or one of them by its id", async ({ page }) => {
    const customer = await newCustomer();
    await storeAlbum(customer, { title: 'The sea' });
    await newAlbum(customer, { title: 'The hills', photos: 1 });
    await signedIn(page, customer);
    await page.goto('/view-product');
    await expect(page.getByRole('article')).toHaveCount(2);
    await card(page, 'The hills').getByRole('link', { name: 'The hills', exact: true }).click();
    await expect(heading(page)).toHaveText('The hills');
    await expect(page).toHaveTitle('The hills · Smriti');
    await expect(page.getByText('The sea')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();

    await page.getByRole('link', { name: 'Create New Album' }).click();
    await expect(page).toHaveURL('/my-account/create-album');
  });

  test('deletes the album that it shows, and goes on to the others', async ({ page }) => {
    const customer = await newCustomer();
    const { id } = await storeAlbum(customer, { title: 'Alone' });
    await signedIn(page, customer);
    await page.goto(`/view-product?id=${id}`);
    // The live status reports the deletion to the page before the call is answered.
    await page.route(`**/api/albums/${id}`, async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'DELETE') await setTimeout(2000);
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Delete Alone' }).click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL('/view-product');
    await expect(page.getByText('No albums found.')).toBeVisible();
  });
});

test.describe('the checkout list', () => {
  // proves checkout-7, checkout-17
  test('sums up the Approved albums, copies and all', async ({ page }) => {
    const customer = await newCustomer();
    const [first, second] = await Promise.all([
      storeApprovedAlbum(customer, { title: 'First' }),
      storeApprovedAlbum(customer, { title: 'Second' }),
      storeAlbum(customer, { title: 'A draft' }),
    ]);
    await signedIn(page, customer);
    await page.goto(`/checkout?id=${first.id}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('First');

    await card(page, 'Second').getByRole('button', { name: 'More copies' }).click();
    const total = toRupees(first.total_price_paise) + 2 * toRupees(second.total_price_paise);
    await expect(page.getByText('Total').locator('..')).toContainText(rupeesText(total));
    await expect(card(page, 'Second').getByRole('spinbutton')).toHaveValue('2');
    await page.reload();
    await expect(card(page, 'Second').getByRole('spinbutton')).toHaveValue('2');
    await expect(page.getByRole('link', { name: 'Proceed To Request' })).toHaveAttribute(
      'href',
      '/checkout/details',
    );
  });

  // proves checkout-18
  test('sets an album back to Draft by Remove', async ({ page }) => {
    const customer = await newCustomer();
    await storeApprovedAlbum(customer, { title: 'Not yet' });
    await signedIn(page, customer);
    await page.goto('/checkout');
    await expect(page.getByRole('link', { name: 'Cart, items: 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Not yet' }).click();
    await expect(page.getByText('No album is ready for checkout yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, items: 0' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to My Cart' }).click();
    await expect(card(page, 'Not yet').getByText('Draft', { exact: true })).toBeVisible();
  });
});
