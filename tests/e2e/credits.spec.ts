import type { Page } from '@playwright/test';
import { expectAccessible, expectTextVisible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import { failRequests } from './support/interception';
import { followPath } from './support/navigation';
import { expect, test } from './support/test';

const CREDITS = '/my-account/account-credits';

const balance = (page: Page) => page.getByRole('region', { name: 'Your points' });
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Transaction History' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Credits' });

test.use({ expectedErrors: /status of 422.*\/api\/credits/ });

// proves rewards-2
test('bought points appear in the balance and the history once they are paid', async ({ page }) => {
  await signInNewCustomer(page);
  const stopFailing = await failRequests(page, '*/api/credits');
  await page.goto(CREDITS);
  await expectTextVisible(page, 'Your points could not be loaded.');
  await expectAccessible(page, 'not loaded');
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectTextVisible(page, 'You have no points yet.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Credits');
  await expect(page).toHaveTitle('My Credits · Smriti');
  await expectAccessible(page, 'without points');
  await page.getByRole('button', { name: 'Add Credits' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'being bought');
  await dialog(page)
    .getByRole('radio', { name: /^1,000 points/ })
    .check();
  await dialog(page).getByRole('link', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL('/total-payment?points=1000&amount=100');
  await expect(page.getByText('1,000 points')).toBeVisible();
  await expect(page.getByText('₹100.00')).toBeVisible();
  await page.getByRole('button', { name: '4111 1111 1111 1111' }).click();
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page).toHaveURL(/initial-payment-confirm/);
  await expect(page.getByText('Thank you. The points are in your account now.')).toBeVisible();

  await followPath(page, CREDITS);
  await expect(balance(page)).toContainText('1,000');
  await expect(balance(page)).toContainText('worth ₹100.00');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Bought\s*PAY[2-9A-HJ-NP-Z]{8}/);
  await expect(rows(page)).toContainText('+1,000');
  await expectAccessible(page, 'with a history');
});
