import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { type Member, newCustomer } from '../support/accounts';
import {
  moveOrder,
  newPlacement,
  notePayment,
  orderOf,
  paidOrder,
  storeApproved,
} from '../support/orders';
import { signedIn } from './support/accounts';
import { fetchProducts, rupeesText } from './support/catalogue';
import { expect, test } from './support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const fact = (page: Page, section: string, name: string | RegExp) =>
  region(page, section)
    .getByRole('term')
    .filter({ hasText: name })
    .locator('..')
    .getByRole('definition');
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel Order' });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, customer: Member, id: string): Promise<void> {
  await signedIn(page, customer);
  await page.goto(`/view-order?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
}

test.describe('order details', () => {
  test('show what was ordered, where it goes, and what is still to be paid', async ({ page }) => {
    const customer = await newCustomer();
    const { order } = await newPlacement(customer, [{ title: 'Kerala by boat', quantity: 3 }]);
    await open(page, customer, order.id);

    const product = region(page, 'Product Details');
    await expect(product).toContainText('Kerala by boat');
    await expect(product).toContainText(rupeesText(order.total_price));
    const address = region(page, 'Delivery Address');
    for (const text of ['Asha Verma', '12, Lake Road', 'Pune, Maharashtra 411001', 'India']) {
      await expect(address).toContainText(text);
    }
    await expect(fact(page, 'Delivery Address', 'Email')).toHaveText('asha@example.in');
    await expect(fact(page, 'Order Status', 'Order status')).toHaveText('Processing');
    await expect(fact(page, 'Order Status', 'Payment status')).toHaveText('Pending');
    await expect(fact(page, 'Order Summary', 'Quantity')).toHaveText('3');
    await expect(fact(page, 'Order Summary', 'Subtotal')).toHaveText(rupeesText(order.subtotal));
    await expect(fact(page, 'Order Summary', 'Total').last()).toHaveText(
      rupeesText(order.grand_total),
    );
    await expect(fact(page, 'Order Summary', 'To pay')).toHaveText(rupeesText(order.amount_due));
    await expect(region(page, 'Order Summary')).toContainText('Delivered to');
    const steps = region(page, 'What happened so far').getByRole('listitem');
    await expect(steps).toHaveText([
      /Request made/,
      /Order placed/,
      /Still to come: Shipped/,
      /Still to come: Delivered/,
    ]);
    await expect(page.getByRole('button', { name: 'Download Invoice' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to My Orders' }).click();
    await expect(page).toHaveURL('/my-account/account-orders');
  });

  test('lead from an order that is not placed to the checkout', async ({ page }) => {
    const customer = await newCustomer();
    const album = await storeApproved(customer, { title: 'Approved one' });
    await signedIn(page, customer);
    await page.goto('/my-account/account-orders');
    await page.getByRole('link', { name: 'View Order' }).click();
    await expect(region(page, 'Delivery Address')).toContainText('when you check out');
    await expect(fact(page, 'Order Summary', 'Shipping')).toHaveText('Chosen at checkout');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(`/checkout?id=${album.id}`);
  });

  test.describe('with an invoice that takes a moment', () => {
    test.use({ expectedErrors: /status of 409/ });

    test('are paid later, and then offer the invoice as a PDF', async ({ page }) => {
      const customer = await newCustomer();
      const { order } = await newPlacement(customer, [{ title: 'Paid later' }]);
      await open(page, customer, order.id);
      const pay = page.getByRole('link', { name: `Pay ${rupeesText(order.amount_due)} Now` });
      await pay.click();
      await page.getByRole('button', { name: '4111 1111 1111 1111' }).click();
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
      await page.getByRole('link', { name: 'View the order' }).click();

      await expect(fact(page, 'Order Status', 'Payment status')).toHaveText('Paid');
      await expect(fact(page, 'Order Summary', 'Paid')).toHaveText(rupeesText(-order.amount_due));
      await expect(region(page, 'What happened so far')).toContainText('Payment received');
      await expect(pay).toHaveCount(0);
      const invoice = page.getByRole('button', { name: 'Download Invoice' });
      const download = page.waitForEvent('download');
      await expect(async () => {
        await invoice.click();
        await expect(page.getByText('The invoice is in your downloads.')).toBeVisible();
      }).toPass();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^invoice-.+\.pdf$/);
      const bytes = await readFile(await file.path());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });
  });

  test('let a paid order be cancelled, and say before and after what comes back', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const order = await paidOrder(customer, { title: 'Changed my mind' });
    const amount = rupeesText(order.amount_due + order.initial_paid);
    await open(page, customer, order.id);
    await cancel(page).click();
    await expect(dialog(page)).toContainText(
      `You get back:${amount}, to the card or account you paid with`,
    );
    await page.getByRole('button', { name: 'Keep the order' }).click();
    await expect(cancel(page)).toBeFocused();
    expect((await orderOf(customer, order.id)).order_status).toBe('processing');

    await cancel(page).click();
    await dialog(page).getByRole('button', { name: 'Cancel Order' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const told = page.getByRole('status').filter({ hasText: 'This order is cancelled.' });
    await expect(told).toContainText(`${amount}, on its way to the card or account you paid with`);
    await expect(fact(page, 'Order Status', 'Order status')).toHaveText('Cancelled');
    await expect(fact(page, 'Order Status', 'Payment status')).toHaveText('Refunded');
    await expect(cancel(page)).toHaveCount(0);
    await page.reload();
    await expect(told).toContainText(amount);
    expect((await orderOf(customer, order.id)).order_status).toBe('Cancelled');
  });

  test('say of a cancelled order what was paid outside of the shop', async ({ page }) => {
    const customer = await newCustomer();
    const { order } = await newPlacement(customer, [{ title: 'Paid in cash' }]);
    await notePayment(order.id, 'paid');
    await open(page, customer, order.id);
    await cancel(page).click();
    await dialog(page).getByRole('button', { name: 'Cancel Order' }).click();
    const told = page.getByRole('status').filter({ hasText: 'This order is cancelled.' });
    await expect(told).toContainText(
      `${rupeesText(order.amount_due)} that you paid outside this shop: we will write to you about it`,
    );
    await notePayment(order.id, 'refunded');
    await page.reload();
    await expect(told).toContainText(`${rupeesText(order.amount_due)} that you paid outside`);
    await expect(told).not.toContainText('we will write to you');
  });

  test('follow the order, which can be cancelled until it is shipped', async ({ page }) => {
    const customer = await newCustomer();
    const order = await paidOrder(customer, { title: 'On its way' });
    await open(page, customer, order.id);
    await expect(cancel(page)).toBeVisible();
    await moveOrder(order.id, 'Shipped');
    await expect(fact(page, 'Order Status', 'Order status')).toHaveText('Shipped');
    await expect(cancel(page)).toHaveCount(0);
    await expect(region(page, 'What happened so far')).toContainText('By the shop');
  });

  test.describe('of an order that is shipped meanwhile', () => {
    test.use({ expectedErrors: /status of 409/ });

    test('say why it cannot be cancelled any more', async ({ page }) => {
      const customer = await newCustomer();
      const order = await paidOrder(customer, { title: 'Too late' });
      await open(page, customer, order.id);
      await page.route('**/api/orders/*/cancel', async (route) => {
        await moveOrder(order.id, 'Shipped');
        await route.continue();
      });
      await cancel(page).click();
      await dialog(page).getByRole('button', { name: 'Cancel Order' }).click();
      await expect(page.getByText('This order is Shipped and cannot become')).toBeVisible();
      expect((await orderOf(customer, order.id)).order_status).toBe('Shipped');
    });
  });

  test('ask once how the customer likes what was delivered', async ({ page, request }) => {
    const customer = await newCustomer();
    const [product] = await fetchProducts(request, { sort: 'newest' });
    const order = await paidOrder(customer, { title: 'At home', product_id: product?.id ?? null });
    await moveOrder(order.id, 'Shipped', 'Delivered');
    await open(page, customer, order.id);
    const rating = region(page, 'Rate this product');
    await rating.getByRole('button', { name: 'Send Rating' }).click();
    await expect(rating.getByText('Please choose how many stars you give')).toBeVisible();
    await rating.getByRole('radio', { name: '4 stars' }).check();
    await rating.getByLabel('Your review').fill('The cover feels like linen.');
    await rating.getByRole('button', { name: 'Send Rating' }).click();
    const own = region(page, 'Your rating');
    await expect(own.getByRole('img', { name: 'You gave 4 out of 5 stars' })).toBeVisible();
    await expect(own).toContainText('The cover feels like linen.');
    await expect(rating).toHaveCount(0);
    await page.reload();
    await expect(own).toBeVisible();
    await page.goto(`/product?id=${product?.id}`);
    await expect(page.getByRole('list', { name: 'Ratings and Reviews' })).toContainText(
      'The cover feels like linen.',
    );
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: /status of (404|500)/ });

    test('say that there is no such order, also of another customer', async ({ page }) => {
      const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
      const { order } = await newPlacement(other, [{ title: 'Not yours' }]);
      await signedIn(page, customer);
      for (const query of [`?id=${order.id}`, '?id=ORDXXXXXXXX', '']) {
        await page.goto(`/view-order${query}`);
        await expect(page.getByText('Order not found')).toBeVisible();
      }
      await page.getByRole('link', { name: 'Go Back to Orders' }).click();
      await expect(page).toHaveURL('/my-account/account-orders');
    });

    test('say so, and try again or go back', async ({ page }) => {
      const customer = await newCustomer();
      await paidOrder(customer, { title: 'Slow one' });
      await signedIn(page, customer);
      await page.goto('/my-account/account-orders');
      const json = { message: 'Not now.', code: 'internal', request_id: 'x' };
      await page.route('**/api/orders/ORD*', (route) => route.fulfill({ status: 500, json }));
      await page.getByRole('link', { name: 'View Order' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to fetch order details');
      await page.getByRole('button', { name: 'Go Back' }).click();
      await expect(page).toHaveURL('/my-account/account-orders');
      await page.goForward();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unroute('**/api/orders/ORD*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(region(page, 'Product Details')).toContainText('Slow one');
    });
  });
});
