import { randomUUID } from 'node:crypto';
import { firestore } from '../support/admin';
import { newCustomer } from '../support/accounts';
import { moveOrder, newPlacement, paidOrder, storeApproved, storeRequest } from '../support/orders';
import { toRupees } from '@smriti/shared/base/money';
import { signedIn, signedInCustomer } from './support/accounts';
import { rupeesText } from './support/catalogue';
import { expect, test } from './support/test';

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

/** Stores older copies of an order beside it. */
async function copyOrder(id: string, count: number): Promise<void> {
  const order = (await firestore.doc(`orders/${id}`).get()).data();
  const batch = firestore.batch();
  for (let index = 1; index <= count; index += 1) {
    const copy = `ORDCPY${randomUUID().slice(0, 8)}`;
    const created_at = new Date(Date.UTC(2025, 0, 1) - index * 60_000);
    batch.set(firestore.doc(`orders/${copy}`), { ...order, id: copy, created_at });
  }
  await batch.commit();
}

test.describe('My Orders', () => {
  test('says so when there are none', async ({ page }) => {
    await signedInCustomer(page);
    await page.goto('/orders');
    await expect(page).toHaveURL(ORDERS);
    await expect(page.getByText('You have no orders yet.')).toBeVisible();
  });

  test(
    'shows a request from the first day, and what can be done with it',
    { tag: '@both' },
    async ({ page }) => {
      const customer = await newCustomer();
      const [requested, approved] = await Promise.all([
        storeRequest(customer, { title: 'Requested one' }),
        storeApproved(customer, { title: 'Approved one' }),
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

  test('leads from an order that is placed to its payment', async ({ page }) => {
    const customer = await newCustomer();
    const { order } = await newPlacement(customer, [{ title: 'Unpaid one', quantity: 1_200 }]);
    await signedIn(page, customer);
    await page.goto(ORDERS);
    const row = page.getByRole('row').filter({ hasText: 'Unpaid one' });
    await expect(row.getByText('Processing')).toBeVisible();
    await expect(row).toContainText(rupeesText(order.grand_total));
    await expect(row.getByText('1,200', { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
    await row.getByRole('link', { name: 'Pay Now' }).click();
    await expect(page).toHaveURL(new RegExp(`/total-payment\\?id=${order.id}`));
    await expect(page.getByRole('main')).toContainText(rupeesText(order.amount_due));
    await expect(page.getByRole('definition').getByText('1,200', { exact: true })).toBeVisible();
  });

  test('follows an order on its way', async ({ page }) => {
    const customer = await newCustomer();
    const order = await paidOrder(customer, { title: 'On its way' });
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

  test('shows older orders page by page', async ({ page }) => {
    const customer = await newCustomer();
    const { order } = await newPlacement(customer, [{ title: 'One of many' }]);
    await copyOrder(order.id, 21);
    await signedIn(page, customer);
    await page.goto(ORDERS);
    const rows = page.getByRole('row').filter({ hasText: 'One of many' });
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toContainText(order.id);
    await page.getByRole('button', { name: 'Show older orders' }).click();
    await expect(rows).toHaveCount(22);
    await expect(page.getByRole('button', { name: 'Show older orders' })).toHaveCount(0);
  });

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: /status of 500/ });

    test('says so, and tries again', async ({ page }) => {
      await signedInCustomer(page);
      const json = { message: 'Not now.', code: 'internal', request_id: 'x' };
      await page.route('**/api/orders/user/*', (route) => route.fulfill({ status: 500, json }));
      await page.goto(ORDERS);
      await expect(page.getByRole('alert')).toContainText(
        'Failed to fetch orders. Please try again.',
      );
      await page.unroute('**/api/orders/user/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('You have no orders yet.')).toBeVisible();
    });
  });
});
