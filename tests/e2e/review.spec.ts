import type { Locator, Page } from '@playwright/test';
import { createTestStaff } from '../support/accounts';
import { expectAccessible, clickFirstButton, expectTextVisible } from './support/accessibility';
import { signInDirectly } from './support/accounts';
import { failRequests } from './support/interception';
import {
  createTestAlbumWithPictures,
  createTestRequestedAlbum,
  fetchReview,
  type ReviewedAlbum,
  takeAlbum,
} from './support/review';
import { expect, test } from './support/test';

const QUEUE = '/admin/review';

const pathOf = ({ id }: ReviewedAlbum) => `${QUEUE}?id=${id}`;
const field = (page: Page, photo: number) =>
  page.getByLabel(`Remark on photo ${photo}`, { exact: true });

/** Position and size of an element in px. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}

/** Expects that the page has nothing to scroll at 1280 x 800, and that an element is in view. */
async function expectReviewInView(page: Page, element: Locator): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('the window has no size');
  const overflow = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
      return [scrollHeight - clientHeight, scrollWidth - clientWidth];
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await overflow()).toEqual([0, 0]);
  await expect(element).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
}

// The page requests an album once more after it has left the queue.
test.use({ expectedErrors: /approval-products/ });

// proves review-4
test('a reviewer opens an album from the queue, saves remarks and a proposal, and responds', async ({
  page,
}) => {
  const album = await createTestAlbumWithPictures();
  await createTestRequestedAlbum();
  const reviewer = await createTestStaff('Ravi Menon');
  await takeAlbum(reviewer, album);
  await signInDirectly(page, reviewer);
  await page.goto(`${QUEUE}?mine=1`);
  await expect(page.getByText('1 album', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the queue');
  await page.getByRole('link', { name: album.title }).press('Enter');
  await expect(page).toHaveURL(pathOf(album));

  await expect(page.getByRole('button', { name: /^Propose a change: / })).toBeVisible();
  const respond = page.getByRole('button', { name: 'Respond' });
  await expect(respond).toHaveAttribute('aria-disabled', 'true');
  await expectReviewInView(page, respond);
  let responses = 0;
  page.on('request', (request) => {
    const isResponse = request.url().endsWith(`/api/albums/${album.id}`);
    if (isResponse && request.method() === 'PUT') responses += 1;
  });
  await respond.press('Enter');
  const picture = page.getByRole('img', { name: 'Photo 1', exact: true });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page, 'a photo');
  await field(page, 1).click();
  await page.keyboard.type('jolly kids');
  await page.keyboard.press('Control+Enter');
  await expect(field(page, 2)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Photo 1 of 3' })).toBeVisible();
  await expect(field(page, 1)).toHaveValue('jolly kids');
  await expect(page.getByText('Descriptions saved successfully!')).toBeVisible();
  const [remark] = (await fetchReview(album)).remarks;
  expect(remark).toMatchObject({ sequence: 1, round: 1, description: 'jolly kids' });

  const stopFailing = await failRequests(page, '*/api/approval-products/remark');
  await page.keyboard.press('j');
  await field(page, 2).fill('Crop the left edge.');
  await expectTextVisible(page, 'Failed to save descriptions.');
  await expectAccessible(page, 'a remark that was not saved');
  await stopFailing();
  await clickFirstButton(page, 'Try again');
  await expectTextVisible(page, 'Descriptions saved successfully!');
  const book = page.getByRole('region', { name: 'The pages of the book' });
  const frame = book.getByRole('button', { name: /^Photo 2, / });
  const { width, height } = await edgesOf(frame);
  await frame.click({ position: { x: width / 4, y: height / 2 } });
  await expect(field(page, 2)).toBeFocused();
  const pin = book.getByRole('button', { name: /^Pin on photo 2: / });
  // The pin is at the clicked place: a quarter of the frame from its left.
  const inFrame = ((await edgesOf(pin)).x - (await edgesOf(frame)).x) / width;
  expect(inFrame).toBeCloseTo(0.25, 1);
  await clickFirstButton(page, /^Propose a change: /);
  const proposed = page.getByRole('group', { name: 'As proposed' });
  await proposed
    .getByRole('button', { name: /^Photo \d+, / })
    .first()
    .click();
  await page.getByRole('slider', { name: 'Size of the picture' }).fill('200');
  await expectAccessible(page, 'with a pin and an unsaved proposal');
  await clickFirstButton(page, 'Save the proposal');
  await clickFirstButton(page, 'All remarks');
  await expectTextVisible(page, 'Your proposals in this round');
  await expectAccessible(page, 'with a proposal');
  await page.keyboard.press('Escape');
  await page.getByLabel('Note on the whole album').fill('A lovely album.');
  await respond.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText('Response sent. The customer sees it now.')).toBeVisible();
  expect(responses, 'sent responses; Respond without a remark sends none').toBe(1);
  await expect(page.getByRole('link', { name: 'Next album' })).toHaveAttribute('href', /\?id=/);
  await expectAccessible(page, 'answered');
  const answered = await fetchReview(album);
  expect(answered).toMatchObject({
    status: 'Responded',
    remarks: [{ sequence: 1 }, { sequence: 2 }],
  });
  expect(answered.history.at(-1)).toMatchObject({ by: 'reviewer', note: 'A lovely album.' });
});

test('closing the tab of a review returns the album to the queue', async ({ page }) => {
  const album = await createTestRequestedAlbum();
  await signInDirectly(page, await createTestStaff('Ravi Menon'));
  await page.goto(pathOf(album));
  await field(page, 1).fill('Too dark.');
  await expect(page.getByText('Descriptions saved successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  await page.goto('/favicon.svg');
  const other = await createTestStaff('Meera Nair');
  await expect(async () => takeAlbum(other, album)).toPass();
});
