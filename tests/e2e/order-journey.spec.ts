import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createTestEmail, signInMember, createTestCustomer } from '../support/accounts';
import { creditBalances, createTestAddress, storeApprovedAlbum } from '../support/orders';
import { fillRegistration, signInDirectly } from './support/accounts';
import { openSummary } from './support/order-summary';
import { expect, test } from './support/test';

const GOOD = '4111 1111 1111 1111';

// The page requests an invoice before it is issued, and gets 409.
test.use({ expectedErrors: /status of 409/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Registers a friend who follows a customer's referral link. Returns the friend's email. */
async function comeByLink(page: Page, link: string): Promise<string> {
  const email = createTestEmail();
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await fillRegistration(page, email, 'Neha Rao');
  // The code is sent after the registration; on a busy machine its answer may come after the next page
  // opens.
  const handedIn = page.waitForResponse('**/api/invitation/refer', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Register' }).click();
  expect(await (await handedIn).json()).toMatchObject({ applied: true });
  await expect(page).not.toHaveURL(/\/register/);
  return email;
}

/** Opens the payment step with its choices made, and pays by gift balance, points and card. */
async function checkOut(page: Page, addressId: string): Promise<void> {
  await page.goto(`/checkout/payment?addressId=${addressId}&shippingId=2`);
  await page.getByRole('checkbox', { name: /^Use my gift balance of ₹100/ }).check();
  await page.getByRole('checkbox', { name: 'Use my 120 points' }).check();
  const summary = await openSummary(page);
  await expect(summary.getByText('Referral discount')).toBeVisible();
  await page.getByRole('button', { name: GOOD }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(heading(page)).toHaveText('Order Confirmed!');
}

async function openOrder(page: Page, title: string): Promise<void> {
  await page.goto('/my-account/account-orders');
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('link', { name: 'View Order' }).first().click();
  await expect(heading(page)).toHaveText(/^Order #ORD/);
}

async function downloadInvoice(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await expect(async () => {
    await page.getByRole('button', { name: 'Download Invoice' }).click();
    await expect(page.getByText('The invoice is in your downloads.')).toBeVisible();
  }).toPass();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

test('a referred friend registers, orders, cancels and reorders, and the inviter has pending points', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const inviter = await createTestCustomer('Meera Shah');
  await signInDirectly(page, inviter);
  await page.goto('/my-account/account-refer');
  const link = await page.getByRole('textbox', { name: 'Referral link' }).inputValue();

  const friendsPage = await (await browser.newContext(test.info().project.use)).newPage();
  const friend = await signInMember(await comeByLink(friendsPage, link));
  await storeApprovedAlbum(friend, { title: 'Kerala by boat' });
  await storeApprovedAlbum(friend, { title: 'Winter in Spiti' });
  await creditBalances(friend, { giftPaise: 10_000, points: 120 });

  await checkOut(friendsPage, await createTestAddress(friend));
  await openOrder(friendsPage, 'Kerala by boat');
  await downloadInvoice(friendsPage);
  await friendsPage.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = friendsPage.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(friendsPage.getByText('This order is cancelled.')).toBeVisible();

  await openOrder(friendsPage, 'Winter in Spiti');
  await friendsPage.getByRole('link', { name: 'Re-Order' }).click();
  await friendsPage.getByRole('button', { name: 'Place Reorder' }).click();
  await friendsPage.getByRole('button', { name: GOOD }).click();
  await friendsPage.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(heading(friendsPage)).toHaveText('Payment received');
  await friendsPage.context().close();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Neha' });
  await expect(row).toContainText('Points on the way');
  await page.goto('/my-account/account-credits');
  const balance = page.getByRole('region', { name: 'Your points' });
  await expect(balance).toContainText('1,000 points are on the way.');
  await expect(balance).toContainText('Their first order has to be delivered.');
});
