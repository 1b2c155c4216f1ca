import type { APIResponse, Page } from '@playwright/test';
import { newCustomer } from '../support/accounts';
import { storeAlbum } from '../support/albums';
import { storeRequest } from '../support/orders';
import { moveAlbum } from '../support/designs';
import { toRupees } from '@smriti/shared/base/money';
import { signedIn, signedInCustomer } from './support/accounts';
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

/** A new customer's Draft, at its payment page. */
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

/** Answers what follows the first confirmation as that one, until it is released. */
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

/** Bodies of the calls that begin a payment. */
function watchPayments(page: Page): { transaction_id: string; amount: number }[] {
  const bodies: { transaction_id: string; amount: number }[] = [];
  page.on('request', (request) => {
    const isBegun = request.method() === 'POST' && request.url().endsWith('/api/payments');
    if (isBegun) bodies.push(request.postDataJSON() as (typeof bodies)[number]);
  });
  return bodies;
}

test.describe('the initial payment', () => {
  test('is paid by card, requests the album, and is kept in the history', async ({ page }) => {
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
    await payBy(page, CARDS.success);

    await expect(page).toHaveURL(
      new RegExp(`/initial-payment-confirm\\?cartId=${album.id}&transactionId=TXN_\\d+_\\d+$`),
    );
    await expect(heading(page)).toHaveText('Payment received');
    await expect(fact(page, 'Payment reference')).toHaveText(/^PAY[2-9A-HJ-NP-Z]{8}$/);
    await expect(fact(page, 'Amount')).toHaveText(rupeesText(album.initial_due));
    await expect(fact(page, 'Album')).toHaveText('Monsoon');
    // No card number leaves the page.
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

  test('that is declined stays with the reason, and can be tried again', async ({ page }) => {
    await openPayment(page);
    const payments = watchPayments(page);
    await payBy(page, CARDS.decline);
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(page.getByRole('alert')).toBeFocused();
    await payBy(page, CARDS.success);
    await expect(heading(page)).toHaveText('Payment received');
    expect(new Set(payments.map(({ transaction_id: id }) => id)).size).toBe(2);
  });

  test('that the bank confirms late is followed up, after a reload too', async ({ page }) => {
    const album = await openPayment(page);
    const release = await holdPending(page);
    await payBy(page, CARDS.late);
    await expect(heading(page)).toHaveText('Waiting for your bank');
    await page.reload();
    await expect(heading(page)).toHaveText('Waiting for your bank');
    // Back at the payment page nothing can be paid twice.
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
      // The call arrives, its answer does not.
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

  test('of another amount than is due shows the right one, which is paid', async ({ page }) => {
    const album = await openPayment(page, 5);
    const right = `The initial payment for this album is ${rupeesText(album.initial_due)} now.`;
    await expect(page.getByText(right)).toBeVisible();
    await payBy(page, CARDS.success);
    await expect(fact(page, 'Amount')).toHaveText(rupeesText(album.initial_due));
  });

  test.describe('that has changed meanwhile', () => {
    test.use({ expectedErrors: /status of 409/ });

    test('is not taken: the right amount is shown, and paid then', async ({ page }) => {
      const album = await openPayment(page);
      let isOther = true;
      await page.route('**/api/payments', async (route) => {
        if (!isOther) return route.continue();
        isOther = false;
        const message = 'The amount to pay has changed. Please check it and try again.';
        const json = { message, code: 'conflict', request_id: 'x', details: { amount: 7.5 } };
        await route.fulfill({ status: 409, json });
      });
      await payBy(page, CARDS.success);
      await expect(page.getByRole('alert')).toContainText(rupeesText(7.5));
      await confirm(page).click();
      // The amount of that answer is no longer right either: the API names the real one.
      await expect(page.getByRole('alert')).toContainText(rupeesText(album.initial_due));
      await confirm(page).click();
      await expect(heading(page)).toHaveText('Payment received');
    });
  });

  test('takes test cards alone at the sandbox', async ({ page }) => {
    await openPayment(page);
    const payments = watchPayments(page);
    await page.getByLabel('Card number').fill('4242424242424242');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await page.getByLabel('Expiry (MM/YY)').fill('1230');
    await expect(page.getByLabel('Expiry (MM/YY)')).toHaveValue('12/30');
    await confirm(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Only the test cards work here. Choose one of them.',
    );
    expect(payments).toEqual([]);
  });

  test('needs an album and an amount', async ({ page }) => {
    await signedInCustomer(page);
    for (const query of ['', '?cartId=a1', '?amount=10']) {
      await page.goto(`/initial-payment${query}`);
      await expect(page.getByRole('alert')).toContainText(
        'Missing order ID or amount. Please return to the previous page.',
      );
    }
    // This tab began here, so there is no page before.
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });

  test('asks visitors to log in', async ({ page }) => {
    await page.goto('/initial-payment?cartId=a1&amount=10');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Please log in to continue with payment');
  });

  test('that is made already leaves the request alone to be sent', async ({ page }) => {
    const customer = await newCustomer();
    const { id, initial_due_paise } = await storeRequest(customer, { title: 'Twice' });
    await moveAlbum(customer, id, 'Draft');
    await signedIn(page, customer);
    await page.goto(`/initial-payment?cartId=${id}&amount=${toRupees(initial_due_paise)}`);
    await expect(confirm(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Request' }).click();
    await expect(page).toHaveURL('/my-account/cart');
    const card = page.getByRole('article', { name: 'Twice' });
    await expect(card.getByText('Requested', { exact: true })).toBeVisible();
  });

  test.describe('for an album of somebody else', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('is not offered', async ({ page }) => {
      const { id } = await storeAlbum(await newCustomer());
      await signedInCustomer(page);
      await page.goto(`/initial-payment?cartId=${id}&amount=10`);
      await expect(page.getByText('We could not find this album in your account.')).toBeVisible();
      await expect(confirm(page)).toHaveCount(0);
    });
  });
});

test.describe('the confirmation', () => {
  test('knows only payments of the customer', async ({ page }) => {
    await signedInCustomer(page);
    await page.goto('/initial-payment-confirm?cartId=a1&transactionId=TXN_1_1');
    await expect(heading(page)).toHaveText('Payment not found');
    await expect(page.getByRole('link', { name: 'View Payment History' })).toBeVisible();
  });
});

test.describe('the payment history', () => {
  test('says so when there are no payments', async ({ page }) => {
    await signedInCustomer(page);
    await page.goto('/payments');
    await expect(page.getByText('You have made no payments yet.')).toBeVisible();
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: /status of 500/ });

    test('says so, and tries again', { tag: '@wide' }, async ({ page }) => {
      await signedInCustomer(page);
      const json = { message: 'Not now.', code: 'internal', request_id: 'x' };
      await page.route('**/api/payments/user/*', (route) => route.fulfill({ status: 500, json }));
      await page.goto('/payments');
      await expect(page.getByRole('alert')).toContainText('Your payments could not be loaded.');
      await page.unroute('**/api/payments/user/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('You have made no payments yet.')).toBeVisible();
    });
  });
});
