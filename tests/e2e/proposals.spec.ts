import { signInMember } from '../support/accounts';
import { signedIn } from './support/accounts';
import { picturedAlbum, review } from './support/review';
import { expect, test } from './support/test';

// The reviewer's page requests the album once more after it has left the queue.
test.use({ expectedErrors: /status of 404.*\/api\/approval-products\// });

test('a reviewer pins a remark and proposes a crop; the customer accepts it, and the proof', async ({
  page,
  browser,
}) => {
  const scene = await picturedAlbum();
  await signedIn(page, await signInMember('reviewer@smriti.test'));
  await page.goto(`/preview-product?id=${scene.id}`);
  const book = page.getByRole('region', { name: 'The pages of the book' });
  const pages = book.getByRole('list', { name: 'All pages' });
  await pages.getByRole('button', { name: /^Page 1/ }).click();
  const frame = book.getByRole('button', { name: /^Photo 1, / }).first();
  const size = await frame.boundingBox();
  await frame.click({ position: { x: (size?.width ?? 0) / 4, y: (size?.height ?? 0) / 2 } });
  await expect(page.getByLabel('Remark on photo 1', { exact: true })).toBeFocused();
  await page.getByLabel('Remark on photo 1', { exact: true }).fill('A finger is in the way here.');
  const pin = book.getByRole('button', { name: /^Pin on photo 1: \d+% from the left/ });
  await expect(page.getByText('Descriptions saved successfully!')).toBeVisible();
  // The pin is at the clicked place: a quarter of the frame from its left.
  const place = await pin.boundingBox();
  const now = await frame.boundingBox();
  const inFrame = ((place?.x ?? 0) - (now?.x ?? 0)) / (now?.width ?? 1);
  expect(inFrame).toBeCloseTo(0.25, 1);

  await book.getByRole('button', { name: /^Propose a change: / }).click();
  const proposed = page.getByRole('group', { name: 'As proposed' });
  await proposed.getByRole('button', { name: /^Photo 1, / }).click();
  await page.getByRole('slider', { name: 'Size of the picture' }).fill('200');
  await page.getByRole('button', { name: 'Save the proposal' }).click();
  await expect(page.getByRole('region', { name: 'Your proposals in this round' })).toBeVisible();
  await page.getByRole('button', { name: 'Respond', exact: true }).click();
  await expect(page.getByText('Response sent. The customer sees it now.')).toBeVisible();

  const customer = await browser.newPage();
  await signedIn(customer, scene.owner);
  await customer.goto(`/final-checkout/${scene.id}`);
  const shown = customer.getByRole('list', { name: 'All pages' });
  await shown.getByRole('button', { name: /^Page 1/ }).click();
  await expect(customer.getByRole('button', { name: /^Pin on photo 1: / })).toBeVisible();
  const accept = customer.getByRole('button', { name: 'Accept the proof' });
  await expect(customer.getByText(/^1 proposed change waits for your answer\./)).toBeVisible();
  await customer.getByRole('button', { name: /^Accept the change of / }).click();
  await expect(customer.getByText('Accepted', { exact: true })).toBeVisible();
  await accept.click();
  await expect(customer).toHaveURL('/checkout');
  const { status, proposals } = await review(scene);
  expect([status, ...proposals.map(({ state }) => state)]).toEqual(['Approved', 'accepted']);
  await customer.close();
});
