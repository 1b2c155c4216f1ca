import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { auth, storage } from '../../support/admin';
import { createTestAlbum, toSequencedPhotos, uploadPhotos } from '../../support/designs';
import { signInNewCustomer } from './accounts';
import type { ChosenFile } from './studio-photos';

export const CREATE_ALBUM_PATH = '/my-account/create-album';

export const studioPhotos = (page: Page): Locator =>
  page.getByRole('list', { name: 'Photos of the album, in their order' }).getByRole('listitem');

/** The names of the photos in the studio, in order. */
export const readPhotoNames = (page: Page): Promise<string[]> =>
  studioPhotos(page).locator('p:first-of-type').allTextContents();

export const choosePhotoFiles = (page: Page, files: ChosenFile[]): Promise<void> =>
  page.getByLabel('Add photos').setInputFiles(files);

/** Waits until `count` photos are shown and no upload is running. */
export async function expectPhotosUploaded(page: Page, count: number): Promise<void> {
  await expect(studioPhotos(page)).toHaveCount(count);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
}

export const savedNotice = (page: Page): Locator =>
  page.getByText(/Saved in (this browser|your account) at/);

/** Creates an album with one uploaded photo, so that pages can show its picture. */
export async function createOnePhotoAlbum(owner: Account, form: Record<string, unknown>) {
  const images = toSequencedPhotos(await uploadPhotos(owner, 1));
  return createTestAlbum(owner, { images, ...form });
}

/** Signs in as a new customer. Returns the uid. */
export async function signInNewCustomerUid(page: Page): Promise<string> {
  return (await signInNewCustomer(page)).uid;
}

/** The uid of the account with this address. */
export async function fetchUid(email: string): Promise<string> {
  return (await auth.getUserByEmail(email)).uid;
}

/** The names of the user's originals in Cloud Storage. */
export async function listStoredOriginals(uid: string): Promise<string[]> {
  const [files] = await storage.getFiles({ prefix: `photos/${uid}/` });
  return files.map(({ name }) => name);
}

/** Fills in everything that an album needs except photos. */
export async function chooseAlbumDetails(page: Page, title: string): Promise<void> {
  await page.getByLabel('Album title').fill(title);
  await page.getByRole('radio', { name: /Gallery Black/ }).check();
  await page.getByLabel('Size').selectOption({ label: 'Square 8x8, ₹399.00' });
  await page.getByLabel('Paper Type').selectOption({ index: 1 });
}

/** Opens the book of the studio in the whole window, by the button called `name`. */
export async function openBook(page: Page, name = 'Arrange the book'): Promise<Locator> {
  const opener = page.getByRole('button', { name, exact: true });
  // The drawn pages take more room than their placeholder, and move the button. Uploads of other tests
  // delay the photos of the album.
  await expect(
    page.getByRole('region').filter({ has: opener }).getByRole('img').first(),
  ).toBeVisible({ timeout: 60_000 });
  await opener.click();
  await expect(page).toHaveURL(/#book$/);
  const book = page.getByRole('region', { name: /^(The pages of the book|Your design)$/ });
  await expect(book).toBeVisible();
  return book;
}

/** Goes back from the book to its studio page. */
export async function closeBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the album' }).click();
  await expect(page.getByRole('button', { name: /^(Save Album|Save)$/ })).toBeVisible();
}

/** Opens a panel of the book, which is a sheet at phone width. */
export async function openBookPanel(page: Page, name: string): Promise<Locator> {
  const panel = page.getByRole('region', { name: name.split(',')[0], exact: true });
  // The photo panel is open initially on wide windows.
  if (!(await panel.isVisible())) {
    const buttons = page.getByRole('group', { name: 'Change the design' });
    await buttons.getByRole('button', { name, exact: true }).click();
  }
  await expect(panel).toBeVisible();
  return panel;
}

/** Closes the open panel at phone width, where it is a sheet. */
export async function closeBookPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the panel' }).click();
}

/** Overflow of the spread beyond its stage or the window, in px. */
export function measureSpreadOverflow(book: Locator): Promise<number> {
  return book.evaluate((viewer) => {
    const spread = viewer.querySelector('[style*="--zoom"]');
    const stage = spread?.parentElement;
    if (!spread || !stage) throw new RangeError('no spread is drawn');
    const [one, other] = [spread.getBoundingClientRect(), stage.getBoundingClientRect()];
    if (one.width < 190) throw new RangeError(`the spread is only ${one.width} px wide`);
    return Math.max(
      0,
      other.left - one.left,
      other.top - one.top,
      one.right - Math.min(other.right, innerWidth),
      one.bottom - Math.min(other.bottom, innerHeight),
    );
  });
}

/** Waits until a draft in this browser holds photos with these names in this order. */
export async function expectDraftInBrowser(page: Page, names: readonly string[]): Promise<void> {
  await expect(savedNotice(page)).toBeVisible();
  const drafts = () =>
    page.evaluate(async () => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('the drafts cannot be read'));
        });
      const database = await asked(indexedDB.open('smriti-studio'));
      const records = await asked(database.transaction('drafts').objectStore('drafts').getAll());
      database.close();
      return JSON.stringify(records);
    });
  const inOrder = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('.*'));
  await expect.poll(drafts).toMatch(inOrder);
}
