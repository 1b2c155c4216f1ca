import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  addPhotos,
  chooseAlbumDetails,
  CREATE_ALBUM,
  openBook,
  signInAsNew,
  uploaded,
} from './support/studio';
import { jpegFiles } from './support/studio-photos';
import { smallTargets } from './support/targets';

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

/** The second tab's first save conflicts with the book that the first tab has saved. */
test.use({ expectedErrors: /409 \(Conflict\).*\/design\)$/ });

test('the book is arranged by hand and by keys, saved in two tabs, and opens so again', async ({
  page,
  context,
}) => {
  await signInAsNew(page);
  await page.goto(CREATE_ALBUM);
  await addPhotos(page, await jpegFiles(7));
  await uploaded(page, 7);
  await chooseAlbumDetails(page, 'Arranged');
  const book = await openBook(page);
  expect(await smallTargets(book), 'what is too low for a finger').toEqual([]);
  const pages = book.getByRole('list', { name: 'All pages' });
  const second = pages.getByRole('button', { name: /^Pages 2 and 3/ });
  await page.setViewportSize({ width: 1280, height: 900 });
  await second.click();
  await book.getByRole('button', { name: 'Another layout' }).click();
  await expect(book.getByText(/^Layout \d+ of \d+$/)).toHaveText(/^Layout [2-9] of/);
  const frames = book.getByRole('button', { name: /^Photo \d+, / });
  const numbers = () =>
    frames.evaluateAll((all) => all.map(({ ariaLabel }) => /\d+/.exec(ariaLabel ?? '')?.[0]));
  const filled = await numbers();
  const swapped = [filled.at(-1), ...filled.slice(1, -1), filled[0]];

  await frames.first().press('Enter');
  await frames.last().press('Enter');
  await expect.poll(numbers).toEqual(swapped);
  await book.getByRole('button', { name: 'Close', exact: true }).click();
  await drag(page, frames.last(), await middleOf(frames.first()));
  await expect.poll(numbers).toEqual(filled);
  await page.keyboard.press('Control+z');
  await expect.poll(numbers).toEqual(swapped);

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
  const arranged = await frames.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  await page.getByRole('button', { name: 'Save Album' }).click();
  await expect(page).toHaveURL('/my-account/cart');

  await page.getByRole('link', { name: 'Arranged', exact: true }).click();
  await expect(pages.getByRole('button', { name: 'Pages 2 and 3, kept as it is' })).toBeVisible();

  await page.goto(`/edit-product${new URL(page.url()).search}`);
  await openBook(page);
  await second.click();
  expect(await frames.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual(
    arranged,
  );

  // One tab's save is announced to the other tab, which merges it with its own changes.
  const other = await context.newPage();
  await other.goto(page.url());
  const otherBook = await openBook(other);
  const otherPages = otherBook.getByRole('list', { name: 'All pages' });
  const isSaved = (tab: Page) => expect(tab.getByText(/^Your pages are saved/)).toBeVisible();
  await pages.getByRole('button', { name: 'Page 1', exact: true }).click();
  await book.getByRole('button', { name: 'Keep as it is' }).click();
  await isSaved(page);
  await other.getByRole('button', { name: 'Keep this one' }).click();
  await otherPages.getByRole('button', { name: /^Pages 2 and 3/ }).click();
  await otherBook.getByRole('button', { name: 'Keep as it is' }).click();
  await isSaved(other);
  await other.goto('/my-account/cart');
  await other.getByRole('link', { name: 'Arranged', exact: true }).click();
  for (const name of ['Page 1, kept as it is', 'Pages 2 and 3']) {
    await expect(otherPages.getByRole('button', { name, exact: true })).toBeVisible();
  }
});
