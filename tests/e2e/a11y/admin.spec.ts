import type { OrderPrint, PrintArchive } from '@smriti/shared/order/print-files';
import { signInMember, createTestCustomer } from '../../support/accounts';
import { storeRequestedAlbum } from '../../support/albums';
import { createTestPlacement, createTestPaidOrder, payWithTestCard } from '../../support/orders';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { failRequests } from '../support/interception';
import { signInDirectly } from '../support/accounts';
import { expect } from '../support/test';

/** Record kinds whose lists show different content. */
const CATALOGUE_LISTS = [
  'products',
  'categories',
  'album-sizes',
  'initial-payments',
  'banners',
  'shipping-methods',
];

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
  'the start page of the console': async function* (page) {
    await signInDirectly(page, await signInMember('admin@smriti.test'));
    const stopFailing = await failRequests(page, '*/api/dashboard');
    await page.goto('/admin');
    await expectTextVisible(page, 'Today could not be loaded.');
    yield 'not loaded';
    await stopFailing();
    await clickFirstButton(page, 'Try again');
    await expectTextVisible(page, 'Albums to review');
    yield 'as it opens';
    await page.getByText('Show as a table').first().click();
    await page.getByText('Show all of it').click();
    yield 'with a chart as a table';
    await clickFirstButton(page, 'Open menu');
    await page.getByRole('dialog', { name: 'Shop admin' }).waitFor();
    yield ['with the drawer of a phone', 'phone'];
    await page.goto('/admin/today/payments');
    await expectTextVisible(page, /^(Every payment came with the right amount|PAY\w{8}$)/);
    yield 'its payments';
    await page.goto('/admin/today/failures');
    await expectTextVisible(page, 'What did not work');
    yield 'its failures';
  },

  'albums in progress': async function* (page) {
    await storeRequestedAlbum(await signInMember('customer@smriti.test'));
    await signInDirectly(page, await signInMember('admin@smriti.test'));
    await page.goto('/admin/albums');
    await expectTextVisible(page, 'Waiting for');
    yield 'as a list';
    await clickFirstButton(page, /^Hand over/);
    await expectTextVisible(page, 'Hand over this album?');
    yield 'being handed over';
  },

  orders: async function* (page) {
    const customer = await createTestCustomer();
    const { orders, placement } = await createTestPlacement(customer, [{ title: 'Judged' }, {}]);
    await payWithTestCard(customer, { placement_id: placement.id }, placement.amount_due);
    const id = orders[0]?.id ?? '';
    await signInDirectly(page, await signInMember('admin@smriti.test'));
    await page.goto('/admin/orders');
    // Any order will do: newer orders of other tests may have pushed this one off the first page.
    await page.getByRole('checkbox', { name: 'Choose order' }).first().check();
    await expectTextVisible(page, '1 chosen');
    yield 'as a list, one chosen';
    await page.goto('/admin/orders?view=board');
    await expectTextVisible(page, 'To print');
    yield 'as a board';
    await page.goto(`/admin/orders/${id}`);
    await expectTextVisible(page, 'After the sale');
    yield 'one of them';
    await clickFirstButton(page, 'Refund');
    await expectTextVisible(page, 'Refund a part of this order');
    yield 'being refunded';
    await page.keyboard.press('Escape');
    await clickFirstButton(page, 'Free replacement');
    await expectTextVisible(page, 'Make it again, free of charge?');
    yield 'being replaced';
  },

  'the catalogue': async function* (page) {
    await signInDirectly(page, await signInMember('admin@smriti.test'));
    const table = page.getByRole('main').locator('table');
    for (const kind of CATALOGUE_LISTS) {
      await page.goto(`/admin/catalogue/${kind}`);
      await table.waitFor();
      yield `the list of ${kind}`;
    }
    await clickFirstButton(page, 'Archived');
    await table.waitFor({ state: 'detached' });
    yield 'an empty list';
    await page.goto('/admin/catalogue/shipping-methods/1');
    await clickFirstButton(page, 'Delete');
    await page.getByRole('dialog').waitFor();
    yield 'a record to be deleted';
    await page.keyboard.press('Escape');
    await clickFirstButton(page, 'Archive');
    await page.getByRole('dialog').waitFor();
    yield 'a record to be archived';
    await page.goto('/admin/catalogue/banners/new');
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'Please fill this in.');
    yield 'an invalid form';
    await page.goto('/admin/catalogue/products/1');
    await page.getByLabel('Title', { exact: true }).waitFor();
    // The button is visible for forms of any length.
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
    yield 'a form that is longer than the window';
    await page.goto('/admin/catalogue/categories/import');
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
    await page.goto('/admin/print-room/ORDNOTTHERE');
    await expectTextVisible(page, 'This order is not in the print room.');
    yield 'with an unknown order';
  },
});
