import { expectAccessible } from './support/accessibility';
import { signInDirectly } from './support/accounts';
import { createTestRequestedAlbum, respondToAlbum, fetchReview } from './support/review';
import { expect, test } from './support/test';

test('the customer sees a response at once, and asks for changes', async ({ page }) => {
  const scene = await createTestRequestedAlbum();
  await signInDirectly(page, scene.owner);
  await page.goto('/preview-product');
  await expect(page.getByText('Choose an album')).toBeVisible();
  await expectAccessible(page, 'the albums with the reviewer');
  await page.goto(`/final-checkout/${scene.id}`);
  const decision = page.getByRole('region', { name: 'Your decision' });
  const accept = decision.getByRole('button', { name: 'Accept the proof' });
  await expect(decision.getByText(/Our reviewer is looking at your album/)).toBeVisible();
  await expect(accept).toHaveCount(0);
  await expect(page.getByText('No remark on this photo.')).toBeVisible();
  // The Firestore listener loads after the page is painted.
  await page.waitForRequest(/Listen\/channel/);
  await respondToAlbum(scene, { 2: 'Too small for its page.' }, 'Almost there.');
  await expect(accept).toBeVisible();
  await expectAccessible(page, 'after the response');

  await page.getByRole('button', { name: 'Ask for changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for changes' });
  await dialog.getByRole('button', { name: 'Send to the reviewer' }).click();
  await expect(dialog.getByText('Please write what should change.')).toBeVisible();
  await expect(dialog.getByLabel('What should change?')).toBeFocused();
  await expectAccessible(page, 'without a description of the changes');
  await dialog.getByLabel('What should change?').fill('Photo 3 a little tighter, please.');
  await dialog.getByRole('button', { name: 'Send to the reviewer' }).click();
  await expect(page.getByText('Our reviewer has your changes.')).toBeVisible();
  expect(await fetchReview(scene)).toMatchObject({ status: 'Requested', round: 2 });
  await page.getByRole('tab', { name: 'Round 1' }).click();
  await expect(page.getByText('Too small for its page.')).toBeVisible();
  await expectAccessible(page, 'with an earlier round');
  await page.getByRole('tab', { name: 'Round 2' }).click();
  await expect(page.getByText('You wrote')).toBeVisible();
  await expectAccessible(page, 'with its newest round');

  await page.getByRole('button', { name: 'Edit again' }).click();
  const question = page.getByRole('dialog', { name: 'Edit again' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'asked before editing');
});
