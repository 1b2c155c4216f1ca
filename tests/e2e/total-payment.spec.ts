import { getOrder } from '@smriti/shared/order/orders';
import type { Page } from '@playwright/test';
import { createTestPlacement } from '../support/orders';
import { callEndpoint } from '../support/http';
import { expectAccessible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import { useRazorpay } from './support/razorpay';
import { expect, test } from './support/test';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' });
const method = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const razorpay = (page: Page) => page.getByRole('dialog', { name: 'Razorpay Checkout' });

test.use({ expectedErrors: /net::ERR_FAILED/ });

// Payments by card are tested in card-payments.spec.ts.
// proves payments-15
test('an order is paid by Razorpay after a failed script, a closed window and a decline', async ({
  page,
}) => {
  await useRazorpay(page);
  const customer = await signInNewCustomer(page);
  const { order } = await createTestPlacement(customer, [{ quantity: 3 }]);
  const paymentStatus = async () => {
    const params = { id: order.id };
    return (await callEndpoint(getOrder, { params, token: customer.idToken })).order.payment_status;
  };
  await page.goto(`/total-payment?id=${order.id}&address_id=a1&amount=${order.amount_due}`);
  await expect(confirm(page)).toBeVisible();
  await expect(page.getByText('Coming Soon')).toHaveCount(0);
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  const script = 'https://checkout.razorpay.com/v1/checkout.js';
  await page.route(script, (route) => route.abort());
  await method(page, /Net Banking/).check();
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(script);
  await useRazorpay(page);
  await confirm(page).click();
  await razorpay(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment window was closed');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(method(page, /Net Banking/)).toBeChecked();
  await expectAccessible(page, 'after its window was closed');
  expect(await paymentStatus()).toBe('pending');
  await method(page, /UPI/).check();
  await expectAccessible(page, 'by UPI');
  await confirm(page).click();
  await expect(razorpay(page)).toContainText(`₹${order.amount_due.toFixed(2)} upi`);
  await razorpay(page).getByRole('button', { name: 'Fail' }).click();
  await expect(razorpay(page)).toContainText('declined by the bank');
  await razorpay(page).getByRole('button', { name: 'Pay and lose the connection' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment received');
  expect(await paymentStatus()).toBe('paid');
});
