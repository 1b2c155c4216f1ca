import { storeGiftCard } from '../support/gift-cards';
import { signedInCustomer } from './support/accounts';
import { expect, test } from './support/test';

const REDEEMED = 'Gift card redeemed successfully!';
const USED = 'This gift card code has already been used.';

test.describe('the gift card page', () => {
  test.use({ expectedErrors: /status of 4\d\d/ });

  // proves rewards-1
  test('says what is wrong with a code, and what a card adds to the balance', async ({ page }) => {
    await signedInCustomer(page);
    await page.goto('/my-account/account-gift-card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift Card');
    await expect(page).toHaveTitle('Gift Card · Smriti');
    const balance = page.getByRole('region', { name: 'Your balance' });
    await expect(balance).toContainText('₹0.00');

    const code = page.getByLabel('Gift card code');
    const redeem = page.getByRole('button', { name: 'Redeem' });
    await code.fill('ABCD-EFGH');
    await redeem.click();
    await expect(
      page.getByText('This gift card code is not valid. Please check it and try again.'),
    ).toBeVisible();
    await expect(code).toHaveValue('ABCD-EFGH');
    await expect(code).toBeFocused();

    const card = await storeGiftCard(50_000);
    await code.fill(card.replaceAll(/(.{4})(?=.)/g, '$1-').toLowerCase());
    await redeem.click();
    await expect(page.getByText(REDEEMED, { exact: true })).toBeVisible();
    await expect(page.getByText('₹500.00 was added to your balance.')).toBeVisible();
    await expect(balance).toContainText('₹500.00');
    await expect(code).toHaveValue('');

    await code.fill(card);
    await redeem.click();
    await expect(page.getByText(USED, { exact: true })).toBeVisible();
    await expect(page.getByText(REDEEMED)).toHaveCount(0);
    await page.reload();
    await expect(balance).toContainText('₹500.00');
  });
});
