import { firestore } from '../../support/admin';
import { createTestStaff } from '../../support/accounts';
import { storeApprovedAlbum } from '../../support/orders';
import { signInDirectly, signInNewCustomer } from '../support/accounts';
import { activateByKeyboard, toggleByKeyboard, typeByKeyboard } from '../support/keyboard';
import { expect, test } from '../support/test';

const SENTENCE = 'Our printers are being moved. New orders open again on Monday.';

test.afterEach(async () => {
  await firestore.doc('settings/pause').delete();
});

/** Pausing closes the shop for everyone, so this test runs alone. */
test('an admin pauses new orders by keyboard, and an open page of the shop shows the notice', async ({
  page,
  browser,
}) => {
  const shop = await browser.newPage();
  const customer = await signInNewCustomer(shop);
  await storeApprovedAlbum(customer);
  await shop.goto('/checkout/details');
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();

  await signInDirectly(page, await createTestStaff('Meera Admin', 'admin'));
  await page.goto('/admin/settings/pause');
  await toggleByKeyboard(page, page.getByLabel('New orders: Open'));
  await typeByKeyboard(page, page.getByLabel('What the shop says'), SENTENCE);
  await activateByKeyboard(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The shop shows it within ten seconds.').first()).toBeVisible();
  await expect(shop.getByText(SENTENCE)).toBeVisible({ timeout: 12_000 });

  await toggleByKeyboard(page, page.getByLabel('New orders: Closed'));
  await activateByKeyboard(page, page.getByRole('button', { name: 'Save' }));
  await expect(shop.getByText(SENTENCE)).toHaveCount(0, { timeout: 15_000 });
  await shop.close();
});
