import { getDesign, saveDesign } from '@smriti/shared/book/designs';
import { expect, type Page } from '@playwright/test';
import {
  DEMO_CUSTOMER_EMAIL,
  type Member,
  signInMember,
  newCustomer,
  newStaff,
  sharedReviewer,
} from '../../support/accounts';
import { newAlbum } from '../../support/designs';
import { callEndpoint } from '../../support/http';
import { storeRespondedAlbum } from '../../support/orders';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { failRequests } from '../support/interception';
import { signInDirectly, signInNewCustomer } from '../support/accounts';
import { findDesignPath } from '../support/catalogue';
import { moveAlbum } from '../../support/designs';
import { newPicturedAlbum, proposeNewCrop, saveRemarksAs, newRequestedAlbum, respondToAlbum, takeAlbum } from '../support/review';
import {
  choosePhotoFiles,
  chooseAlbumDetails,
  CREATE_ALBUM,
  openBook,
  savedNotice,
  expectPhotosUploaded,
} from '../support/studio';
import { createHeicFile, createJpegFile, createJpegFiles, fakeJpegFile } from '../support/studio-photos';

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

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
  'a new album': async function* (page) {
    await signInNewCustomer(page);
    await page.goto(CREATE_ALBUM);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Album');
    yield 'empty';
    await clickFirstButton(page, 'Save Album');
    await expect(page.getByRole('alert').first()).toBeVisible();
    yield 'without what an album needs';
    await choosePhotoFiles(page, [
      await createJpegFile('tiny.jpg', { width: 300, height: 240 }),
      await createJpegFile('turned.jpg', { width: 1200, height: 800, orientation: 6 }),
      fakeJpegFile('diary.jpg'),
      createHeicFile('IMG_0001.HEIC'),
    ]);
    await expectPhotosUploaded(page, 2);
    await expectTextVisible(page, '2 files could not be added');
    yield 'with files that are no photos';
    await chooseAlbumDetails(page, 'A week in Munnar');
    await page.getByRole('radio', { name: /Carved Gold/ }).check();
    await expectTextVisible(page, /^Too small to print sharp/);
    yield 'with photos and choices';
    await expect(savedNotice(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(CREATE_ALBUM);
    await expect(other.getByLabel('Album title')).toHaveValue('A week in Munnar');
    await other.getByLabel('Album title').fill('A week in Goa');
    await expectTextVisible(page, /open in another tab/);
    yield 'changed in another tab';
    await other.close();
    await page.reload();
    await expectTextVisible(page, 'Here is what you had not saved yet.');
    yield 'as it was left';
    await clickFirstButton(page, 'Start over');
    await dialog(page);
    yield 'asked before starting over';
  },

  'the book': async function* (page) {
    await signInNewCustomer(page);
    await page.goto(CREATE_ALBUM);
    await choosePhotoFiles(page, await createJpegFiles(5, { width: 500, height: 400 }));
    await expectPhotosUploaded(page, 5);
    const book = await openBook(page);
    yield 'as it is filled';
    await page.getByText(/^\d+ things? to look at$/).click();
    const photo = book.getByRole('button', { name: /^Photo \d+,/ }).first();
    // picks the photo on the cover: a photo that is also on the cover would not be left out below
    await photo.click();
    await clickFirstButton(page, 'Take out');
    const pages = book.getByRole('list', { name: 'All pages' });
    await pages.getByRole('button', { name: /^Pages 2 and 3/ }).click();
    await photo.click();
    yield 'with a photo picked up and what to look at';
    await clickFirstButton(page, 'Move the picture');
    await expect(page.getByRole('slider', { name: 'Size of the picture' })).toBeVisible();
    yield 'with a picture that is being moved';
    await clickFirstButton(page, 'Done');
    await book.getByRole('button', { name: 'Close', exact: true }).click();
    await clickFirstButton(page, 'Layouts');
    await expect(book.getByRole('button', { name: /^Layout 1 of/ })).toBeVisible();
    await clickFirstButton(page, 'Keep as it is');
    yield 'with the layouts of a page that is kept';
    await photo.click();
    await clickFirstButton(page, 'Take out');
    yield 'with an empty frame';
    await book.getByRole('button', { name: 'Close', exact: true }).click();
    await clickFirstButton(page, 'Left out (1)');
    await dialog(page);
    yield ['with what is left out', 'phone'];
    await page.keyboard.press('Escape');
    await clickFirstButton(page, 'Add text');
    await page.getByLabel('Your words').fill('शादी की शाम 🎉');
    await expectTextVisible(page, /^We cannot print this yet: 🎉/);
    yield 'with a text that cannot be printed yet';
    for (const panel of ['Theme', 'Edit the cover', 'Pages']) {
      const buttons = page.getByRole('group', { name: 'Change the book' });
      await buttons.getByRole('button', { name: panel }).click();
      const opened = page.getByRole('region', { name: panel, exact: true });
      await expect(opened.getByRole('list').first()).toBeVisible();
      if (panel === 'Pages') await clickFirstButton(page, /^Remove Page/);
      yield `with the panel '${panel}'`;
    }
  },

  'a calendar': async function* (page) {
    await page.goto(await findDesignPath(page.request, { layout: 'calendar' }));
    await choosePhotoFiles(page, [await createJpegFile('ring.jpg')]);
    await expectPhotosUploaded(page, 1);
    yield 'of a guest';
    await openBook(page, 'See how it will look');
    await clickFirstButton(page, 'Months and dates');
    await clickFirstButton(page, 'Add this date');
    await expectTextVisible(page, 'Please write what this date is.');
    yield 'with its dates';
  },

  'uploads that are held up': async function* (page) {
    await signInNewCustomer(page);
    let isRefused = false;
    await page.route('**/o?name=*', async (route) => {
      if (isRefused) return route.fulfill({ status: 403, json: { error: { code: 403 } } });
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await page.goto(CREATE_ALBUM);
    await choosePhotoFiles(page, await createJpegFiles(5, { width: 1600, height: 1200, hasNoise: true }));
    await clickFirstButton(page, 'Pause');
    await expectTextVisible(page, 'Paused');
    yield 'paused';
    await clickFirstButton(page, 'Select');
    await page.getByRole('checkbox', { name: 'Select IMG_2.jpg' }).check();
    yield 'while photos are selected';
    await clickFirstButton(page, 'Move to...');
    await dialog(page);
    yield 'asked for the place of a photo';
    await clickFirstButton(page, 'Cancel');
    isRefused = true;
    await clickFirstButton(page, 'Resume');
    await expect(page.getByText(/photos? could not be uploaded\./)).toBeVisible({
      timeout: 40_000,
    });
    yield 'refused';
  },

  'a save that is refused': async function* (page) {
    await signInNewCustomer(page);
    await page.route('**/api/frames', async (route) => {
      const response = await route.fetch();
      const frames = (await response.json()) as object[];
      await route.fulfill({ response, json: frames.map((one) => ({ ...one, price: 1 })) });
    });
    await page.goto(CREATE_ALBUM);
    await choosePhotoFiles(page, [await createJpegFile('one.jpg')]);
    await chooseAlbumDetails(page, 'Dearer than shown');
    await clickFirstButton(page, 'Save Album');
    await expectTextVisible(page, /Nothing is saved yet/);
    yield 'for its price';
  },

  'an album that is edited': async function* (page) {
    const owner = await signInNewCustomer(page);
    const { id } = await newAlbum(owner, { title: 'Ours', photos: 1 });
    await page.goto(`/edit-product?id=${id}`);
    await expect(page.getByLabel('Album title')).toHaveValue('Ours');
    yield 'as it opens';
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
    await clickFirstButton(page, 'Use what I chose');
    await page.getByLabel('Album title').fill('Mine');
    await moveAlbum(owner, id, 'Requested');
    await clickFirstButton(page, 'Save Album');
    await expectTextVisible(page, /^This album was changed elsewhere/);
    yield 'changed elsewhere';
    const { id: frozen } = await storeRespondedAlbum(owner);
    await page.goto(`/edit-product?id=${frozen}`);
    await expectTextVisible(page, /cannot be changed now/);
    yield 'with the shop';
    const { id: other } = await newAlbum(await newCustomer(), { photos: 1 });
    await page.goto(`/edit-product?id=${other}`);
    await expectTextVisible(page, 'We could not find this album in your account.');
    yield 'of somebody else';
  },

  'a canvas': async function* (page) {
    await signInNewCustomer(page);
    await page.goto('/uploadChoice');
    await clickFirstButton(page, 'Add To My Cart');
    await expectTextVisible(page, 'Edge style is required');
    yield 'without what it needs';
    await page.getByLabel('Choose a photo').setInputFiles(await createJpegFile('one.jpg'));
    await expectPhotosUploaded(page, 1);
    for (const label of ['Canvas size', 'Frame type', 'Edge style']) {
      await page.getByLabel(label).selectOption({ index: 1 });
    }
    await failRequests(page, '*/api/albums');
    await clickFirstButton(page, 'Add To My Cart');
    await expectTextVisible(page, 'Not now.');
    yield 'that did not get into the cart';
  },

  'a product design': async function* (page) {
    await page.goto(await findDesignPath(page.request, { isSquare: true }));
    await expect(page.getByLabel('Orientation')).toBeDisabled();
    yield 'of a square size';
    await page.goto(
      '/create-product?productId=abc&albumSize=1&paperType=1&lamination=1&coverType=1',
    );
    await expectTextVisible(page, 'Invalid input: All IDs must be valid numbers.');
    yield 'without an id';
    await page.goto(await findDesignPath(page.request));
    await choosePhotoFiles(page, [await createJpegFile('ring.jpg'), fakeJpegFile('notes.jpg')]);
    await expectPhotosUploaded(page, 1);
    yield 'of a guest';
  },

  'a signed-in product design': async function* (page) {
    await signInNewCustomer(page);
    await page.goto(await findDesignPath(page.request));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectTextVisible(page, /Album title is required/);
    yield 'without what it needs';
  },

  'the review': async function* (page) {
    const [scene, unpaid] = await Promise.all([newPicturedAlbum(), newRequestedAlbum()]);
    const reviewer = await newStaff('Ravi Menon');
    await saveRemarksAs(reviewer, scene, { 1: 'A little dark.' });
    await takeAlbum(reviewer, unpaid);
    await signInDirectly(page, reviewer);
    await page.goto('/preview-product?mine=1');
    await expect(page.getByRole('link', { name: scene.title })).toBeVisible();
    yield 'queue';
    await page.goto(`/preview-product?id=${scene.id}`);
    await expectTextVisible(page, '2400 × 1800 px');
    yield 'of one photo';
    const mend = await failRequests(page, '*/api/approval-products/remark');
    await page.getByLabel('Remark on photo 1', { exact: true }).fill('Crop the left edge.');
    await expectTextVisible(page, 'Failed to save descriptions.');
    yield 'not saved';
    await mend();
    await clickFirstButton(page, 'Try again');
    await expectTextVisible(page, 'Descriptions saved successfully!');
    await clickFirstButton(page, 'Add a pin');
    await page.getByRole('button', { name: /^Propose a change: / }).click();
    const proposed = page.getByRole('group', { name: 'As proposed' });
    await proposed
      .getByRole('button', { name: /^Photo \d+, / })
      .first()
      .click();
    await page.getByRole('slider', { name: 'Size of the picture' }).fill('200');
    yield 'with a pin, and a proposal that is being made';
    await clickFirstButton(page, 'Save the proposal');
    await expectTextVisible(page, 'Your proposals in this round');
    yield 'with a proposal';
    await page.getByRole('button', { name: 'Respond', exact: true }).click();
    await expectTextVisible(page, 'Response sent. The customer sees it now.');
    yield 'answered';
  },

  'a review that another reviewer has': async function* (page) {
    const scene = await newRequestedAlbum();
    await takeAlbum(await newStaff('Meera Nair'), scene);
    await signInDirectly(page, await signInMember('reviewer@smriti.test'));
    await page.goto(`/preview-product?id=${scene.id}`);
    await expectTextVisible(page, /^Meera Nair is reviewing this album until /);
    yield 'to be read';
  },

  'a proof': async function* (page) {
    const scene = await newRequestedAlbum();
    await signInDirectly(page, scene.owner);
    await page.goto('/preview-product');
    await expectTextVisible(page, 'Choose an album');
    yield 'to be chosen';
    await respondToAlbum(scene, { 2: 'Do you have the original of this one?' }, 'Almost there.');
    await page.goto(`/preview-product?id=${scene.id}`);
    await expectTextVisible(page, 'Do you have the original of this one?');
    yield 'as a review';
    await page.goto(`/final-checkout/${scene.id}`);
    await expect(page.getByRole('button', { name: 'Accept the proof' })).toBeVisible();
    yield 'to be accepted';
    await clickFirstButton(page, 'Edit again');
    await dialog(page);
    yield 'asked before editing';
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await clickFirstButton(page, 'Ask for changes');
    await clickFirstButton(page, 'Send to the reviewer');
    await expectTextVisible(page, 'Please write what should change.');
    yield 'without what should change';
    await page.getByLabel('What should change?').fill('Photo 3 a little tighter, please.');
    await clickFirstButton(page, 'Send to the reviewer');
    await page.getByRole('tab', { name: 'Round 1' }).click();
    await expectTextVisible(page, 'Do you have the original of this one?');
    yield 'with an earlier round';
    await page.getByRole('tab', { name: 'Round 2' }).click();
    await expectTextVisible(page, 'You wrote');
    yield 'with its newest round';
  },

  'a proof with proposed changes': async function* (page) {
    const scene = await newPicturedAlbum();
    const reviewer = await sharedReviewer();
    await proposeNewCrop(reviewer, scene);
    await saveRemarksAs(reviewer, scene, { 1: 'A little dark.' });
    await moveAlbum(reviewer, scene.id, 'Responded');
    await signInDirectly(page, scene.owner);
    await page.goto(`/final-checkout/${scene.id}`);
    await expectTextVisible(page, /proposed change waits for your answer/);
    yield 'to be answered';
    await page.getByRole('button', { name: /^Accept the change of / }).click();
    await expectTextVisible(page, 'Accepted');
    yield 'accepted';
    await moveAlbum(scene.owner, scene.id, 'Requested', 'Once more, please.');
    await page.getByText('Compare two rounds').click();
    await expectTextVisible(page, '1 of the pages or spreads has changed.');
    yield 'compared with the round after it';
  },

  'a proof of somebody else': async function* (page) {
    const { id } = await newRequestedAlbum();
    await signInDirectly(page, await signInMember(DEMO_CUSTOMER_EMAIL));
    await page.goto(`/final-checkout/${id}`);
    await expectTextVisible(page, 'Failed to fetch order');
    yield 'not had';
  },
});
