import type { Page } from '@playwright/test';
import { createTestCustomer } from '../support/accounts';
import { storeAlbum } from '../support/albums';
import { paise, toRupees } from '@smriti/shared/base/money';
import { expectAccessible, expectTextVisible } from './support/accessibility';
import { signInDirectly } from './support/accounts';
import { formatPageRupees } from './support/catalogue';
import { expect, test } from './support/test';

const CARDS = {
  success: '4111 1111 1111 1111',
  decline: '4000 0000 0000 0002',
};

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');

/** Opens the payment page of a new customer's Draft. */
async function openPayment(page: Page) {
  const customer = await createTestCustomer();
  const album = await storeAlbum(customer, { title: 'Monsoon' });
  await signInDirectly(page, customer);
  const initial_due = toRupees(album.initial_due_paise);
  await page.goto(`/initial-payment?cartId=${album.id}&amount=${initial_due}`);
  await expect(confirm(page)).toBeVisible();
  return { customer, id: album.id, initial_due };
}

async function payBy(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: number }).click();
  await expect(page.getByLabel('Card number')).toHaveValue(number);
  await confirm(page).click();
}

test.describe('the initial payment', () => {
  test.use({ expectedErrors: /status of 404.*\/api\/payments/ });

  // proves payments-23, payments-11, payments-12, payments-25
  test('is paid by card after a decline, requests the album and appears in the history', async ({
    page,
  }) => {
    const album = await openPayment(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.postData() ?? ''));
    await expect(page.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
    for (const name of [/UPI/, /Net Banking/]) {
      const method = page.getByRole('radio', { name });
      await expect(method).toBeDisabled();
      await expect(method.locator('..')).toContainText('Coming Soon');
    }
    await expect(page.getByText(formatPageRupees(album.initial_due))).toBeVisible();
    await expectAccessible(page, 'as it opens');
    await payBy(page, CARDS.decline);
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page, 'declined');
    await payBy(page, CARDS.success);

    await expect(page).toHaveURL(
      new RegExp(`/initial-payment-confirm\\?cartId=${album.id}&transactionId=TXN_\\d+_\\d+$`),
    );
    await expect(heading(page)).toHaveText('Payment received');
    await expect(fact(page, 'Payment reference')).toHaveText(/^PAY[2-9A-HJ-NP-Z]{8}$/);
    await expect(fact(page, 'Amount')).toHaveText(formatPageRupees(album.initial_due));
    await expect(fact(page, 'Album')).toHaveText('Monsoon');
    await expectAccessible(page, 'received');
    // No request contains a card number.
    expect(requests.filter((body) => /4111\s?1111|\b123\b/.test(body))).toEqual([]);

    const reference = (await fact(page, 'Payment reference').textContent()) ?? '';
    await page.reload();
    await expect(fact(page, 'Payment reference')).toHaveText(reference);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'View Payment History' }).click();
    await expect(page).toHaveURL('/my-account/account-payments');
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText(formatPageRupees(album.initial_due));
    await expect(row).toContainText('Paid');
    await expectAccessible(page, 'the history');

    await page.goto('/my-account/cart');
    const card = page.getByRole('article', { name: 'Monsoon' });
    await expect(card.getByText('Requested', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Pay initial payment' })).toHaveCount(0);

    const paid = await storeAlbum(album.customer, { initial_paid_paise: paise(11_060) });
    await page.goto(`/initial-payment?cartId=${paid.id}&amount=1`);
    await expect(page.getByRole('button', { name: 'Request' })).toBeVisible();
    await expectAccessible(page, 'paid already');
  });

  test('shows a message for a missing album, order or payment, and for an empty history', async ({
    page,
  }) => {
    await signInDirectly(page, await createTestCustomer());
    await page.goto('/initial-payment');
    await expectTextVisible(page, /^Missing order ID or amount/);
    await expectAccessible(page, 'without an album');
    await page.goto('/payments');
    await expectTextVisible(page, 'You have made no payments yet.');
    await expectAccessible(page, 'an empty history');
    await page.goto('/initial-payment-confirm?cartId=a1&transactionId=TXN_1_1');
    await expectTextVisible(page, 'Payment not found');
    await expectAccessible(page, 'an unknown payment');
    await page.goto('/total-payment');
    await expectTextVisible(page, /^Missing order ID or amount/);
    await expectAccessible(page, 'without an order');
  });
});
