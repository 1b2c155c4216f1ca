import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { type Member, signInMember } from '../support/accounts';
import { fetchOwnAlbum, markInitialPaymentPaid, moveAlbum } from '../support/designs';
import {
  callPlaceOrder,
  createTestAddress,
  expectPlacement,
  payWithTestCard,
  placementForm,
} from '../support/orders';
import { signInDirectly, signInNewCustomer } from './support/accounts';
import { writeCameraPhotos } from './support/camera-photos';
import { respondToAlbum } from './support/review';
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

test.use({ actionTimeout: 30_000 });

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
  await dialog.getByRole('button', { name: 'Close the preview' }).click();
}

/** Requests the album, and returns its id. */
async function request(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Proceed To Request' }).click();
  await expect(page).toHaveURL(/\/initial-payment\?cartId=/, { timeout: 60_000 });
  return new URL(page.url()).searchParams.get('cartId') ?? '';
}

/** Has the requested album reviewed, approved, ordered and paid through the API. Returns the order's number. */
async function order(owner: Member, id: string): Promise<string> {
  await markInitialPaymentPaid({ id });
  await respondToAlbum({ owner, id, title: TITLE }, { 1: 'A fine picture.' }, 'All is well.');
  await moveAlbum(owner, id, 'Approved');
  const { total_price } = await fetchOwnAlbum(owner, id);
  const form = placementForm(owner, await createTestAddress(owner), []);
  const items = [{ album_id: id, product_id: null, quantity: 1, price: total_price }];
  const placed = expectPlacement(await callPlaceOrder(owner, { ...form, items }));
  await payWithTestCard(owner, { order_id: placed.order.id }, placed.order.amount_due);
  return placed.order.id;
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

test('60 camera photos become a book that is arranged, ordered and printed', async ({
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
  const number = await order(owner, await request(page));
  await page.close();

  const printer = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage();
  await signInDirectly(printer, await signInMember('printer@smriti.test'));
  await downloadPrintFiles(printer, number);
});
