import type { APIResponse, Page } from '@playwright/test';
import { newCustomer } from '../support/accounts';
import { storeAlbum } from '../support/albums';
import { toRupees } from '@smriti/shared/base/money';
import { signedIn } from './support/accounts';
import { rupeesText } from './support/catalogue';
import { expect, test } from './support/test';

const CARDS = {
  success: '4111 1111 1111 1111',
  decline: '4000 0000 0000 0002',
  late: '4000 0000 0000 3220',
};

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Payment' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');

/** Opens the payment page of a new customer's Draft. */
async function openPayment(page: Page, amount?: number) {
  const customer = await newCustomer();
  const album = await storeAlbum(customer, { title: 'Monsoon' });
  await signedIn(page, customer);
  const initial_due = toRupees(album.initial_due_paise);
  await page.goto(`/initial-payment?cartId=${album.id}&amount=${amount ?? initial_due}`);
  await expect(confirm(page)).toBeVisible();
  return { id: album.id, initial_due };
}

async function payBy(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: number }).click();
  await expect(page.getByLabel('Card number')).toHaveValue(number);
  await confirm(page).click();
}

/** Answers later confirmations with the first answer until the returned function is called. */
async function holdPending(page: Page): Promise<() => void> {
  let first: APIResponse | undefined;
  let isHeld = true;
  await page.route('**/api/payments/*/confirm', async (route) => {
    const response = isHeld && first ? first : await route.fetch();
    first ??= response;
    await route.fulfill({ response });
  });
  return () => {
    isHeld = false;
  };
}

/** Collects the bodies of calls that create a payment. */
function watchPayments(page: Page): { transaction_id: string; amount: number }[] {
  const bodies: { transaction_id: string; amount: number }[] = [];
  page.on('request', (request) => {
    const isBegun = request.method() === 'POST' && request.url().endsWith('/api/payments');
    if (isBegun) bodies.push(request.postDataJSON() as (typeof bodies)[number]);
  });
  return bodies;
}

test.describe('the initial payment', () => {
  // proves payments-23, payments-11, payments-12, payments-25
  test('is paid by card at the second try, requests the album, and is kept in the history', async ({
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
    await expect(page.getByText(rupeesText(album.initial_due))).toBeVisible();
    await payBy(page, CARDS.decline);
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(page.getByRole('alert')).toBeFocused();
    await payBy(page, CARDS.success);

    await expect(page).toHaveURL(
      new RegExp(`/initial-payment-confirm\\?cartId=${album.id}&transactionId=TXN_\\d+_\\d+$`),
    );
    await expect(heading(page)).toHaveText('Payment received');
    await expect(fact(page, 'Payment reference')).toHaveText(/^PAY[2-9A-HJ-NP-Z]{8}$/);
    await expect(fact(page, 'Amount')).toHaveText(rupeesText(album.initial_due));
    await expect(fact(page, 'Album')).toHaveText('Monsoon');
    // No request contains a card number.
    expect(requests.filter((body) => /4111\s?1111|\b123\b/.test(body))).toEqual([]);

    const reference = (await fact(page, 'Payment reference').textContent()) ?? '';
    await page.reload();
    await expect(fact(page, 'Payment reference')).toHaveText(reference);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'View Payment History' }).click();
    await expect(page).toHaveURL('/payments');
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText(rupeesText(album.initial_due));
    await expect(row).toContainText('Paid');

    await page.goto('/my-account/cart');
    const card = page.getByRole('article', { name: 'Monsoon' });
    await expect(card.getByText('Requested', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Pay initial payment' })).toHaveCount(0);
  });

  test('that the bank confirms late is followed up, after a reload too', async ({ page }) => {
    const album = await openPayment(page);
    const release = await holdPending(page);
    await payBy(page, CARDS.late);
    await expect(heading(page)).toHaveText('Waiting for your bank');
    await page.reload();
    await expect(heading(page)).toHaveText('Waiting for your bank');
    // The payment page refuses a second payment.
    await page.goto(`/initial-payment?cartId=${album.id}&amount=${album.initial_due}`);
    await expect(page).toHaveURL(/\/initial-payment-confirm/);
    release();
    await expect(heading(page)).toHaveText('Payment received');
    await page.goto('/payments');
    const payments = page.getByRole('row').filter({ hasText: 'PAY' });
    await expect(payments).toHaveCount(1);
    await expect(payments).toContainText('Paid');
  });

  test.describe('whose answer is lost', () => {
    test.use({ expectedErrors: /net::ERR_/ });

    test('is not made twice by a retry, nor after a reload', async ({ page }) => {
      const album = await openPayment(page);
      const payments = watchPayments(page);
      const failed = 'Failed to process payment. Please try again.';
      // The call reaches the server, but its answer is lost.
      await page.route('**/api/payments', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await payBy(page, CARDS.success);
      await expect(page.getByRole('alert')).toHaveText(failed);
      await page.reload();
      await payBy(page, CARDS.success);
      await expect(page.getByRole('alert')).toHaveText(failed);
      await page.unroute('**/api/payments');
      await confirm(page).click();
      await expect(heading(page)).toHaveText('Payment received');
      expect(payments).toHaveLength(3);
      expect(new Set(payments.map(({ transaction_id: id }) => id)).size).toBe(1);
      await page.goto('/payments');
      await expect(page.getByRole('row').filter({ hasText: 'PAY' })).toHaveCount(1);
      expect(payments[0]?.amount).toBe(album.initial_due);
    });
  });
});
