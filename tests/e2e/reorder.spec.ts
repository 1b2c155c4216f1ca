import type { Page } from '@playwright/test';
import { type Member, newCustomer } from '../support/accounts';
import { newPaidOrder } from '../support/orders';
import { signedIn } from './support/accounts';
import { rupeesText } from './support/catalogue';
import { expect, test } from './support/test';

test.use({ usesGoogle: true });

const region = (page: Page, name: string) => page.getByRole('region', { name });
const line = (page: Page, name: string | RegExp) =>
  region(page, 'Order Summary')
    .getByRole('term')
    .filter({ hasText: name })
    .locator('..')
    .getByRole('definition');
const place = (page: Page) => page.getByRole('button', { name: 'Place Reorder' });
const more = (page: Page) => page.getByRole('button', { name: 'One copy more' });
const fewer = (page: Page) => page.getByRole('button', { name: 'One copy fewer' });

async function open(page: Page, customer: Member, id: string): Promise<void> {
  await signedIn(page, customer);
  await page.goto(`/reorder?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
}

test.describe('the reorder page', () => {
  // proves reorder-1, reorder-2, reorder-7, reorder-8, reorder-9, reorder-11
  test('orders an album again, and leads to its payment', async ({ page }) => {
    const customer = await newCustomer();
    const order = await newPaidOrder(customer, { title: 'Once more' });
    await open(page, customer, order.id);
    const product = region(page, 'Product Details');
    await expect(product).toContainText('Once more');
    await expect(product).toContainText(`${rupeesText(order.total_price)} each`);
    await expect(page.getByText('Originally ordered: 1')).toBeVisible();
    await expect(fewer(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('radio', { name: /Asha Verma/ })).toBeChecked();
    await expect(region(page, 'Delivery Address')).toContainText('Default');
    await more(page).click();
    await more(page).click();
    const total = rupeesText((order.total_price * 300) / 100);
    await expect(line(page, 'Quantity')).toHaveText('3');
    await expect(line(page, 'Subtotal')).toHaveText(total);
    await expect(line(page, 'Shipping')).toHaveText('Free');
    await expect(line(page, /^Total/)).toHaveText(total);
    await expect(region(page, 'Order Summary')).toContainText('12, Lake Road');

    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/orders/reorder')) sent += 1;
    });
    await place(page).dblclick();
    await expect(page).toHaveURL(/\/total-payment\?id=ORD/);
    expect(sent).toBe(1);
    // A customer who goes back before paying gets the same reorder.
    await page.goBack();
    await more(page).click();
    await more(page).click();
    await place(page).click();
    await expect(page).toHaveURL(/\/total-payment\?id=ORD/);
    await expect(page.getByRole('main')).toContainText(total);
    await page.getByRole('button', { name: '4111 1111 1111 1111' }).click();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await page.getByRole('link', { name: 'View the order' }).click();
    await expect(region(page, 'What happened so far')).toContainText('Order placed and paid');
    await page.getByRole('link', { name: 'Back to My Orders' }).click();
    const rows = page.getByRole('row').filter({ hasText: 'Once more' });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: total })).toContainText('Processing');
  });
});
