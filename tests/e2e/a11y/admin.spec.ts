import type { OrderPrint, PrintArchive } from '@smriti/shared/order/print-files';
import { signInMember, createTestCustomer } from '../../support/accounts';
import { storeRequestedAlbum } from '../../support/albums';
import { createTestPlacement, createTestPaidOrder, payWithTestCard } from '../../support/orders';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { failRequests } from '../support/interception';
import { navigateInApp } from '../support/navigation';
import { signInDirectly } from '../support/accounts';
import { expect } from '../support/test';

/** Titles of the lists that show different content, by record kind. */
const CATALOGUE_LISTS = {
  products: 'Products',
  categories: 'Categories',
  'album-sizes': 'Sizes',
  'initial-payments': 'Initial payments',
  banners: 'Banners',
  'shipping-methods': 'Shipping',
};

const expires_at = '2099-01-01T00:00:00.000Z';
const progress = { state: 'ready', done: 31, total: 31, reason: '' } as const;
const made = { url: '/api/made', expires_at };

/** Finished print files and one archive of photos, so that the test need not wait for them. */
const MADE: OrderPrint = {
  ...progress,
  can_make: true,
  scene_hash: 'abcdef0123456789',
  made_at: expires_at,
  profile: null,
  files: [
    { kind: 'inside', pages: 30, bytes: 178_000_000, ...made },
    { kind: 'cover', pages: 1, bytes: 4_250_000, ...made },
    { kind: 'ticket', pages: null, bytes: null, ...made },
    { kind: 'ticket-json', pages: null, bytes: null, ...made },
  ],
};
const PACKED: PrintArchive = {
  ...progress,
  ...made,
  id: 'packed',
  contents: 'originals',
  missing: [{ order_id: 'ORDNOTTHERE', reason: 'Its photos were deleted.' }],
};

testAccessibility({
  'start page, albums and orders of the console': async function* (page) {
    await storeRequestedAlbum(await signInMember('customer@smriti.test'));
    const customer = await createTestCustomer();
    const { orders, placement } = await createTestPlacement(customer, [{ title: 'Judged' }, {}]);
    await payWithTestCard(customer, { placement_id: placement.id }, placement.amount_due);
    const id = orders[0]?.id ?? '';
    await signInDirectly(page, await signInMember('admin@smriti.test'));
    await page.goto('/my-account');
    await expectTextVisible(page, 'Review queue');
    yield 'the account of an admin';
    const stopFailing = await failRequests(page, '*/api/dashboard');
    await navigateInApp(page, '/admin');
    await expectTextVisible(page, 'Today could not be loaded.');
    yield 'the start page, not loaded';
    await stopFailing();
    await clickFirstButton(page, 'Try again');
    await expectTextVisible(page, 'Albums to review');
    yield 'the start page';
    await page.getByText('Show as a table').first().click();
    await page.getByText('Show all of it').click();
    yield 'the start page with a chart as a table';
    await clickFirstButton(page, 'Open menu');
    await page.getByRole('dialog', { name: 'Shop admin' }).waitFor();
    yield ['the start page with the drawer of a phone', 'phone'];
    await page.keyboard.press('Escape');
    await navigateInApp(page, '/admin/today/payments');
    await expectTextVisible(page, /^(Every payment came with the right amount|PAY\w{8}$)/);
    yield 'payments of today';
    await navigateInApp(page, '/admin/today/failures');
    await expectTextVisible(page, 'What did not work');
    yield 'failures of today';

    await navigateInApp(page, '/admin/albums');
    await expectTextVisible(page, 'Waiting for');
    yield 'albums in progress';
    await clickFirstButton(page, /^Hand over/);
    await expectTextVisible(page, 'Hand over this album?');
    yield 'an album being handed over';
    await page.keyboard.press('Escape');

    await navigateInApp(page, '/admin/orders');
    // Any order will do: newer orders of other tests may have pushed this one off the first page.
    await page.getByRole('checkbox', { name: 'Choose order' }).first().check();
    await expectTextVisible(page, '1 chosen');
    yield 'orders as a list, one chosen';
    await navigateInApp(page, '/admin/orders?view=board');
    await page.getByRole('heading', { name: 'To print' }).waitFor();
    yield 'orders as a board';
    await navigateInApp(page, `/admin/orders/${id}`);
    await expectTextVisible(page, 'After the sale');
    yield 'an order';
    await clickFirstButton(page, 'Refund');
    await expectTextVisible(page, 'Refund a part of this order');
    yield 'an order being refunded';
    await page.keyboard.press('Escape');
    await clickFirstButton(page, 'Free replacement');
    await expectTextVisible(page, 'Make it again, free of charge?');
    yield 'an order being replaced';
  },

  'the catalogue': async function* (page) {
    await signInDirectly(page, await signInMember('admin@smriti.test'));
    await page.goto('/admin/catalogue');
    for (const [kind, title] of Object.entries(CATALOGUE_LISTS)) {
      await navigateInApp(page, `/admin/catalogue/${kind}`);
      await page.getByRole('table', { name: title }).waitFor();
      yield `the list of ${kind}`;
    }
    await clickFirstButton(page, 'Archived');
    await page.getByRole('main').locator('table').waitFor({ state: 'detached' });
    yield 'an empty list';
    await navigateInApp(page, '/admin/catalogue/shipping-methods/1');
    await clickFirstButton(page, 'Delete');
    await page.getByRole('dialog').waitFor();
    yield 'a record to be deleted';
    await page.keyboard.press('Escape');
    await clickFirstButton(page, 'Archive');
    await page.getByRole('dialog').waitFor();
    yield 'a record to be archived';
    await page.keyboard.press('Escape');
    await navigateInApp(page, '/admin/catalogue/banners/new');
    await page.getByText('Add banner').first().waitFor();
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'Please fill this in.');
    yield 'an invalid form';
    await navigateInApp(page, '/admin/catalogue/products/1');
    await page.getByRole('group', { name: /^Sizes/ }).waitFor();
    // The button is visible for forms of any length.
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
    yield 'a form that is longer than the window';
    await navigateInApp(page, '/admin/catalogue/categories/import');
    await page.getByLabel('Choose a CSV file').waitFor({ state: 'attached' });
    yield 'an import';
  },

  'the print room': async function* (page) {
    const { id } = await createTestPaidOrder(await createTestCustomer());
    await signInDirectly(page, await signInMember('printer@smriti.test'));
    await page.route('**/api/orders/*/print', (route) => route.fulfill({ json: MADE }));
    await page.route('**/api/prints', (route) => route.fulfill({ json: { archive: PACKED } }));
    await page.goto(`/admin/print-room/${id}`);
    await expectTextVisible(page, '30 pages, 178.0 MB');
    yield 'with its print files';
    await clickFirstButton(page, 'Photos as uploaded');
    await expectTextVisible(page, 'Download the file');
    yield 'with its photos in one file';
    await navigateInApp(page, '/admin/print-room/ORDNOTTHERE');
    await expectTextVisible(page, 'This order is not in the print room.');
    yield 'with an unknown order';
  },
});
