import type { Order } from '@smriti/shared/order/orders';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { type Member, newCustomer } from '../support/accounts';
import { moveOrder, newPlacement, fetchOrder, newPaidOrder } from '../support/orders';
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

/** Checks the products, the address and the amount due of an order. */
async function expectShown(page: Page, order: Order): Promise<void> {
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
  const total = fact(page, 'Order Summary', 'Total').last();
  await expect(total).toHaveText(rupeesText(order.grand_total));
  await expect(fact(page, 'Order Summary', 'Still to pay')).toHaveText(
    rupeesText(order.amount_due),
  );
  await expect(region(page, 'Order Summary')).toContainText('Delivered to');
  const steps = region(page, 'What happened so far').getByRole('listitem');
  await expect(steps).toHaveText([
    /Request made/,
    /Order placed/,
    /Still to come: Shipped/,
    /Still to come: Delivered/,
  ]);
  await expect(page.getByRole('button', { name: 'Download Invoice' })).toHaveCount(0);
}

test.describe('order details', () => {
  test.describe('with an invoice that takes a moment', () => {
    test.use({ expectedErrors: /status of 409/ });

    // proves orders-5, orders-13
    test('show an order, are paid later, and then offer the invoice as a PDF', async ({ page }) => {
      const customer = await newCustomer();
      const { order } = await newPlacement(customer, [{ title: 'Kerala by boat', quantity: 3 }]);
      await open(page, customer, order.id);
      await expectShown(page, order);
      const pay = page.getByRole('link', { name: 'Pay Now' });
      await pay.click();
      await page.getByRole('button', { name: '4111 1111 1111 1111' }).click();
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
      await page.goto(`/view-order?id=${order.id}`);

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
    const order = await newPaidOrder(customer, { title: 'Changed my mind' });
    const amount = rupeesText(order.amount_due + order.initial_paid);
    await open(page, customer, order.id);
    await cancel(page).click();
    await expect(dialog(page)).toContainText(
      `You get back:${amount}, to the card or account you paid with`,
    );
    await page.getByRole('button', { name: 'Keep the order' }).click();
    await expect(cancel(page)).toBeFocused();
    expect((await fetchOrder(customer, order.id)).order_status).toBe('processing');

    await cancel(page).click();
    await dialog(page).getByRole('button', { name: 'Cancel Order' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const told = page.getByRole('status').filter({ hasText: 'This order is cancelled.' });
    await expect(told).toContainText(`${amount}, on its way to the card or account you paid with`);
    await expect(told).toContainText('It arrives in 5 to 7 working days, by ');
    await expect(page.getByText(`${amount} refunded to what you paid with`)).toBeVisible();
    await expect(fact(page, 'Order Status', 'Order status')).toHaveText('Cancelled');
    await expect(fact(page, 'Order Status', 'Payment status')).toHaveText('Refunded');
    await expect(cancel(page)).toHaveCount(0);
    await page.reload();
    await expect(told).toContainText(amount);
    expect((await fetchOrder(customer, order.id)).order_status).toBe('Cancelled');
  });

  test('follow the order, which can be cancelled until it is shipped', async ({ page }) => {
    const customer = await newCustomer();
    const order = await newPaidOrder(customer, { title: 'On its way' });
    await open(page, customer, order.id);
    await expect(cancel(page)).toBeVisible();
    await moveOrder(order.id, 'Shipped');
    await expect(fact(page, 'Order Status', 'Order status')).toHaveText('Shipped');
    await expect(cancel(page)).toHaveCount(0);
    await expect(region(page, 'What happened so far')).toContainText('By the shop');
  });

  test('ask once how the customer likes what was delivered', async ({ page, request }) => {
    const customer = await newCustomer();
    const [product] = await fetchProducts(request, { sort: 'newest' });
    const order = await newPaidOrder(customer, {
      title: 'At home',
      product_id: product?.id ?? null,
    });
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
    // A trigger updates a product's ratings shortly after.
    const reviews = page.getByRole('list', { name: 'Ratings and Reviews' });
    await expect(async () => {
      await page.goto(`/product?id=${product?.id}`);
      await expect(reviews).toContainText('The cover feels like linen.', { timeout: 5000 });
    }).toPass();
  });
});
