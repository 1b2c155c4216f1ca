import { DEMO_CUSTOMER_EMAIL, signInMember, newCustomer } from '../support/accounts';
import {
  moveOrder,
  newPaidOrder,
  storeApprovedAlbum,
  storePaidRequestedAlbum,
} from '../support/orders';
import { toRupees } from '@smriti/shared/base/money';
import { signedIn } from './support/accounts';
import { rupeesText } from './support/catalogue';
import { expect, test } from './support/test';
import { overflowOf } from './support/widths';

const ORDERS = '/my-account/account-orders';
const COLUMNS = [
  'Title',
  'Product',
  'Date',
  'Order Status',
  'Request Status',
  'Total Price',
  'Items',
  'Action',
];

test.describe('My Orders', () => {
  for (const language of ['en', 'hi']) {
    test(
      `has room at every width for its table, in ${language}`,
      { tag: '@wide' },
      async ({ page }) => {
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await signedIn(page, await signInMember(DEMO_CUSTOMER_EMAIL));
        await page.goto(ORDERS);
        await expect(page.getByRole('table')).toBeVisible();
        for (const width of [960, 1024, 1215, 1216]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await overflowOf(page), `at ${width}`).toBe(0);
        }
        // The column is wide enough to show each word of a product's name unbroken.
        const product = page.getByRole('row').nth(1).getByRole('cell').nth(1);
        expect((await product.boundingBox())?.width).toBeGreaterThanOrEqual(96);
      },
    );
  }

  // proves orders-1
  test(
    'shows a request from the first day, and what can be done with it',
    { tag: '@both' },
    async ({ page }) => {
      const customer = await newCustomer();
      const [requested, approved] = await Promise.all([
        storePaidRequestedAlbum(customer, { title: 'Requested one' }),
        storeApprovedAlbum(customer, { title: 'Approved one' }),
      ]);
      await signedIn(page, customer);
      await page.goto(ORDERS);
      for (const name of COLUMNS) {
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached();
      }

      const first = page.getByRole('row').filter({ hasText: 'Requested one' });
      await expect(first).toContainText(/ORD[2-9A-HJ-NP-Z]{8}/);
      await expect(first.getByText('Pending')).toBeVisible();
      await expect(first.getByText('Requested', { exact: true })).toBeVisible();
      await expect(first).toContainText(rupeesText(toRupees(requested.total_price_paise)));
      await expect(first.getByRole('link', { name: 'Preview Product' })).toHaveAttribute(
        'href',
        `/preview-product?id=${requested.id}`,
      );
      await expect(first.getByRole('link', { name: 'Re-Order' })).toBeVisible();
      await expect(first.getByRole('link', { name: /View Order|Checkout/ })).toHaveCount(0);

      const second = page.getByRole('row').filter({ hasText: 'Approved one' });
      await expect(second.getByRole('link', { name: 'View Order' })).toBeVisible();
      await second.getByRole('link', { name: 'Checkout' }).click();
      await expect(page).toHaveURL(`/checkout?id=${approved.id}`);
      await expect(page.getByRole('article', { name: 'Approved one' })).toBeVisible();
    },
  );

  // proves orders-3
  test('follows an order on its way', async ({ page }) => {
    const customer = await newCustomer();
    const order = await newPaidOrder(customer, { title: 'On its way' });
    await signedIn(page, customer);
    await page.goto(ORDERS);
    const row = page.getByRole('row').filter({ hasText: 'On its way' });
    await expect(row.getByText('Processing')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
    await moveOrder(order.id, 'Shipped');
    await expect(row.getByText('Shipped')).toBeVisible();
    await moveOrder(order.id, 'Delivered');
    await expect(row.getByText('Delivered')).toBeVisible();
  });
});
