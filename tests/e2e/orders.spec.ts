import { signIn } from './support/accounts';
import { makeAlbum, makeApprovedAlbum, moveAlbum } from './support/albums';
import { rupeesText } from './support/catalogue';
import { newCustomer } from './support/review';
import { expect, expectAccessible, test } from './support/test';

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
  test('says so when there are none', async ({ page }) => {
    await signIn(page, (await newCustomer()).email);
    await page.goto('/orders');
    await expect(page).toHaveURL(ORDERS);
    await expect(page.getByText('You have no orders yet.')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows a request from the first day, and what can be done with it', async ({ page }) => {
    const customer = await newCustomer();
    const [requested, approved] = await Promise.all([
      makeAlbum(customer, 'Requested one'),
      makeApprovedAlbum(customer, 'Approved one'),
    ]);
    await moveAlbum(customer, requested.id, 'Requested');
    await signIn(page, customer.email);
    await page.goto(ORDERS);
    for (const name of COLUMNS) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached();
    }

    const first = page.getByRole('row').filter({ hasText: 'Requested one' });
    await expect(first).toContainText(/ORD[2-9A-HJ-NP-Z]{8}/);
    await expect(first.getByText('Pending')).toBeVisible();
    await expect(first.getByText('Requested', { exact: true })).toBeVisible();
    await expect(first).toContainText(rupeesText(requested.total_price));
    await expect(first.getByRole('link', { name: 'Preview Product' })).toHaveAttribute(
      'href',
      `/preview-product?id=${requested.id}`,
    );
    await expect(first.getByRole('link', { name: 'Re-Order' })).toBeVisible();
    await expect(first.getByRole('link', { name: /View Order|Checkout/ })).toHaveCount(0);

    const second = page.getByRole('row').filter({ hasText: 'Approved one' });
    await expect(second.getByRole('link', { name: 'View Order' })).toBeVisible();
    await expectAccessible(page);
    await second.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(`/checkout?id=${approved.id}`);
    await expect(page.getByRole('article', { name: 'Approved one' })).toBeVisible();
  });

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: /status of 500/ });

    test('says so, and tries again', async ({ page }) => {
      await signIn(page, (await newCustomer()).email);
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
