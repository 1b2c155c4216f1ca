import type { Page } from '@playwright/test';
import { firestore } from '../support/admin';
import { type Member, newCustomer } from '../support/accounts';
import { signedIn, signedInCustomer } from './support/accounts';
import { expect, test } from './support/test';

const CREDITS = '/my-account/account-credits';

const balance = (page: Page) => page.getByRole('region', { name: 'Your points' });
const history = (page: Page) => page.getByRole('region', { name: 'Transaction History' });
const rows = (page: Page) =>
  history(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const add = (page: Page) => page.getByRole('button', { name: 'Add Credits' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Credits' });

async function open(page: Page): Promise<Member> {
  const customer = await newCustomer();
  await signedIn(page, customer);
  await page.goto(CREDITS);
  return customer;
}

/** Stores `count` changes of the points of a customer, 10 points each. */
async function storeHistory({ uid }: Member, count: number): Promise<void> {
  const batch = firestore.batch();
  const at = new Date();
  for (let number = 1; number <= count; number += 1) {
    const id = `bought-${number}`;
    batch.set(firestore.doc(`ledgers/${uid}/entries/${id}`), {
      ...{ id, number, account: 'points', kind: 'bought', amount: 10 },
      ...{ balance_after: number * 10, reference: `PAY${number}`, at },
    });
  }
  const sums = { gift_paise: 0, points: count * 10, entries: count, updated_at: at };
  await batch.set(firestore.doc(`ledgers/${uid}`), sums).commit();
}

test.describe('the credits page', () => {
  test('has nothing at first, and says where points come from', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Credits');
    await expect(page).toHaveTitle('My Credits · Smriti');
    await expect(balance(page)).toContainText('worth ₹0.00');
    await expect(history(page)).toContainText('You have no points yet.');
    await expect(history(page)).toContainText('earn 1,000 on their first order.');
    await history(page).getByRole('link', { name: 'Invite a friend' }).click();
    await expect(page).toHaveURL('/my-account/account-refer');
  });

  test('sells points through the payment screen', async ({ page }) => {
    await open(page);
    await add(page).click();
    await expect(dialog(page).getByRole('radio', { name: /^500 points/ })).toBeChecked();
    await dialog(page)
      .getByRole('radio', { name: /^1,000 points/ })
      .check();
    await dialog(page).getByRole('link', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL('/total-payment?points=1000&amount=100');
    await expect(page.getByText('1,000 points')).toBeVisible();
    await page.getByRole('button', { name: '4111 1111 1111 1111' }).click();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(page).toHaveURL(/initial-payment-confirm/);
    await expect(page.getByText('Thank you. The points are in your account now.')).toBeVisible();

    await page.goto(CREDITS);
    await expect(balance(page)).toContainText('1,000');
    await expect(balance(page)).toContainText('worth ₹100.00');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(/Bought\s*PAY[2-9A-HJ-NP-Z]{8}/);
    await expect(rows(page)).toContainText('+1,000');
  });

  test('can be left without buying', async ({ page }) => {
    await open(page);
    await add(page).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(add(page)).toBeFocused();
  });

  test('shows a long history a page at a time', { tag: '@wide' }, async ({ page }) => {
    const customer = await newCustomer();
    await storeHistory(customer, 25);
    await signedIn(page, customer);
    await page.goto(CREDITS);
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).first()).toContainText('PAY25');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(25);
    await expect(rows(page).last()).toContainText('PAY1');
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test.describe('without an answer', () => {
    test.use({ expectedErrors: /status of 503|Failed to fetch credits/ });

    test('says so, and lets one try again', { tag: '@wide' }, async ({ page }) => {
      await signedInCustomer(page);
      let isBroken = true;
      await page.route('**/api/credits', (route) =>
        isBroken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
      await page.goto(CREDITS);
      await expect(page.getByText('Your points could not be loaded.')).toBeVisible({
        timeout: 15_000,
      });
      isBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(balance(page)).toContainText('0');
    });
  });
});
