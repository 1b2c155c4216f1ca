import type { Page } from '@playwright/test';
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

/** An album with a response in its first review round. */
async function respondedAlbum(): Promise<Scene> {
  const scene = await requestedAlbum();
  await respond(scene, { 2: 'Too small for its page.' }, 'Almost there.');
  return scene;
}

// proves review-3
test('the customer sees photos, remarks, details and price, and accepts the proof', async ({
  page,
}) => {
  // Warnings about small prints need the pixel sizes, so these photos have picture files.
  const scene = await picturedAlbum();
  await respond(scene, { 2: 'Too small for its page.' }, 'Almost there.');
  await openProof(page, scene);
  await expect(page.getByText('Too small for its page.')).toBeVisible();
  await expect(page.getByText('Almost there.').first()).toBeVisible();
  await expect(page.getByText('1 photo may not print sharply.')).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  for (const name of [
    'Size',
    'Paper',
    'Frame',
    'Price of one copy',
    'Initial payment, already paid',
  ]) {
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
  // The Firestore listener loads after the page is painted.
  await page.waitForRequest(/Listen\/channel/);
  await respond(scene, { 1: 'A little dark.' });
  await expect(accept(page)).toBeVisible();
});
