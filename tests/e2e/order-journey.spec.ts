import { getInvitation } from '@smriti/shared/account/invitation';
import { getCredits } from '@smriti/shared/payment/credits';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createTestEmail, signInMember, createTestCustomer } from '../support/accounts';
import { callEndpoint } from '../support/http';
import { creditBalances, createTestAddress, storeApprovedAlbum } from '../support/orders';
import { fillRegistration } from './support/accounts';
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

const orderRow = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function downloadInvoice(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await expect(async () => {
    await page.getByRole('button', { name: 'Download Invoice' }).click();
    await expect(page.getByText('The invoice is in your downloads.')).toBeVisible();
  }).toPass();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

// ReferAndEarnPage.test.tsx and CreditsPage.test.tsx prove that the inviter's pages show these points.
test('a referred friend registers, orders, cancels and reorders, and the inviter has pending points', async ({
  page,
}) => {
  const { idToken: token } = await createTestCustomer('Meera Shah');
  const { link } = await callEndpoint(getInvitation, { token });
  const friend = await signInMember(await comeByLink(page, link));
  await storeApprovedAlbum(friend, { title: 'Kerala by boat' });
  await storeApprovedAlbum(friend, { title: 'Winter in Spiti' });
  await creditBalances(friend, { giftPaise: 10_000, points: 120 });

  await checkOut(page, await createTestAddress(friend));
  await page.getByRole('link', { name: 'View Orders' }).click();
  const viewed = orderRow(page, 'Kerala by boat').getByRole('link', { name: 'View Order' });
  await viewed.first().click();
  await expect(heading(page)).toHaveText(/^Order #ORD/);
  await downloadInvoice(page);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('This order is cancelled.')).toBeVisible();

  await page.goBack();
  await orderRow(page, 'Winter in Spiti').getByRole('link', { name: 'Re-Order' }).click();
  await page.getByRole('button', { name: 'Place Reorder' }).click();
  await page.getByRole('button', { name: GOOD }).click();
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(heading(page)).toHaveText('Payment received');

  const { invitees } = await callEndpoint(getInvitation, { token });
  expect(invitees).toMatchObject([{ name: 'Neha', state: 'pending' }]);
  const credits = await callEndpoint(getCredits, { token });
  expect(credits).toMatchObject({
    pending: 1_000,
    pending_rewards: [{ points: 1_000, missing: expect.arrayContaining(['delivery']) as string[] }],
  });
});
