import { signInNewCustomer } from './support/accounts';
import { expect, test } from './support/test';

// Registration by the link is tested in order-journey.spec.ts.
// proves referral-5
test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInNewCustomer(page);
  await page.goto('/my-account/account-refer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer and Earn');
  await expect(page).toHaveTitle('Refer and Earn · Smriti');
  const link = page.getByRole('textbox', { name: 'Referral link' });
  await expect(link).toHaveValue(/\/refer\?code=[2-9A-HJ-NP-Z]{8}$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Referral link copied to clipboard!', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link.inputValue());
});
