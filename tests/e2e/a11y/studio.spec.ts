import { getDesign, saveDesign } from '@smriti/shared/book/designs';
import { expect, type Page } from '@playwright/test';
import { type Member, signInMember, createTestStaff, sharedReviewer } from '../../support/accounts';
import { callEndpoint } from '../../support/http';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { signInDirectly, signInNewCustomer } from '../support/accounts';
import { navigateInApp } from '../support/navigation';
import { findDesignPath } from '../support/catalogue';
import { moveAlbum } from '../../support/designs';
import {
  createTestAlbumWithPictures,
  proposeNewCrop,
  saveRemarksAs,
  createTestRequestedAlbum,
  takeAlbum,
} from '../support/review';
import {
  choosePhotoFiles,
  chooseAlbumDetails,
  createOnePhotoAlbum,
  CREATE_ALBUM_PATH,
  closeBookPanel,
  openBook,
  openBookPanel,
  expectPhotosUploaded,
} from '../support/studio';
import { createJpegFile, createJpegFiles } from '../support/studio-photos';

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** Saves a change of the first pages of an unchanged book, as another tab of the owner does. */
async function saveOtherPages({ idToken: token }: Member, id: string): Promise<void> {
  const { book } = await callEndpoint(getDesign, { params: { id }, token });
  const [first] = book.spreads;
  if (!first) throw new RangeError('the book has no spread');
  const spreads = { [first.id]: { ...first, background: '#f3c969' } };
  const order = book.spreads.map((spread) => spread.id);
  await callEndpoint(saveDesign, { params: { id }, token, body: { base_rev: 0, spreads, order } });
}

testAccessibility({
  'the book': async function* (page) {
    await signInNewCustomer(page);
    await page.goto(CREATE_ALBUM_PATH);
    await choosePhotoFiles(page, await createJpegFiles(5, { width: 500, height: 400 }));
    await expectPhotosUploaded(page, 5);
    const book = await openBook(page);
    yield 'after it is filled';
    const warnings = page.getByText(/^\d+ things? to look at$/);
    await warnings.click();
    yield 'with the list of warnings';
    await warnings.click();
    const photo = book.getByRole('button', { name: /^Photo \d+,/ }).first();
    // picks the photo on the cover: a photo that is also on the cover would not be left out below
    await photo.click();
    await clickFirstButton(page, 'Take out');
    const pages = book.getByRole('list', { name: 'All pages' });
    await pages.getByRole('button', { name: /^Pages 2 and 3/ }).click();
    await photo.click();
    yield 'with a picked-up photo';
    await clickFirstButton(page, 'Move the picture');
    await expect(page.getByRole('slider', { name: 'Size of the picture' })).toBeVisible();
    yield 'with a picture that is being moved';
    await clickFirstButton(page, 'Done');
    await book.getByRole('button', { name: 'Close', exact: true }).click();
    await clickFirstButton(page, 'Layouts');
    await expect(book.getByRole('button', { name: /^Layout 1 of/ })).toBeVisible();
    await clickFirstButton(page, 'Keep as it is');
    yield 'with the layouts of a locked page';
    await photo.click();
    await clickFirstButton(page, 'Take out');
    yield 'with an empty frame';
    await book.getByRole('button', { name: 'Close', exact: true }).click();
    await openBookPanel(page, 'Photos, 1 left out');
    yield 'with the photos, one of which is left out';
    await closeBookPanel(page);
    await page.keyboard.press('?');
    await dialog(page);
    yield 'with its keys';
    await page.keyboard.press('Escape');
    await clickFirstButton(page, 'Add text');
    await page.getByLabel('Your words').fill('शादी की शाम 🎉');
    await expectTextVisible(page, /^We cannot print this yet: 🎉/);
    yield 'with a text that cannot be printed yet';
    await page.getByRole('region', { name: 'This text' }).getByText('Done').click();
    for (const panel of ['Style', 'Theme', 'Edit the cover', 'Pages']) {
      const opened = await openBookPanel(page, panel);
      const content = panel === 'Style' ? opened.getByRole('radio') : opened.getByRole('list');
      await expect(content.first()).toBeAttached();
      if (panel === 'Pages') await clickFirstButton(page, /^Remove Page/);
      yield `with the panel '${panel}'`;
      await closeBookPanel(page);
    }
  },

  'a calendar': async function* (page) {
    await page.goto(await findDesignPath(page.request, { layout: 'calendar' }));
    await choosePhotoFiles(page, [await createJpegFile('ring.jpg')]);
    await expectPhotosUploaded(page, 1);
    yield 'of a guest';
    await openBook(page, 'See how it will look');
    await openBookPanel(page, 'Months and dates');
    await clickFirstButton(page, 'Add this date');
    await expectTextVisible(page, 'Please write what this date is.');
    yield 'with its dates';
  },

  'designs that cannot be saved': async function* (page) {
    await signInNewCustomer(page);
    await page.route('**/api/frames', async (route) => {
      const response = await route.fetch();
      const frames = (await response.json()) as object[];
      await route.fulfill({ response, json: frames.map((one) => ({ ...one, price: 1 })) });
    });
    await page.goto(
      '/create-product?productId=abc&albumSize=1&paperType=1&lamination=1&coverType=1',
    );
    await expectTextVisible(page, 'Invalid input: All IDs must be valid numbers.');
    yield 'a product without an id';
    await navigateInApp(page, await findDesignPath(page.request));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectTextVisible(page, /Album title is required/);
    yield 'a product with missing details';
    await navigateInApp(page, CREATE_ALBUM_PATH);
    await choosePhotoFiles(page, [await createJpegFile('one.jpg')]);
    await chooseAlbumDetails(page, 'Dearer than shown');
    await clickFirstButton(page, 'Save Album');
    await expectTextVisible(page, /Nothing is saved yet/);
    yield 'an album that is refused because of its price';
  },

  'an edited album': async function* (page) {
    const owner = await signInNewCustomer(page);
    const { id } = await createOnePhotoAlbum(owner, { title: 'Ours' });
    await page.goto(`/edit-product?id=${id}`);
    await expect(page.getByLabel('Album title')).toHaveValue('Ours');
    const book = await openBook(page);
    const pages = book.getByRole('list', { name: 'All pages' });
    await pages.getByRole('button', { name: /^Pages? 1\b/ }).click();
    await saveOtherPages(owner, id);
    await clickFirstButton(page, 'Keep as it is');
    await expectTextVisible(page, /was changed elsewhere too/);
    yield 'with pages that were changed elsewhere';
    await clickFirstButton(page, 'Choose what to keep');
    await dialog(page);
    yield 'with both versions of those pages';
  },

  'a reviewer': async function* (page) {
    const scene = await createTestRequestedAlbum();
    await takeAlbum(await createTestStaff('Meera Nair'), scene);
    await signInDirectly(page, await signInMember('reviewer@smriti.test'));
    await page.goto('/my-account');
    await expectTextVisible(page, 'Review queue');
    yield 'in the account';
    await navigateInApp(page, `/admin/review?id=${scene.id}`);
    await expectTextVisible(page, /^Meera Nair is reviewing this album until /);
    yield 'at an album that another reviewer has taken';
  },

  'a proof with proposed changes': async function* (page) {
    const scene = await createTestAlbumWithPictures();
    const reviewer = await sharedReviewer();
    await proposeNewCrop(reviewer, scene);
    await saveRemarksAs(reviewer, scene, { 1: 'A little dark.' });
    await moveAlbum(reviewer, scene.id, 'Responded');
    await signInDirectly(page, scene.owner);
    await page.goto(`/final-checkout/${(await createTestRequestedAlbum()).id}`);
    await expectTextVisible(page, 'Failed to fetch order');
    yield 'of another customer';
    await navigateInApp(page, `/final-checkout/${scene.id}`);
    await expectTextVisible(page, /proposed change waits for your answer/);
    yield 'with an open proposal';
    await page.getByRole('button', { name: /^Accept the change of / }).click();
    await expectTextVisible(page, 'Accepted');
    yield 'accepted';
    await moveAlbum(scene.owner, scene.id, 'Requested', 'Once more, please.');
    await page.getByText('Compare two rounds').click();
    await expectTextVisible(page, '1 page or spread has changed.');
    yield 'compared with the next round';
  },
});
