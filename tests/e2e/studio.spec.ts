import { createDraft } from '@smriti/shared/album/drafts';
import type { Locator, Page } from '@playwright/test';
import { createTestCustomer } from '../support/accounts';
import { firestore } from '../support/admin';
import { moveAlbum, callUpdateAlbum, toSequencedPhotos, uploadPhotos } from '../support/designs';
import { EMPTY_DRAFT_FORM } from '../support/draft-forms';
import { callEndpoint } from '../support/http';
import { expectAccessible, clickFirstButton, expectTextVisible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import {
  choosePhotoFiles,
  chooseAlbumDetails,
  createOnePhotoAlbum,
  CREATE_ALBUM_PATH,
  expectDraftInBrowser,
  readPhotoNames,
  studioPhotos,
  savedNotice,
  signInNewCustomerUid,
  expectPhotosUploaded,
} from './support/studio';
import { failRequests } from './support/interception';
import { createJpegFile, createJpegFiles } from './support/studio-photos';
import { expect, test } from './support/test';

/** Small pictures, where the size does not matter. */
const SMALL = { width: 400, height: 300 };
const smallFiles = (...names: string[]) =>
  Promise.all(names.map((name) => createJpegFile(name, SMALL)));

/** The newest stored album of a user. */
async function newestAlbum(uid: string) {
  const found = await firestore.collection('albums').where('user_id', '==', uid).get();
  const records = found.docs.map((doc) => doc.data());
  return records.sort((one, other) => other.created_at - one.created_at)[0];
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Album' });
const total = (page: Page) => page.getByTestId('total-price');
const title = (page: Page) => page.getByLabel('Album title');

/** Position and size of an element in px. */
async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}

/**
 * Types a title and waits until a draft with it is saved; a save of an earlier state may still be
 * running.
 */
async function titleKeptByShop(page: Page, text: string): Promise<void> {
  const kept = page.waitForResponse(
    (answer) =>
      answer.ok() &&
      answer.url().includes('/api/drafts') &&
      (answer.request().postData() ?? '').includes(text),
    { timeout: 30_000 },
  );
  await title(page).fill(text);
  await kept;
}

/** Checks that header and action bar leave most of a phone's height to the design; opens the search. */
async function expectRoomOnPhone(page: Page): Promise<void> {
  const header = page.getByRole('banner').first();
  const bar = page
    .locator('div')
    .filter({ has: total(page) })
    .filter({ has: save(page) })
    .last();
  const firstPayment = page.getByText(/^Pay ₹[\d.]+ now, the rest after/).filter({ visible: true });
  await firstPayment.scrollIntoViewIfNeeded();
  const { height } = await edgesOf(header);
  const barEdges = await edgesOf(bar);
  expect(height + barEdges.height).toBeLessThanOrEqual(130);
  const payment = await edgesOf(firstPayment);
  expect(payment.y + payment.height).toBeLessThanOrEqual(barEdges.y);

  const search = page.getByPlaceholder('Search books, authors...');
  expect((await edgesOf(search)).width).toBeLessThan(50);
  await search.click();
  expect((await edgesOf(search)).width).toBeGreaterThan(300);
  expect((await edgesOf(header)).height).toBe(height);
}

test.describe('a new album', () => {
  // proves studio-2, studio-3, studio-4, studio-15, studio-16, constants-4
  test('focuses the first missing detail, updates its price and is saved into the cart', async ({
    page,
  }) => {
    const uid = await signInNewCustomerUid(page);
    await page.goto(CREATE_ALBUM_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Album');
    await expect(total(page)).toContainText('shown once you choose a size');
    await expectAccessible(page, 'empty');
    await save(page).click();
    const incomplete = 'Please complete all album details and upload at least one photo.';
    await expect(page.getByRole('alert').filter({ hasText: incomplete })).toBeVisible();
    await expect(title(page)).toHaveAccessibleDescription(/Album title is required/);
    await expect(title(page)).toBeFocused();
    await expect(page.getByLabel('Size')).toHaveAccessibleDescription('Album size is required');
    await expect(page.getByLabel('Add photos')).toHaveAccessibleDescription(
      /At least one photo is required/,
    );
    await expectAccessible(page, 'with missing details');

    await choosePhotoFiles(page, await smallFiles('first.jpg', 'second.jpg'));
    await expectPhotosUploaded(page, 2);
    const frames = page.getByRole('group', { name: 'Frame' });
    expect((await edgesOf(frames.locator('label').first())).width).toBe(272);
    await frames.getByRole('button', { name: 'Show more frames' }).click();
    await expect(frames.locator('label').nth(3)).toBeInViewport();
    await frames.getByRole('radio', { name: /Carved Gold/ }).check();
    await expect(
      frames.getByRole('img', { name: 'Your first photo in Carved Gold' }),
    ).toBeVisible();

    await chooseAlbumDetails(page, 'A week in Munnar');
    // Per photo: frame ₹5 and paper ₹12. Once: size ₹399.
    await expect(total(page)).toContainText('₹433.00');
    await expectTextVisible(page, /^Too small to print sharp/);
    await expectAccessible(page, 'with photos and choices');
    await expectRoomOnPhone(page);
    await page.getByLabel('Theme').selectOption({ label: 'Garden' });
    await page.getByLabel('Binding Type').selectOption({ index: 2 });
    await expect(total(page)).toContainText('₹553.00');
    await save(page).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    await expect(page.getByText('A week in Munnar')).toBeVisible();
    const stored = await newestAlbum(uid);
    expect(stored).toMatchObject({ status: 'Draft', total_price_paise: 55_300, theme_id: 3 });
    expect(stored?.photo_ids).toHaveLength(2);

    // A saved album is no longer offered as a draft.
    await page.goBack();
    await expect(title(page)).toHaveValue('');
    await expect(studioPhotos(page)).toHaveCount(0);
  });
});

test.describe('the order of photos', () => {
  // proves studio-1
  test(
    'changes by buttons, keys and dragging, with undo and redo',
    { tag: '@wide' },
    async ({ page }) => {
      await signInNewCustomerUid(page);
      await page.goto(CREATE_ALBUM_PATH);
      const [a, b, c] = ['a.jpg', 'b.jpg', 'c.jpg'];
      await choosePhotoFiles(page, await smallFiles(a, b, c));
      await expectPhotosUploaded(page, 3);
      await page.getByRole('button', { name: 'Move c.jpg earlier' }).click();
      await expect.poll(() => readPhotoNames(page)).toEqual([a, c, b]);
      await expect(page.getByText('c.jpg is now photo 2 of 3.')).toBeAttached();
      await page.getByRole('button', { name: 'Remove a.jpg' }).click();
      await expect.poll(() => readPhotoNames(page)).toEqual([c, b]);
      await expect(page.getByRole('button', { name: 'Remove c.jpg' })).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect.poll(() => readPhotoNames(page)).toEqual([a, c, b]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => readPhotoNames(page)).toEqual([a, b, c]);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => readPhotoNames(page)).toEqual([a, c, b]);
      await page.keyboard.press('Control+z');
      await expect.poll(() => readPhotoNames(page)).toEqual([a, b, c]);

      await page.getByRole('button', { name: 'Drag a.jpg' }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('a.jpg is picked up.')).toBeAttached();
      // dnd-kit announces the pickup before it listens to the arrow keys, which it does in a timeout set
      // before this one.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(/a\.jpg is over place 2 of 3/)).toBeAttached();
      await page.keyboard.press('Space');
      await expect.poll(() => readPhotoNames(page)).toEqual([b, a, c]);

      await studioPhotos(page).nth(0).getByRole('img').hover({ force: true });
      await page.mouse.down();
      const target = await edgesOf(studioPhotos(page).nth(2));
      await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 12 });
      await page.mouse.up();
      await expect.poll(() => readPhotoNames(page)).toEqual([a, c, b]);
    },
  );
});

test.describe('unsaved work', () => {
  test(
    'survives a reload, and is not overwritten by another tab',
    { tag: '@wide' },
    async ({ page, context }) => {
      await signInNewCustomer(page);
      await page.goto(CREATE_ALBUM_PATH);
      await choosePhotoFiles(page, await smallFiles('one.jpg', 'two.jpg'));
      await expectPhotosUploaded(page, 2);
      await chooseAlbumDetails(page, 'Not saved yet');
      await page.getByRole('button', { name: 'Move two.jpg earlier' }).click();
      await expectDraftInBrowser(page, ['two.jpg', 'one.jpg']);
      await page.reload();
      await expect(page.getByText('Your last changes are here again.')).toBeVisible();
      await expect(title(page)).toHaveValue('Not saved yet');
      await expectAccessible(page, 'restored after a reload');
      await expect(page.getByRole('radio', { name: /Gallery Black/ })).toBeChecked();
      await expect.poll(() => readPhotoNames(page)).toEqual(['two.jpg', 'one.jpg']);
      await page.getByRole('button', { name: 'Start over' }).click();
      const dialog = page.getByRole('dialog', { name: 'Start over' });
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'asked before starting over');
      await dialog.getByRole('button', { name: 'Start over' }).click();
      await expect(title(page)).toHaveValue('');
      await expect(studioPhotos(page)).toHaveCount(0);

      await title(page).fill('Tab A');
      await expect(savedNotice(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto(CREATE_ALBUM_PATH);
      await expect(title(other)).toHaveValue('Tab A');
      await title(other).fill('Tab B');
      const notice = page.getByRole('alert').filter({ hasText: 'open in another tab' });
      await expect(notice).toBeVisible();
      await expectAccessible(page, 'changed in another tab');
      await notice.getByRole('button', { name: 'Use that one' }).click();
      await expect(title(page)).toHaveValue('Tab B');
    },
  );

  test('can be continued from My Cart on another device', async ({ page }) => {
    const member = await signInNewCustomer(page);
    const images = toSequencedPhotos(await uploadPhotos(member, 2));
    const form = { ...EMPTY_DRAFT_FORM, title: 'Begun on the phone' };
    await callEndpoint(createDraft, { token: member.idToken, body: { form, images } });
    await page.goto('/my-account/cart');
    const card = page.getByRole('article', { name: 'Begun on the phone' });
    await card.getByRole('link', { name: /Continue/ }).click();
    await expect(title(page)).toHaveValue('Begun on the phone');
    await expect(studioPhotos(page)).toHaveCount(2);
    await titleKeptByShop(page, 'Ended on the laptop');
    await expect(page.getByText(/Saved in your account at/)).toBeVisible();
    await chooseAlbumDetails(page, 'Ended on the laptop');
    await save(page).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    const saved = page.getByRole('article', { name: 'Ended on the laptop' });
    await expect(saved).toHaveCount(1);
    await expect(saved).toContainText('Draft');
    expect(await newestAlbum(member.uid)).toMatchObject({ title: 'Ended on the laptop' });
  });

  test('restores files chosen just before a reload, or names those that were not stored', async ({
    page,
  }) => {
    const CHOSEN = 4;
    await signInNewCustomerUid(page);
    await page.goto(CREATE_ALBUM_PATH);
    await choosePhotoFiles(
      page,
      await createJpegFiles(CHOSEN, { width: 2400, height: 1600, hasNoise: true }),
    );
    await expect(page.getByText(/Looking at \d+ file/)).toBeVisible();
    await expect(studioPhotos(page).first()).toBeVisible();
    await page.reload();
    await expect(studioPhotos(page).first()).toBeVisible();
    await expect(page.getByText(/Looking at \d+ file/)).toHaveCount(0, { timeout: 60_000 });
    const missing = page.getByText('this page was closed before your browser had kept it');
    const found = await studioPhotos(page).count();
    expect(found + (await missing.count())).toBe(CHOSEN);
    expect(found).toBeGreaterThan(0);
  });
});

test.describe('an edited album', () => {
  test.use({ expectedErrors: /status of (404|409).*\/api\/albums/ });

  // proves studio-8
  test('detects changes made elsewhere, is read-only once requested, and is saved', async ({
    page,
  }) => {
    const owner = await signInNewCustomer(page);
    const { id } = await createOnePhotoAlbum(owner, { title: 'Before' });
    await page.goto(`/edit-product?id=${id}`);
    await expect(title(page)).toHaveValue('Before');
    await expect(studioPhotos(page)).toHaveCount(1);
    await expectAccessible(page, 'as it opens');
    await title(page).fill('Mine');
    await callUpdateAlbum(owner, id, { title: 'Theirs' });
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'This album was changed elsewhere' });
    await expect(alert).toBeVisible();
    await expectAccessible(page, 'changed elsewhere');
    await expect(title(page)).toHaveValue('Mine');
    await alert.getByRole('button', { name: 'Load the newer one' }).click();
    await expect(title(page)).toHaveValue('Theirs');

    await title(page).fill('Too late');
    await moveAlbum(owner, id, 'Requested');
    await save(page).click();
    await page.getByRole('button', { name: 'Load the newer one' }).click();
    await expect(
      page.getByText('This album is Requested, so it cannot be changed now.'),
    ).toBeVisible();
    await expectAccessible(page, 'requested');
    await expect(title(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit again' }).click();
    await expect(title(page)).toHaveValue('Theirs');
    await title(page).fill('After');
    await choosePhotoFiles(page, await smallFiles('more.jpg'));
    await expectPhotosUploaded(page, 2);
    await save(page).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    await expect(page.getByText('After', { exact: true })).toBeVisible();
    const stored = await newestAlbum(owner.uid);
    expect(stored).toMatchObject({ id, title: 'After', status: 'Draft' });
    expect(stored?.photo_ids).toHaveLength(2);

    const { id: other } = await createOnePhotoAlbum(await createTestCustomer(), {});
    await page.goto(`/edit-product?id=${other}`);
    await expectTextVisible(page, 'We could not find this album in your account.');
    await expectAccessible(page, 'of another customer');
  });
});

test.describe('the canvas form', () => {
  test.use({ expectedErrors: /status of 422.*\/api\/albums/ });

  // proves studio-10
  test('saves a canvas with one photo into the cart as a draft', async ({ page }) => {
    const uid = await signInNewCustomerUid(page);
    await page.goto('/uploadChoice');
    await page.getByRole('button', { name: 'Add To My Cart' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'At least one photo is required' });
    await expect(alert).toBeVisible();
    await expectAccessible(page, 'with missing details');
    const [first, second] = await smallFiles('first.jpg', 'second.jpg');
    await page.getByLabel('Choose a photo').setInputFiles(first ?? []);
    await expectPhotosUploaded(page, 1);
    await page.getByLabel('Choose another photo').setInputFiles(second ?? []);
    await expect.poll(() => readPhotoNames(page)).toEqual(['second.jpg']);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(3);
    await page.getByRole('radio', { name: /^Gallery 16x12/ }).check();
    await page.getByRole('radio', { name: /^Wrapped/ }).check();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Verma');
    await page.getByLabel('Email').fill('asha@smriti.test');
    await page.getByLabel('Instructions').fill('Please crop the left edge.');
    await expect(total(page)).toContainText('₹1,924.00');
    const stopFailing = await failRequests(page, '*/api/albums');
    await clickFirstButton(page, 'Add To My Cart');
    await expectTextVisible(page, 'Not now.');
    await expectAccessible(page, 'not added to the cart');
    await stopFailing();
    await clickFirstButton(page, 'Back to your design');
    await page.getByRole('button', { name: 'Add To My Cart' }).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    expect(await newestAlbum(uid)).toMatchObject({
      status: 'Draft',
      product_type: 'canvas',
      title: 'Canvas, Gallery 16x12',
      canvas: {
        edge_style: 'wrapped',
        name: 'Asha Verma',
        email: 'asha@smriti.test',
        instructions: 'Please crop the left edge.',
      },
    });
  });
});
