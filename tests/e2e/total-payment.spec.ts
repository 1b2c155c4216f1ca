import { getOrder } from '@smriti/shared/order/orders';
import type { Page } from '@playwright/test';
import { newCustomer } from '../support/accounts';
import { newPlacement } from '../support/orders';
import { answerOf } from '../support/http';
import { signedIn, signedInCustomer } from './support/accounts';
import { rupeesText } from './support/catalogue';
import { useRazorpay } from './support/razorpay';
import { expect, test } from './support/test';
import { browserText, firestoreText, logText } from './support/traces';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name);
const method = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const razorpay = (page: Page) => page.getByRole('dialog', { name: 'Razorpay Checkout' });

const TEST_CARD = '4111 1111 1111 1111';
const ERRORS = {
  'Card number': 'Please enter a valid card number',
  'Cardholder name': 'Cardholder name is required',
  'Expiry (MM/YY)': 'Please enter a valid expiry date (MM/YY)',
  CVV: 'Please enter a valid CVV',
};

/** A new customer with an order that is to be paid, at its payment page. */
async function openTotal(page: Page, title = 'Monsoon') {
  const customer = await newCustomer();
  const { order } = await newPlacement(customer, [{ title, quantity: 3 }]);
  await signedIn(page, customer);
  await page.goto(`/total-payment?id=${order.id}&address_id=a1&amount=${order.amount_due}`);
  await expect(confirm(page)).toBeVisible();
  const paymentStatus = async () => {
    const params = { id: order.id };
    return (await answerOf(getOrder, { params, token: customer.idToken })).order.payment_status;
  };
  return { customer, order, paymentStatus };
}

async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Cardholder name').fill('Zubeida Kazmi');
  await field(page, 'Expiry (MM/YY)').fill('1239');
  await field(page, 'CVV').fill('7391');
}

test.describe('the payment of an order', () => {
  test('shows what is paid, judges the card, and pays it', async ({ page }) => {
    const { order, paymentStatus } = await openTotal(page);
    await expect(heading(page)).toHaveText('Complete Payment');
    await expect(page.getByText('Monsoon')).toBeVisible();
    await expect(page.getByText(rupeesText(order.amount_due))).toBeVisible();
    for (const name of [/UPI/, /Net Banking/]) {
      await expect(method(page, name)).toBeDisabled();
      await expect(method(page, name).locator('..')).toContainText('Coming Soon');
    }

    await confirm(page).click();
    for (const [name, error] of Object.entries(ERRORS)) {
      await expect(field(page, name)).toHaveAccessibleDescription(error);
    }
    await expect(field(page, 'Card number')).toBeFocused();
    await field(page, 'CVV').fill('12a3');
    await expect(field(page, 'CVV')).toHaveValue('123');
    await expect(page.getByText(ERRORS.CVV)).toHaveCount(0);
    await expect(page.getByText(ERRORS['Card number'])).toBeVisible();

    await fillCard(page, `${TEST_CARD}1111`);
    await expect(field(page, 'Card number')).toHaveValue(`${TEST_CARD} 1111`);
    await confirm(page).click();
    await expect(field(page, 'Card number')).toHaveAccessibleDescription(ERRORS['Card number']);

    await fillCard(page, TEST_CARD.replaceAll(' ', ''));
    await expect(field(page, 'Card number')).toHaveValue(TEST_CARD);
    await expect(field(page, 'Expiry (MM/YY)')).toHaveValue('12/39');
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
  });

  test('that is declined keeps what was typed, and can be tried again', async ({ page }) => {
    const { paymentStatus } = await openTotal(page);
    await fillCard(page, '4000000000000002');
    await confirm(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(field(page, 'Cardholder name')).toHaveValue('Zubeida Kazmi');
    await expect(field(page, 'Card number')).toHaveValue('4000 0000 0000 0002');
    await field(page, 'Card number').fill(TEST_CARD);
    await confirm(page).click();
    await expect(heading(page)).toHaveText('Payment received');
    expect(await paymentStatus()).toBe('paid');
  });

  test('that was made already has nothing to pay', async ({ page }) => {
    const { order } = await openTotal(page);
    await fillCard(page, TEST_CARD);
    await confirm(page).click();
    await expect(heading(page)).toHaveText('Payment received');
    await page.goto(`/total-payment?id=${order.id}&amount=${order.amount_due}`);
    await expect(page.getByText('There is nothing to pay for this now.')).toBeVisible();
    await expect(confirm(page)).toHaveCount(0);
  });

  test('needs an order and an amount', async ({ page }) => {
    await signedInCustomer(page);
    for (const query of ['', '?id=o1', '?amount=10']) {
      await page.goto(`/total-payment${query}`);
      await expect(heading(page)).toHaveText('Error');
      await expect(page.getByRole('alert')).toContainText(
        'Missing order ID or amount. Please return to the previous page.',
      );
    }
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  });

  test.describe('of somebody else', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('is not offered', async ({ page }) => {
      const { order } = await newPlacement(await newCustomer(), [{ title: 'Not yours' }]);
      await signedInCustomer(page);
      await page.goto(`/total-payment?id=${order.id}&amount=10`);
      await expect(page.getByText('We could not find what you want to pay for.')).toBeVisible();
      await expect(confirm(page)).toHaveCount(0);
    });
  });

  test('asks visitors to log in', async ({ page }) => {
    await page.goto('/total-payment?id=o1&amount=10');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Please log in to continue with payment');
  });
});

test('points are paid like an order', async ({ page }) => {
  await signedInCustomer(page);
  await page.goto('/total-payment?points=500&amount=50');
  await expect(page.getByText('500 points')).toBeVisible();
  await expect(page.getByText(rupeesText(50))).toBeVisible();
  const begun = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/api/payments'),
  );
  await fillCard(page, '4000000000000002');
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  const { transaction_id } = (await begun).postDataJSON() as { transaction_id: string };
  await page.goto(`/initial-payment-confirm?transactionId=${transaction_id}`);
  await expect(heading(page)).toHaveText('Payment failed');
  await page.getByRole('link', { name: 'Pay again' }).click();
  await expect(page).toHaveURL('/total-payment?points=500&amount=50');
  await fillCard(page, TEST_CARD);
  await confirm(page).click();
  await expect(heading(page)).toHaveText('Payment received');
  await expect(page.getByText('The points are in your account now.')).toBeVisible();
});

test.describe('a payment by Razorpay', () => {
  test('of UPI is made in its window, where a failure can be tried again', async ({ page }) => {
    await useRazorpay(page);
    const { order, paymentStatus } = await openTotal(page);
    await expect(page.getByText('Coming Soon')).toHaveCount(0);
    await expect(field(page, 'Card number')).toHaveCount(0);
    await method(page, /UPI/).check();
    await confirm(page).click();
    await expect(razorpay(page)).toContainText(`₹${order.amount_due.toFixed(2)} upi`);
    await razorpay(page).getByRole('button', { name: 'Fail' }).click();
    await expect(razorpay(page)).toContainText('declined by the bank');
    await razorpay(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page)).toHaveText('Payment received');
    expect(await paymentStatus()).toBe('paid');
    await page.getByRole('link', { name: 'View Payment History' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Order' }).first()).toContainText('UPI');
  });

  test('of net banking whose window is closed stays, and goes on later', async ({ page }) => {
    await useRazorpay(page);
    const { paymentStatus } = await openTotal(page);
    await method(page, /Net Banking/).check();
    await confirm(page).click();
    await razorpay(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toContainText('The payment window was closed');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(method(page, /Net Banking/)).toBeChecked();
    expect(await paymentStatus()).toBe('pending');
    await confirm(page).click();
    await razorpay(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page)).toHaveText('Payment received');
  });

  test('that was made although its window broke off is found', async ({ page }) => {
    await useRazorpay(page);
    await openTotal(page);
    await confirm(page).click();
    await razorpay(page).getByRole('button', { name: 'Pay and lose the connection' }).click();
    await expect(heading(page)).toHaveText('Payment received');
  });

  test.describe('whose script cannot be had', () => {
    test.use({ expectedErrors: /net::ERR_FAILED/ });

    test('says so, and tries again', { tag: '@wide' }, async ({ page }) => {
      await useRazorpay(page);
      await openTotal(page);
      const script = 'https://checkout.razorpay.com/v1/checkout.js';
      await page.route(script, (route) => route.abort());
      await confirm(page).click();
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.unroute(script);
      await useRazorpay(page);
      await confirm(page).click();
      await razorpay(page).getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(heading(page)).toHaveText('Payment received');
    });
  });
});

test('no card number reaches the server, a log or storage', { tag: '@wide' }, async ({ page }) => {
  const { customer } = await openTotal(page, 'Secret');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await fillCard(page, '5105105105105100');
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Only the test cards work here.');
  await fillCard(page, TEST_CARD);
  await confirm(page).click();
  await expect(heading(page)).toHaveText('Payment received');
  const transactionId = new URL(page.url()).searchParams.get('transactionId') ?? 'none';

  const traces = {
    sent: sent.join('\n'),
    firestore: await firestoreText(),
    log: logText(),
    browser: await browserText(page),
  };
  // What is looked through does hold what was made here.
  expect(traces.sent).toContain(transactionId);
  expect(traces.firestore).toContain(transactionId);
  expect(traces.log).toContain('/payments/:id/confirm');
  expect(traces.browser).toContain(customer.uid);
  const secrets = /4111[ -]?1111[ -]?1111[ -]?1111|5105[ -]?1051[ -]?0510[ -]?5100|Zubeida|"7391"/;
  for (const [where, text] of Object.entries(traces)) {
    expect(secrets.exec(text)?.[0], where).toBeUndefined();
  }
});
