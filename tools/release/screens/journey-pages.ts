import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readPhonePhotos } from './phone-photos.ts';
import type { Screen } from './screen.ts';
import { addPhotos, openBook, photosOf } from './studio-pages.ts';

const DESIGN =
  '/create-product?productId=2&albumSize=4&paperType=3&lamination=2&coverType=1&binding=2&orientation=1&quantity=1';
/** Time in which a turned page loads its pictures, in ms. */
const TURN_MS = 1500;
/** Maximum wait for the photos of an earlier screen's design, in ms. */
const NEW_DESIGN_MS = 5000;

/**
 * The way of 60 photos of a phone to a requested book. Each screen continues with the design of the one before,
 * and the last one registers the visitor; therefore these are the last screens of all.
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

async function addPhonePhotos(page: Page): Promise<void> {
  try {
    await photosOf(page).waitFor({ timeout: NEW_DESIGN_MS });
  } catch {
    await page.getByLabel('Album title').fill('A year in pictures');
    await addPhotos(page, await readPhonePhotos());
  }
}

function openBookAt(turns: number) {
  return async (page: Page): Promise<void> => {
    await addPhonePhotos(page);
    const book = await openBook(page, 'Arrange the book');
    for (let turn = 0; turn < turns; turn += 1) {
      await book.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await page.waitForTimeout(TURN_MS);
  };
}

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
  await page.getByRole('main').getByRole('button', { name: /Pay/ }).waitFor();
}
