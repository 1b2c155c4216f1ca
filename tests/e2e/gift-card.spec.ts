import type { Page } from '@playwright/test';
import { storeGiftCard } from '../support/gift-cards';
import { signedInCustomer } from './support/accounts';
import { anyOf, expect, test } from './support/test';

const GIFT_CARD = '/my-account/account-gift-card';
const REFUSED = /status of 4\d\d/;
const FAILED = /status of 503|Failed to fetch gift-balance/;

const balance = (page: Page) => page.getByRole('region', { name: 'Your balance' });
const code = (page: Page) => page.getByLabel('Gift card code');
const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem' });

async function open(page: Page): Promise<void> {
  await signedInCustomer(page);
  await page.goto(GIFT_CARD);
}

test.describe('the gift card page', () => {
  test('shows the balance, and what a card adds to it', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift Card');
    await expect(page).toHaveTitle('Gift Card · Smriti');
    await expect(balance(page)).toContainText('₹0.00');

    const printed = (await storeGiftCard(50_000)).replaceAll(/(.{4})(?=.)/g, '$1-');
    await code(page).fill(printed.toLowerCase());
    await redeem(page).click();
    await expect(page.getByText('Gift card redeemed successfully!', { exact: true })).toBeVisible();
    await expect(page.getByText('₹500.00 was added to your balance.')).toBeVisible();
    await expect(balance(page)).toContainText('₹500.00');
    await expect(code(page)).toHaveValue('');

    await page.reload();
    await expect(balance(page)).toContainText('₹500.00');
  });

  test('asks for a code', async ({ page }) => {
    await open(page);
    await redeem(page).click();
    await expect(page.getByText('Please enter a gift card code.', { exact: true })).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await code(page).fill('A');
    await expect(page.getByText('Please enter a gift card code.')).toHaveCount(0);
  });

  test('sends a code once however often the button is pressed', async ({ page }) => {
    await open(page);
    await code(page).fill(await storeGiftCard(50_000));
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/gift-cards/redeem')) calls += 1;
    });
    await redeem(page).dblclick();
    await expect(page.getByText('Gift card redeemed successfully!')).toBeVisible();
    expect(calls).toBe(1);
    await expect(balance(page)).toContainText('₹500.00');
  });

  test.describe('refused', () => {
    test.use({ expectedErrors: REFUSED });

    test('says what is wrong, and keeps the code to be put right', async ({ page }) => {
      await open(page);
      await code(page).fill('ABCD-EFGH');
      await redeem(page).click();
      await expect(
        page.getByText('This gift card code is not valid. Please check it and try again.'),
      ).toBeVisible();
      await expect(code(page)).toHaveValue('ABCD-EFGH');
      await expect(code(page)).toBeFocused();
    });

    test('says that a card was used', async ({ page }) => {
      const card = await storeGiftCard();
      await open(page);
      for (const outcome of [
        'Gift card redeemed successfully!',
        'This gift card code has already been used.',
      ]) {
        await code(page).fill(card);
        await redeem(page).click();
        await expect(page.getByText(outcome, { exact: true })).toBeVisible();
      }
      await expect(page.getByText('Gift card redeemed successfully!')).toHaveCount(0);
      await expect(balance(page)).toContainText('₹500.00');
    });
  });

  test.describe('without an answer', () => {
    test.use({ expectedErrors: anyOf(/ERR_FAILED|net::/, FAILED) });

    test('redeems a card once when it is sent again', { tag: '@wide' }, async ({ page }) => {
      await open(page);
      await code(page).fill(await storeGiftCard(50_000));
      await page.route('**/api/gift-cards/redeem', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await redeem(page).click();
      await expect(page.getByText('The shop cannot be reached.')).toBeVisible();
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await page.unroute('**/api/gift-cards/redeem');
      await redeem(page).click();
      await expect(page.getByText('Gift card redeemed successfully!')).toBeVisible();
      await expect(balance(page)).toContainText('₹500.00');
    });

    test('says so, and lets one try again', { tag: '@wide' }, async ({ page }) => {
      await signedInCustomer(page);
      let isBroken = true;
      await page.route('**/api/gift-cards/balance', (route) =>
        isBroken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
      await page.goto(GIFT_CARD);
      await expect(page.getByRole('status').getByText('Loading your balance...')).toBeAttached();
      await expect(page.getByText('Your balance could not be loaded.')).toBeVisible({
        timeout: 15_000,
      });
      isBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(balance(page)).toContainText('₹0.00');
    });
  });
});
