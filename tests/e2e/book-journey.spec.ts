import type { Browser, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signInMember } from '../support/accounts';
import { signInDirectly, signInNewCustomer } from './support/accounts';
import { fillAddressForm } from './support/address-form';
import { writeCameraPhotos } from './support/camera-photos';
import { fetchReview } from './support/review';
import {
  chooseAlbumDetails,
  closeBook,
  closeBookPanel,
  CREATE_ALBUM_PATH,
  openBook,
  openBookPanel,
  studioPhotos,
} from './support/studio';
import { expect, test } from './support/test';

const PHOTOS = 60;
const TITLE = 'Meera and Arjun';
const HINDI = 'शादी की शाम, क्षितिज पर श्री गणेश';
const TAMIL = 'கல்யாண வீடு';
const CARD = '4111 1111 1111 1111';

// The order's page requests an invoice before it is issued; the reviewer's page requests an album that
// has left the queue.
test.use({ expectedErrors: /status of (404|409)/, usesGoogle: true, actionTimeout: 30_000 });

/** Waits until a live region announces a change of the book. */
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();

async function upload(page: Page): Promise<void> {
  await page.getByLabel('Add photos').setInputFiles(await writeCameraPhotos(PHOTOS));
  await expect(studioPhotos(page)).toHaveCount(PHOTOS, { timeout: 120_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 240_000 });
}

/** Turns pages until one with at least two photos is open. */
async function turnToPhotos(book: Locator): Promise<Locator> {
  const frames = book.getByRole('button', { name: /^Photo \d+, / });
  const place = book.getByText(/^\d+ of \d+$/);
  do {
    const before = await place.innerText();
    await book.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(place).not.toHaveText(before);
  } while ((await frames.count()) < 2);
  return frames;
}

/** Swaps the first two photos of a page: Enter picks one up and drops it on the other. */
async function swapByKeys(page: Page, frames: Locator): Promise<void> {
  const first = frames.first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.press('Enter');
  await said(page, / is picked up. Choose where it goes.$/);
  await frames.nth(1).press('Enter');
  await said(page, / have changed places.$/);
  await expect(first).not.toHaveAttribute('aria-label', name);
}

async function write(book: Locator, words: string): Promise<void> {
  await book.getByRole('button', { name: 'Add text' }).click();
  const panel = book.getByRole('region', { name: 'This text' });
  await panel.getByLabel('Your words').fill(words);
  await expect(panel.getByText(/We cannot print this yet/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(book.getByRole('button', { name: `Text: ${words}` })).toBeVisible();
}

async function arrange(page: Page, book: Locator): Promise<void> {
  await swapByKeys(page, await turnToPhotos(book));
  // The toolbar of the spread replaces that of the photo.
  await book.getByRole('button', { name: 'Close', exact: true }).click();
  await write(book, HINDI);
  await turnToPhotos(book);
  await turnToPhotos(book);
  await book.getByRole('button', { name: 'Layouts', exact: true }).click();
  await book.getByRole('button', { name: /^Layout 2 of \d+/ }).click();
  await said(page, /^Layout 2 of \d+ is used now/);
  await book.getByRole('button', { name: 'Close the layouts' }).click();
  await write(book, TAMIL);
}

async function editCover(page: Page): Promise<void> {
  const panel = await openBookPanel(page, 'Edit the cover');
  await panel.getByRole('button', { name: 'Photo 12', exact: true }).click();
  await said(page, 'Photo 12 is on the front now.');
  await panel.getByLabel('Title on the front').fill('M & A');
  await closeBookPanel(page);
}

async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Preview of ${TITLE}` });
  await expect(dialog.getByRole('img', { name: /Photo 12.*“M & A”/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn the page' }).click();
  await dialog.getByRole('button', { name: 'Close the preview' }).click();
}

async function request(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Proceed To Request' }).click();
  await expect(page).toHaveURL(/\/initial-payment\?cartId=/, { timeout: 60_000 });
  const id = new URL(page.url()).searchParams.get('cartId') ?? '';
  await page.getByRole('button', { name: CARD }).click();
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment received');
  return id;
}

/** Opens a page signed in as a member of staff. */
async function staffPage(browser: Browser, email: string): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage();
  await signInDirectly(page, await signInMember(email));
  return page;
}

/** Position and size of an element in px. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}

/** Pins a remark on a photo and proposes another crop, as a reviewer. */
async function reviewIt(page: Page, albumId: string): Promise<void> {
  await page.goto(`/admin/review?id=${albumId}`);
  const book = page.getByRole('region', { name: 'The pages of the book' });
  const frame = book.getByRole('button', { name: /^Photo \d+, / }).first();
  const [, place = ''] = /^Photo (\d+)/.exec((await frame.getAttribute('aria-label')) ?? '') ?? [];
  const { width, height } = await edgesOf(frame);
  await frame.click({ position: { x: width / 4, y: height / 2 } });
  const remark = page.getByLabel(`Remark on photo ${place}`, { exact: true });
  await expect(remark).toBeFocused();
  await remark.fill('Closer to the sun, I think.');
  await expect(page.getByText('Descriptions saved successfully!')).toBeVisible();
  const pin = book.getByRole('button', { name: new RegExp(`^Pin on photo ${place}: `) });
  // The pin is at the clicked place: a quarter of the frame from its left.
  const inFrame = ((await edgesOf(pin)).x - (await edgesOf(frame)).x) / width;
  expect(inFrame).toBeCloseTo(0.25, 1);

  await book.getByRole('button', { name: /^Propose a change: / }).click();
  const proposed = page.getByRole('group', { name: 'As proposed' });
  await proposed.getByRole('button', { name: new RegExp(`^Photo ${place}, `) }).click();
  await page.getByRole('slider', { name: 'Size of the picture' }).fill('180');
  await page.getByRole('button', { name: 'Save the proposal' }).click();
  await expect(book.getByRole('button', { name: /^Change the proposal: / })).toBeVisible();
  await page.getByRole('button', { name: 'Respond', exact: true }).click();
  await expect(page.getByText('Response sent. The customer sees it now.')).toBeVisible();
}

async function approve(page: Page, albumId: string): Promise<void> {
  await page.goto(`/final-checkout/${albumId}`);
  await expect(page.getByText('Closer to the sun, I think.').first()).toBeVisible();
  const book = page.getByRole('region', { name: 'The pages of the book' });
  await book.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(book.getByRole('button', { name: /^Pin on photo \d+: / })).toBeVisible();
  await expect(page.getByText(/^1 proposed change waits for your answer\./)).toBeVisible();
  await page.getByRole('button', { name: /^Accept the change of / }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Accept the proof' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Proof accepted.')).toBeVisible();
}

async function order(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Proceed To Request' }).click();
  await fillAddressForm(page.getByRole('main'));
  await page.getByRole('button', { name: 'Continue to Shipping' }).click();
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: CARD }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!');
  return (
    (await page
      .getByText(/^ORD[0-9A-Z]{8}$/)
      .first()
      .textContent()) ?? ''
  );
}

/** Creates the print files of the paid order and downloads the pages, as a printer. */
async function downloadPrintFiles(page: Page, number: string): Promise<void> {
  await page.goto(`/admin/print-room/${number}`);
  const files = page.getByRole('region', { name: 'Print files' });
  await expect(files.getByText('Ready', { exact: true })).toBeVisible({ timeout: 240_000 });
  const download = page.waitForEvent('download');
  await files.getByRole('link', { name: /^Inside/ }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // The file contains the photos in their uploaded resolution.
  expect(pdf.length).toBeGreaterThan(PHOTOS * 40_000);
}

test('60 camera photos become a book that is arranged, reviewed, ordered and printed', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const owner = await signInNewCustomer(page);
  await page.goto(CREATE_ALBUM_PATH);
  await upload(page);
  await chooseAlbumDetails(page, TITLE);
  const book = await openBook(page);
  await arrange(page, book);
  await editCover(page);
  await preview(page);
  await closeBook(page);
  const albumId = await request(page);

  const reviewer = await staffPage(browser, 'reviewer@smriti.test');
  await reviewIt(reviewer, albumId);
  await approve(page, albumId);
  const { status, proposals } = await fetchReview({ owner, id: albumId });
  expect([status, ...proposals.map(({ state }) => state)]).toEqual(['Approved', 'accepted']);
  const number = await order(page);

  const printer = await staffPage(browser, 'printer@smriti.test');
  await downloadPrintFiles(printer, number);
});
