import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { readPhonePhotos } from './phone-photos.ts';
import type { Screen } from './screen.ts';

const DESIGN =
  '/create-product?productId=1&albumSize=4&paperType=3&lamination=2&coverType=1&binding=2&orientation=1&quantity=1';
/** Time in which a turned page loads its pictures, in ms. */
const TURN_MS = 1500;
/** Time in which the photos of a draft appear, in ms. */
const DRAFT_MS = 5000;

/**
 * The way of the 60 photos of a phone's folder to a requested book. Each screen goes on from the draft of the
 * one before, and the last one registers the visitor: so they are the last of all.
 */
export const JOURNEY_SCREENS: readonly Screen[] = [
  {
    name: 'journey-photos',
    path: DESIGN,
    prepare: async (page) => {
      await addPhonePhotos(page);
      await photosOf(page).getByRole('listitem').first().scrollIntoViewIfNeeded();
    },
  },
  { name: 'journey-cover', path: DESIGN, prepare: openBookAt(0) },
  { name: 'journey-spread', path: DESIGN, prepare: openBookAt(3) },
  { name: 'journey-later-spread', path: DESIGN, prepare: openBookAt(8) },
  { name: 'journey-requested', path: DESIGN, prepare: requestBook },
];

const photosOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Photos of the album, in their order' });

/** Adds the photos and a title, and waits until all photos are uploaded; does nothing to a draft with photos. */
async function addPhonePhotos(page: Page): Promise<void> {
  const hasPhotos = photosOf(page).waitFor({ timeout: DRAFT_MS });
  if (
    await hasPhotos.then(
      () => true,
      () => false,
    )
  )
    return;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await readPhonePhotos());
  await page.getByLabel('Album title').fill('A year in pictures');
  await page.getByRole('progressbar').first().waitFor();
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
}

/** Opens the book and turns pages. */
function openBookAt(turns: number) {
  return async (page: Page): Promise<void> => {
    await addPhonePhotos(page);
    await page.getByRole('button', { name: 'Arrange the book', exact: true }).click();
    const book = page.getByRole('region', { name: 'The pages of the book' });
    for (let turn = 0; turn < turns; turn += 1) {
      await book.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await page.waitForTimeout(TURN_MS);
  };
}

/** Requests the book as a new customer. */
async function requestBook(page: Page): Promise<void> {
  await addPhonePhotos(page);
  const request = page.getByRole('button', { name: 'Proceed To Request' });
  await request.click();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Leela');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(`${randomUUID()}@smriti.test`);
  await page.getByLabel('Password', { exact: true }).fill('Smriti@123');
  await page.getByRole('button', { name: 'Register' }).click();
  await request.click();
  await page.waitForURL(({ pathname }) => pathname === '/initial-payment');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
