import { getDesign } from '@smriti/shared/book/designs';
import type { Locator, Page, Response } from '@playwright/test';
import { createTestAlbum, SHARP_PIXELS, toSequencedPhotos, uploadPhotos } from '../support/designs';
import { callEndpoint } from '../support/http';
import { signInNewCustomer } from './support/accounts';
import { measureSpreadOverflow } from './support/studio';
import { findSmallTargets } from './support/targets';
import { expect, test } from './support/test';

/** The centre of a visible element. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** Simulates two fingers moving apart on a touch screen. */
async function spreadFingers(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-apart, apart].map((by, id) => ({ x: x + by, y, id, radiusX: 4, radiusY: 4 }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(15) });
  for (const apart of [20, 25, 30]) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(apart),
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

const framesIn = (book: Locator) => book.getByRole('button', { name: /^Photo \d+, / });
const labelsOf = (book: Locator) =>
  framesIn(book).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));

/** Desktop, tablet and phone, and a phone with its keyboard open. */
const SCREENS = [
  [1280, 800],
  [768, 1024],
  [360, 740],
  [360, 420],
] as const;

/** Whether a response answers a save of a book in which a picture is enlarged. */
const hasZoomedPicture = (response: Response) => {
  const request = response.request();
  const isSave = request.method() === 'PUT' && request.url().endsWith('/design');
  return isSave && /"zoom":(?!1[,}])/.test(request.postData() ?? '');
};

/** The second tab's first save conflicts with the book that the first tab has saved. */
test.use({ expectedErrors: /409 \(Conflict\).*\/design\)$/ });

test('a book is arranged by pointer and by keys, and saved from two tabs', async ({
  page,
  context,
}) => {
  const owner = await signInNewCustomer(page);
  const images = toSequencedPhotos(await uploadPhotos(owner, 7, SHARP_PIXELS));
  const { id } = await createTestAlbum(owner, { title: 'Arranged', images });
  /** Indexes of the locked spreads in the stored book. */
  const locked = async () => {
    const { book } = await callEndpoint(getDesign, { params: { id }, token: owner.idToken });
    return book.spreads.flatMap((spread, at) => (spread.locked ? [at] : []));
  };
  await page.goto(`/edit-product?id=${id}#book`);
  const book = page.getByRole('region', { name: 'The pages of the book' });
  // Uploads of other tests delay the photos of the album.
  await expect(book, 'its address opens the book').toBeVisible({ timeout: 60_000 });
  expect(await findSmallTargets(book), 'targets below the minimum height').toEqual([]);
  const pages = book.getByRole('list', { name: 'All pages' });
  const second = pages.getByRole('button', { name: /^Pages 2 and 3/ });
  await page.setViewportSize({ width: 1280, height: 900 });
  await second.click();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => measureSpreadOverflow(book), `${width} x ${height}`).toBeLessThan(1);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const layout = book.getByText(/^Layout \d+ of \d+$/);
  const firstLayout = await layout.innerText();
  await book.getByRole('button', { name: 'Another layout' }).click();
  await expect(layout).not.toHaveText(firstLayout);
  const frames = framesIn(book);
  const numbers = () =>
    frames.evaluateAll((all) => all.map(({ ariaLabel }) => /\d+/.exec(ariaLabel ?? '')?.[0]));
  const filled = await numbers();
  await expect(frames.first(), 'is drawn over its photo').toHaveCSS('position', 'absolute');
  await expect(frames.first(), 'shows its photo').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const swapped = [filled.at(-1), ...filled.slice(1, -1), filled[0]];

  const place = await frames.last().boundingBox();
  await frames.first().press('Enter');
  await expect(book.getByRole('group', { name: 'This photo' })).toBeVisible();
  expect(await frames.last().boundingBox(), 'the book keeps its size').toEqual(place);
  await frames.last().press('Enter');
  await expect.poll(numbers).toEqual(swapped);
  await book.getByRole('button', { name: 'Close', exact: true }).click();
  await book.getByRole('button', { name: 'Add text' }).click();
  await expect(book.getByLabel('Your words')).toBeFocused();
  expect(await frames.last().boundingBox(), 'also while a text is edited').toEqual(place);
  await book.getByRole('button', { name: 'Remove the text' }).click();
  await drag(page, frames.last(), await middleOf(frames.first()));
  await expect.poll(numbers).toEqual(filled);
  await page.keyboard.press('Control+z');
  await expect.poll(numbers).toEqual(swapped);

  const saved = page.waitForResponse(hasZoomedPicture);
  await frames.first().press('m');
  const picture = book.getByRole('button', { name: /^The picture of Photo/ });
  await expect(picture).toBeFocused();
  await spreadFingers(page, await middleOf(picture));
  const size = book.getByRole('slider', { name: 'Size of the picture' });
  await expect(size).toHaveAttribute('aria-valuetext', '200 %');
  const { x, y } = await middleOf(picture);
  await drag(page, picture, { x: x + 500, y });
  const across = book.getByRole('slider', { name: 'From left to right' });
  await expect(across).toHaveAttribute('aria-valuetext', '0 %');
  await page.keyboard.press('Enter');
  const arranged = await labelsOf(book);
  const isSaved = (tab: Page) =>
    expect(tab.getByText(/^What you arranged is saved/).filter({ visible: true })).toBeVisible();
  await saved;
  await isSaved(page);
  await expect.poll(locked).toEqual([1]);

  // One tab's save is announced to the other tab, which merges it with its own changes.
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await other.goto(page.url());
  const otherBook = other.getByRole('region', { name: 'The pages of the book' });
  const otherPages = otherBook.getByRole('list', { name: 'All pages' });
  await otherPages.getByRole('button', { name: 'Pages 2 and 3, kept as it is' }).click();
  await expect.poll(() => labelsOf(otherBook)).toEqual(arranged);
  await pages.getByRole('button', { name: 'Page 1', exact: true }).click();
  await book.getByRole('button', { name: 'Keep as it is' }).click();
  await expect.poll(locked).toEqual([0, 1]);
  await other.getByRole('button', { name: 'Keep this one' }).click();
  await otherPages.getByRole('button', { name: /^Pages 2 and 3/ }).click();
  await otherBook.getByRole('button', { name: 'Keep as it is' }).click();
  await expect.poll(locked).toEqual([0]);
  await isSaved(other);
});
