import type { Page } from '@playwright/test';
import { CUSTOMER, memberOf } from '../support/accounts';
import { moveAlbum } from '../support/designs';
import { paise } from '@smriti/shared/base/money';
import { signedIn } from './support/accounts';
import { picturedAlbum, requestedAlbum, respond, review, type Scene } from './support/review';
import { expect, test } from './support/test';

const accept = (page: Page) => page.getByRole('button', { name: 'Accept the proof' });
const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** Opens the proof of an album as its customer. */
async function openProof(page: Page, { owner, id }: Scene): Promise<void> {
  await signedIn(page, owner);
  await page.goto(`/final-checkout/${id}`);
  await expect(decision(page)).toBeVisible();
}

/** An album whose first round is answered. */
async function respondedAlbum(): Promise<Scene> {
  const scene = await requestedAlbum();
  await respond(scene, { 2: 'Too small for its page.' }, 'Almost there.');
  return scene;
}

test('the customer sees photos, remarks, details and price, and accepts the proof', async ({
  page,
}) => {
  // Its pixels tell what prints small, so the photos have pictures here.
  const scene = await picturedAlbum();
  await respond(scene, { 2: 'Too small for its page.' }, 'Almost there.');
  await openProof(page, scene);
  await expect(page.getByText('Too small for its page.')).toBeVisible();
  await expect(page.getByText('Almost there.').first()).toBeVisible();
  await expect(page.getByText('1 photo may not print sharply.')).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  for (const name of ['Size', 'Paper', 'Frame', 'Price of one copy', 'Initial payment made']) {
    await expect(details.getByText(name, { exact: true })).toBeVisible();
  }
  await accept(page).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Proof accepted.')).toBeVisible();
  expect((await review(scene)).status).toBe('Approved');
});

test('the customer asks for changes, with a note, and gets another round', async ({ page }) => {
  const scene = await respondedAlbum();
  await openProof(page, scene);
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for changes' });
  await dialog.getByRole('button', { name: 'Send to the reviewer' }).click();
  await expect(dialog.getByText('Please write what should change.')).toBeVisible();
  await expect(dialog.getByLabel('What should change?')).toBeFocused();

  await dialog.getByLabel('What should change?').fill('Photo 3 a little tighter, please.');
  await page.reload();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(dialog.getByLabel('What should change?')).toHaveValue(/tighter/);
  await dialog.getByRole('button', { name: 'Send to the reviewer' }).click();
  await expect(page.getByText('Our reviewer has your changes.')).toBeVisible();
  expect(await review(scene)).toMatchObject({ status: 'Requested', round: 2 });

  await page.getByRole('tab', { name: 'Round 1' }).click();
  await expect(page.getByText('Too small for its page.')).toBeVisible();
  await page.getByRole('tab', { name: 'Round 2' }).click();
  await expect(page.getByText('You wrote')).toBeVisible();
});

test('the customer takes the album back to edit it, and hears first what happens', async ({
  page,
}) => {
  const scene = await respondedAlbum();
  await openProof(page, scene);
  await page.getByRole('button', { name: 'Edit again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit again' });
  await expect(dialog.getByText(/stays credited to it/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Make it a draft' }).click();
  await expect(page).toHaveURL(`/edit-product?id=${scene.id}`);
  expect((await review(scene)).status).toBe('Draft');
});

test("the reviewer's answer appears without a reload", async ({ page }) => {
  const scene = await requestedAlbum();
  await openProof(page, scene);
  await expect(decision(page).getByText(/Our reviewer is looking at your album/)).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
  await expect(page.getByText('No remark on this photo.')).toBeVisible();
  // The listener is fetched after the page is painted.
  await page.waitForRequest(/Listen\/channel/);
  await respond(scene, { 1: 'A little dark.' });
  await expect(accept(page)).toBeVisible();
});

test('an unpaid album leads to its payment first', { tag: '@wide' }, async ({ page }) => {
  const scene = await requestedAlbum({ initial_paid_paise: paise(0) });
  await openProof(page, scene);
  await expect(decision(page).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    new RegExp(`^/initial-payment\\?cartId=${scene.id}&amount=`),
  );
});

test('a draft leads to editing it', { tag: '@wide' }, async ({ page }) => {
  const scene = await requestedAlbum();
  await moveAlbum(scene.owner, scene.id, 'Draft');
  await openProof(page, scene);
  await expect(decision(page).getByRole('link', { name: 'Edit the album' })).toHaveAttribute(
    'href',
    `/edit-product?id=${scene.id}`,
  );
});

test.describe('a page that is out of date', () => {
  test.use({ expectedErrors: /409/ });

  test('says how the album stands, and keeps what was typed', async ({ page }) => {
    const scene = await respondedAlbum();
    // Without the listener, as in a tab that has slept.
    await page.route(/Listen\/channel/, () => undefined);
    await openProof(page, scene);
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    await page.getByLabel('What should change?').fill('Photo 3, please.');
    await moveAlbum(scene.owner, scene.id, 'Approved');
    await page.getByRole('button', { name: 'Send to the reviewer' }).click();
    await expect(page.getByText(/it is Approved now/)).toBeVisible();
    await expect(page.getByLabel('What should change?')).toHaveValue('Photo 3, please.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(decision(page).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  });
});

test.describe('a proof that cannot be had', () => {
  test.use({ expectedErrors: /approval-products/ });

  test('is that of another customer', async ({ page }) => {
    const scene = await requestedAlbum();
    await signedIn(page, await memberOf(CUSTOMER));
    await page.goto(`/final-checkout/${scene.id}`);
    await expect(page.getByText('Failed to fetch order')).toBeVisible();
  });

  test('is asked for again', { tag: '@wide' }, async ({ page }) => {
    const scene = await requestedAlbum();
    await signedIn(page, scene.owner);
    await page.route('**/api/approval-products/*', (route) => route.abort());
    await page.goto(`/final-checkout/${scene.id}`);
    await expect(page.getByText('Failed to fetch order')).toBeVisible();
    await page.unroute('**/api/approval-products/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(decision(page)).toBeVisible();
  });
});
