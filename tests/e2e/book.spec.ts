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

test('the book is saved as it was arranged, and opens so again', async ({ page }) => {
  await signInAsNew(page);
  await page.goto(CREATE_ALBUM);
  await addPhotos(page, await jpegFiles(7));
  await uploaded(page, 7);
  await chooseAlbumDetails(page, 'Arranged');
  const book = await openBook(page);
  const pages = book.getByRole('list', { name: 'All pages' });
  const second = pages.getByRole('button', { name: /^Pages 2 and 3/ });
  await second.click();
  await book.getByRole('button', { name: 'Another layout' }).click();
  const layout = book.getByText(/^Layout \d+ of \d+$/);
  await expect(layout).toHaveText(/^Layout [2-9] of/);
  const chosen = await layout.textContent();
  await book.getByRole('button', { name: 'Keep as it is' }).click();
  await page.getByRole('button', { name: 'Save Album' }).click();
  await expect(page).toHaveURL('/my-account/cart');

  await page.getByRole('link', { name: 'Arranged', exact: true }).click();
  await expect(pages.getByRole('button', { name: 'Pages 2 and 3, kept as it is' })).toBeVisible();

  await page.goto(`/edit-product${new URL(page.url()).search}`);
  await openBook(page);
  await second.click();
  await expect(layout).toHaveText(chosen ?? '');
});
