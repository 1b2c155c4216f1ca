import type { Page } from '@playwright/test';
import { createTestCustomer } from '../support/accounts';
import { storeReferral } from '../support/orders';
import { expectAccessible, expectTextVisible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import { failRequests } from './support/interception';
import { navigateInApp } from './support/navigation';
import { expect, test } from './support/test';

const REFER = '/my-account/account-refer';
const CREDITS = '/my-account/account-credits';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const copyLink = (page: Page) => page.getByRole('button', { name: 'Copy link' }).click();
const balance = (page: Page) => page.getByRole('region', { name: 'Your points' });
const entries = (page: Page) =>
  page
    .getByRole('region', { name: 'Transaction History' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Credits' });

test.use({ expectedErrors: /status of 422.*\/api\/(?:credits|invitation)/ });

// Registration through the referral link is tested in order-journey.spec.ts.
// proves rewards-2, referral-5
test('points are bought, the referral link is copied, and referred friends are listed', async ({
  page,
  context,
}) => {
  const customer = await signInNewCustomer(page);
  const stopFailingCredits = await failRequests(page, '*/api/credits');
  await page.goto(CREDITS);
  await expectTextVisible(page, 'Your points could not be loaded.');
  await expectAccessible(page, 'points not loaded');
  await stopFailingCredits();
  await tryAgain(page);
  await expectTextVisible(page, 'You have no points yet.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Credits');
  await expect(page).toHaveTitle('My Credits · Smriti');
  await expectAccessible(page, 'without points');
  await page.getByRole('button', { name: 'Add Credits' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'points being bought');
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
  await navigateInApp(page, CREDITS);
  await expect(balance(page)).toContainText('1,000');
  await expect(balance(page)).toContainText('worth ₹100.00');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(/Bought\s*PAY[2-9A-HJ-NP-Z]{8}/);
  await expect(entries(page)).toContainText('+1,000');
  await expectAccessible(page, 'with a history of points');

  const stopFailingInvitation = await failRequests(page, '*/api/invitation');
  await navigateInApp(page, REFER);
  await expectTextVisible(page, 'Your invitation could not be loaded.');
  await expectAccessible(page, 'invitation not loaded');
  await stopFailingInvitation();
  await tryAgain(page);
  await expectTextVisible(page, 'No history found.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer and Earn');
  await expect(page).toHaveTitle('Refer and Earn · Smriti');
  const link = page.getByRole('textbox', { name: 'Referral link' });
  await expect(link).toHaveValue(/\/refer\?code=[2-9A-HJ-NP-Z]{8}$/);
  await expectAccessible(page, 'without a friend');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await copyLink(page);
  await expectTextVisible(page, /^The link could not be copied/);
  await expectAccessible(page, 'link not copied');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeReferral(customer, await createTestCustomer('Neha Rao'));
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'with a friend');
  await copyLink(page);
  await expect(page.getByText('Referral link copied to clipboard!', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link.inputValue());
  await expectAccessible(page, 'link copied');
});
