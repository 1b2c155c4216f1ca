import type { Page } from '@playwright/test';
import { type Member, newCustomer } from '../support/accounts';
import { newPlacement, paidOrder, storeApproved } from '../support/orders';
import { signedIn, signedInCustomer } from './support/accounts';
import { typeAddress } from './support/address-form';
import { rupeesText } from './support/catalogue';
import { expect, test } from './support/test';

test.use({ usesGoogle: true });

const ORDERS = '/my-account/account-orders';
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
  test('orders an album again, and leads to its payment', async ({ page }) => {
    const customer = await newCustomer();
    const order = await paidOrder(customer, { title: 'Once more' });
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

  test('can be left before paying: the reorder waits in My Orders', async ({ page }) => {
    const customer = await newCustomer();
    const order = await paidOrder(customer, { title: 'Perhaps later' });
    await open(page, customer, order.id);
    await place(page).click();
    await expect(page).toHaveURL(/\/total-payment\?id=ORD/);
    await page.goBack();
    await place(page).click();
    await expect(page).toHaveURL(/\/total-payment\?id=ORD/);
    await page.goto(ORDERS);
    const rows = page.getByRole('row').filter({ hasText: 'Perhaps later' });
    await expect(rows).toHaveCount(2);
    await rows.getByRole('link', { name: 'Pay Now' }).click();
    await expect(page.getByRole('main')).toContainText(rupeesText(order.total_price));
  });

  test('takes a new address, and selects it', async ({ page }) => {
    const customer = await newCustomer();
    const order = await paidOrder(customer, { title: 'To a friend' });
    await open(page, customer, order.id);
    await page.getByRole('button', { name: '+ Add New Address' }).click();
    await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused();
    await page.getByRole('button', { name: 'Add Address' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
    const form = region(page, 'Delivery Address');
    await typeAddress(form);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: '+ Add New Address' }).click();
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Bengaluru');
    await page.getByRole('button', { name: 'Add Address' }).click();

    const added = page.getByRole('radio', { name: /Leela Rao/ });
    await expect(added).toBeChecked();
    await expect(added).toBeFocused();
    await expect(region(page, 'Order Summary')).toContainText('7, Church Street');
    await page.getByRole('radio', { name: /Asha Verma/ }).check();
    await expect(region(page, 'Order Summary')).toContainText('12, Lake Road');
    await added.check();
    await place(page).click();
    await expect(page).toHaveURL(/\/total-payment\?id=ORD/);
    await page.goto(ORDERS);
    await page.getByRole('link', { name: 'View Order' }).first().click();
    await expect(region(page, 'Delivery Address')).toContainText('7, Church Street');
  });

  test('asks for an address where there is none', async ({ page }) => {
    const customer = await newCustomer();
    const { order } = await newPlacement(customer, [{ title: 'Homeless' }]);
    await page.route('**/api/addresses/user/*', (route) =>
      route.fulfill({ json: { addresses: [] } }),
    );
    await open(page, customer, order.id);
    await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
    await expect(place(page)).toHaveAttribute('aria-disabled', 'true');
    await place(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Please select a delivery address');
    await expect(page).toHaveURL(/\/reorder/);
  });

  test('explains that an album has to be ordered first', async ({ page }) => {
    const customer = await newCustomer();
    await storeApproved(customer, { title: 'Not ordered' });
    await signedIn(page, customer);
    await page.goto(ORDERS);
    await page.getByRole('link', { name: 'Re-Order' }).click();
    await expect(page.getByText('You can reorder this album after its first order.')).toBeVisible();
    await page.getByRole('link', { name: 'Go Back to Orders' }).click();
    await expect(page).toHaveURL(ORDERS);
  });

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: /status of (404|500)/ });
    const json = { message: 'Not now.', code: 'internal', request_id: 'x' };

    test('says so, keeps what was chosen, and tries again', async ({ page }) => {
      const customer = await newCustomer();
      const order = await paidOrder(customer, { title: 'Second try' });
      await open(page, customer, order.id);
      await more(page).click();
      await page.route('**/api/orders/reorder', (route) => route.fulfill({ status: 500, json }));
      await place(page).click();
      await expect(page.getByRole('alert')).toContainText('Failed to process reorder');
      await expect(line(page, 'Quantity')).toHaveText('2');
      await page.unroute('**/api/orders/reorder');
      await place(page).click();
      await expect(page).toHaveURL(/\/total-payment\?id=ORD/);
    });

    test('says that there is no such order', async ({ page }) => {
      await signedInCustomer(page);
      await page.goto('/reorder?id=ORDXXXXXXXX');
      await expect(page.getByText('Order not found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go Back to Orders' })).toBeVisible();
    });

    test('fetches the addresses once more', async ({ page }) => {
      const customer = await newCustomer();
      const { order } = await newPlacement(customer, [{ title: 'Third try' }]);
      await page.route('**/api/addresses/user/*', (route) => route.fulfill({ status: 500, json }));
      await open(page, customer, order.id);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.unroute('**/api/addresses/user/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('radio', { name: /Asha Verma/ })).toBeChecked();
    });
  });
});
