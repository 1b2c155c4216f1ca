import { createTestCustomer } from '../support/accounts';
import { storeReferral } from '../support/orders';
import { expectAccessible, expectTextVisible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import { failRequests } from './support/interception';
import { expect, test } from './support/test';

test.use({ expectedErrors: /status of 422.*\/api\/invitation/ });

// Registration through the referral link is tested in order-journey.spec.ts.
// proves referral-5
test('the referral link is copied, and referred friends are listed', async ({ page, context }) => {
  const customer = await signInNewCustomer(page);
  const stopFailing = await failRequests(page, '*/api/invitation');
  await page.goto('/my-account/account-refer');
  await expectTextVisible(page, 'Your invitation could not be loaded.');
  await expectAccessible(page, 'not loaded');
  await stopFailing();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectTextVisible(page, 'No history found.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer and Earn');
  await expect(page).toHaveTitle('Refer and Earn · Smriti');
  const link = page.getByRole('textbox', { name: 'Referral link' });
  await expect(link).toHaveValue(/\/refer\?code=[2-9A-HJ-NP-Z]{8}$/);
  await expectAccessible(page, 'without a friend');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expectTextVisible(page, /^The link could not be copied/);
  await expectAccessible(page, 'not copied');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeReferral(customer, await createTestCustomer('Neha Rao'));
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'with a friend');
  await copy.click();
  await expect(page.getByText('Referral link copied to clipboard!', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link.inputValue());
  await expectAccessible(page, 'copied');
});
