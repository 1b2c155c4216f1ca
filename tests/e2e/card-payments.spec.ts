import { getOrder } from '@smriti/shared/order/orders';
import { paise, toRupees } from '@smriti/shared/base/money';
import type { Page } from '@playwright/test';
import { storeAlbum } from '../support/albums';
import { fetchAlbum } from '../support/designs';
import { callEndpoint } from '../support/http';
import { createTestPlacement } from '../support/orders';
import { expectAccessible, expectTextVisible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import { formatPageRupees } from './support/catalogue';
import { navigateInApp } from './support/navigation';
import { expect, test } from './support/test';
import { readBrowserStorageAsText, readFirestoreAsText, readLogsAsText } from './support/traces';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name);
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');

const TEST_CARD = '4111 1111 1111 1111';
const DECLINED_CARD = '4000 0000 0000 0002';

async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Cardholder name').fill('Zubeida Kazmi');
  await field(page, 'Expiry (MM/YY)').fill('1239');
  await field(page, 'CVV').fill('7391');
}

test.use({ expectedErrors: /status of 404.*\/api\/payments/ });

// proves payments-1, payments-7, payments-11, payments-12, payments-18, payments-23, payments-25
test('an album and an order are paid by card after a decline, and no card data reaches the server, logs or browser storage', async ({
  page,
}) => {
  const customer = await signInNewCustomer(page);
  const stored = await storeAlbum(customer, { title: 'Monsoon' });
  const amount = toRupees(stored.initial_due_paise);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.goto('/payments');
  await expectTextVisible(page, 'You have made no payments yet.');
  await expectAccessible(page, 'an empty history');
  await navigateInApp(page, '/initial-payment');
  await expectTextVisible(page, /^Missing order ID or amount/);
  await expectAccessible(page, 'without an album');
  await navigateInApp(page, '/initial-payment-confirm?cartId=a1&transactionId=TXN_1_1');
  await expectTextVisible(page, 'Payment not found');
  await expectAccessible(page, 'an unknown payment');
  await navigateInApp(page, '/total-payment');
  await expectTextVisible(page, /^Missing order ID or amount/);
  await expectAccessible(page, 'without an order');

  await navigateInApp(page, `/initial-payment?cartId=${stored.id}&amount=${amount}`);
  await expect(page.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
  await expect(page.getByText(formatPageRupees(amount))).toBeVisible();
  await expectAccessible(page, 'the initial payment');
  await fillCard(page, DECLINED_CARD);
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(field(page, 'Cardholder name')).toHaveValue('Zubeida Kazmi');
  await expect(field(page, 'Card number')).toHaveValue(DECLINED_CARD);
  await expect(field(page, 'Expiry (MM/YY)')).toHaveValue('12/39');
  await expectAccessible(page, 'a declined card');
  await field(page, 'Card number').fill(TEST_CARD);
  await confirm(page).click();

  await expect(page).toHaveURL(
    new RegExp(`/initial-payment-confirm\\?cartId=${stored.id}&transactionId=TXN_\\d+_\\d+$`),
  );
  await expect(heading(page)).toHaveText('Payment received');
  await expect(fact(page, 'Payment reference')).toHaveText(/^PAY[2-9A-HJ-NP-Z]{8}$/);
  await expect(fact(page, 'Amount')).toHaveText(formatPageRupees(amount));
  await expect(fact(page, 'Album')).toHaveText('Monsoon');
  await expectAccessible(page, 'a received initial payment');
  expect((await fetchAlbum(customer, stored.id)).status).toBe('Requested');
  const reference = (await fact(page, 'Payment reference').textContent()) ?? '';
  await page.getByRole('link', { name: 'View Payment History' }).click();
  await expect(page).toHaveURL('/my-account/account-payments');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(formatPageRupees(amount));
  await expect(row).toContainText('Paid');
  await expectAccessible(page, 'the history');

  const paid = await storeAlbum(customer, { initial_paid_paise: paise(11_060) });
  await navigateInApp(page, `/initial-payment?cartId=${paid.id}&amount=1`);
  await expect(page.getByRole('button', { name: 'Request' })).toBeVisible();
  await expectAccessible(page, 'paid already');

  const { order } = await createTestPlacement(customer, [{ title: 'Secret', quantity: 3 }]);
  await navigateInApp(
    page,
    `/total-payment?id=${order.id}&address_id=a1&amount=${order.amount_due}`,
  );
  await expect(heading(page)).toHaveText('Complete Payment');
  await expect(page.getByText('Secret')).toBeVisible();
  await expect(page.getByText(formatPageRupees(order.amount_due))).toBeVisible();
  await expectAccessible(page, 'the payment of an order');
  await field(page, 'Cardholder name').fill('');
  await confirm(page).click();
  await expectTextVisible(page, 'Cardholder name is required');
  await expectAccessible(page, 'with every field missing');
  await fillCard(page, '5105105105105100');
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Only the test cards work here.');
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
  const request = { params: { id: order.id }, token: customer.idToken };
  expect((await callEndpoint(getOrder, request)).order.payment_status).toBe('paid');
  const transactionId = new URL(page.url()).searchParams.get('transactionId') ?? 'none';
  await expectAccessible(page, 'a received payment of an order');

  const traces = {
    sent: sent.join('\n'),
    firestore: await readFirestoreAsText(),
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
