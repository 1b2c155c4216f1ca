import { getOrder } from '@smriti/shared/order/orders';
import type { Page } from '@playwright/test';
import { createTestCustomer } from '../support/accounts';
import { createTestPlacement } from '../support/orders';
import { callEndpoint } from '../support/http';
import { expectAccessible, expectTextVisible } from './support/accessibility';
import { signInDirectly } from './support/accounts';
import { formatPageRupees } from './support/catalogue';
import { useRazorpay } from './support/razorpay';
import { expect, test } from './support/test';
import { readBrowserStorageAsText, readRecordsAsText, readLogsAsText } from './support/traces';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name);
const method = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const razorpay = (page: Page) => page.getByRole('dialog', { name: 'Razorpay Checkout' });

const TEST_CARD = '4111 1111 1111 1111';

/** Opens the payment page of an unpaid order of a new customer. */
async function openTotal(page: Page, title = 'Monsoon') {
  const customer = await createTestCustomer();
  const { order } = await createTestPlacement(customer, [{ title, quantity: 3 }]);
  await signInDirectly(page, customer);
  await page.goto(`/total-payment?id=${order.id}&address_id=a1&amount=${order.amount_due}`);
  await expect(confirm(page)).toBeVisible();
  const paymentStatus = async () => {
    const params = { id: order.id };
    return (await callEndpoint(getOrder, { params, token: customer.idToken })).order.payment_status;
  };
  return { customer, order, paymentStatus };
}

async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Cardholder name').fill('Zubeida Kazmi');
  await field(page, 'Expiry (MM/YY)').fill('1239');
  await field(page, 'CVV').fill('7391');
}

test.describe('a payment by Razorpay', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  // proves payments-15
  test('succeeds after a failed script, a closed window and a decline', async ({ page }) => {
    await useRazorpay(page);
    const { order, paymentStatus } = await openTotal(page);
    await expect(page.getByText('Coming Soon')).toHaveCount(0);
    await expect(field(page, 'Card number')).toHaveCount(0);
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
    await expect(heading(page)).toHaveText('Payment received');
    expect(await paymentStatus()).toBe('paid');
  });
});

// proves payments-1, payments-7, payments-12, payments-18
test('an order is paid after a decline, and no card data reaches the server, logs or browser storage', async ({
  page,
}) => {
  const { customer, order, paymentStatus } = await openTotal(page, 'Secret');
  await expect(heading(page)).toHaveText('Complete Payment');
  await expect(page.getByText('Secret')).toBeVisible();
  await expect(page.getByText(formatPageRupees(order.amount_due))).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await expectAccessible(page, 'by card');
  await field(page, 'Cardholder name').fill('');
  await confirm(page).click();
  await expectTextVisible(page, 'Cardholder name is required');
  await expectAccessible(page, 'with every field missing');
  await fillCard(page, '5105105105105100');
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Only the test cards work here.');
  await fillCard(page, '4000000000000002');
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(field(page, 'Cardholder name')).toHaveValue('Zubeida Kazmi');
  await expect(field(page, 'Card number')).toHaveValue('4000 0000 0000 0002');
  await expect(field(page, 'Expiry (MM/YY)')).toHaveValue('12/39');
  await field(page, 'Card number').fill(TEST_CARD);
  await confirm(page).click();
  await expect(page).toHaveURL(
    new RegExp(`/initial-payment-confirm\\?id=${order.id}&transactionId=TXN_\\d+_\\d+$`),
  );
  await expect(heading(page)).toHaveText('Payment received');
  await expect(page.getByText('Thank you. Your order is paid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View the order' })).toHaveAttribute(
    'href',
    `/view-order?id=${order.id}`,
  );
  expect(await paymentStatus()).toBe('paid');
  const transactionId = new URL(page.url()).searchParams.get('transactionId') ?? 'none';

  await expectAccessible(page, 'received');
  const traces = {
    sent: sent.join('\n'),
    firestore: await readRecordsAsText(customer.uid),
    log: readLogsAsText(),
    browser: await readBrowserStorageAsText(page),
  };
  // Each text must contain data of this payment, so that the searches below cannot pass on empty texts.
  expect(traces.sent).toContain(transactionId);
  expect(traces.firestore).toContain(transactionId);
  expect(traces.log).toContain('/payments/:id/confirm');
  expect(traces.browser).toContain(customer.uid);
  const secrets =
    /4111[ -]?1111[ -]?1111[ -]?1111|4000[ -]?0000[ -]?0000[ -]?0002|5105[ -]?1051[ -]?0510[ -]?5100|Zubeida|"7391"/;
  for (const [where, text] of Object.entries(traces)) {
    expect(secrets.exec(text)?.[0], where).toBeUndefined();
  }
});
