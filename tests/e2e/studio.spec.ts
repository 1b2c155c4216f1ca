import { frame } from '@smriti/shared/catalogue/reference-data';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { firestore } from '../support/admin';
import { moveAlbum, newAlbum } from '../support/designs';
import { signedIn, signedInCustomer } from './support/accounts';
import {
  addPhotos,
  chooseAlbumDetails,
  CREATE_ALBUM,
  keptInBrowser,
  namesIn,
  photosIn,
  savedAt,
  signInAsNew,
  uploaded,
} from './support/studio';
import { jpegFile, jpegFiles } from './support/studio-photos';
import { expect, test } from './support/test';

const INCOMPLETE = 'Please complete all album details and upload at least one photo.';

/** The newest stored album of a user. */
async function newestAlbum(uid: string) {
  const found = await firestore.collection('albums').where('user_id', '==', uid).get();
  const records = found.docs.map((doc) => doc.data());
  return records.sort((one, other) => other.created_at - one.created_at)[0];
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Album' });
const request = (page: Page) => page.getByRole('button', { name: 'Proceed To Request' });
const total = (page: Page) => page.getByTestId('total-price');

/**
 * Types a title and waits until a draft with it is saved; a save of an earlier state may still be
 * running.
 */
async function titleKeptByShop(page: Page, title: string): Promise<void> {
  const kept = page.waitForResponse(
    (answer) =>
      answer.ok() &&
      answer.url().includes('/api/drafts') &&
      (answer.request().postData() ?? '').includes(title),
    { timeout: 30_000 },
  );
  await page.getByLabel('Album title').fill(title);
  await kept;
}

test.describe('creating an album', () => {
  // proves studio-16, studio-3, studio-4
  test('tells the price as it grows, and saves a draft into the cart', async ({ page }) => {
    const uid = await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Album');
    await expect(total(page)).toContainText('₹0.00');
    await addPhotos(page, await jpegFiles(2));
    await uploaded(page, 2);
    await chooseAlbumDetails(page, 'A week in Munnar');
    // Per photo: frame ₹5 and paper ₹12. Once: size ₹399.
    await expect(total(page)).toContainText('₹433.00');
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
    await page.goto(CREATE_ALBUM);
    await expect(page.getByLabel('Album title')).toHaveValue('');
    await expect(photosIn(page)).toHaveCount(0);
  });

  test('leaves a phone to the design, with the search behind an icon', async ({ page }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await expect(save(page)).toBeVisible();
    const header = page.getByRole('banner').first();
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Infinity;
    const bar = page
      .locator('div')
      .filter({ has: total(page) })
      .filter({ has: save(page) });
    await page.getByLabel('Size').selectOption({ label: 'Square 8x8, ₹399.00' });
    const firstPayment = page
      .getByText(/^Pay ₹[\d.]+ now, the rest after/)
      .filter({ visible: true });
    await firstPayment.scrollIntoViewIfNeeded();
    expect((await heightOf(header)) + (await heightOf(bar.last()))).toBeLessThanOrEqual(130);
    const edgesOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN };
    const { y, height } = await edgesOf(firstPayment);
    expect(y + height).toBeLessThanOrEqual((await edgesOf(bar.last())).y);

    const search = page.getByPlaceholder('Search books, authors...');
    const widthOf = async () => (await search.boundingBox())?.width ?? 0;
    expect(await widthOf()).toBeLessThan(50);
    const before = await heightOf(header);
    await search.click();
    expect(await widthOf()).toBeGreaterThan(300);
    expect(await heightOf(header)).toBe(before);
    await search.fill('wedding');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/products?q=wedding');
  });

  // proves studio-2
  test('asks for what is missing, and leads there', async ({ page }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: INCOMPLETE })).toBeVisible();
    await expect(page.getByLabel('Album title')).toHaveAccessibleDescription(
      /Album title is required/,
    );
    await expect(page.getByLabel('Album title')).toBeFocused();
    await expect(page.getByLabel('Size')).toHaveAccessibleDescription('Album size is required');
    await expect(page.getByLabel('Add photos')).toHaveAccessibleDescription(
      /At least one photo is required/,
    );
  });

  // proves studio-17
  test('requests the design and leads to the initial payment', async ({ page }) => {
    const uid = await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await addPhotos(page, await jpegFiles(2));
    await chooseAlbumDetails(page, 'Diwali at home');
    await request(page).click();
    await expect(page).toHaveURL(/\/initial-payment\?cartId=[\w-]+&amount=[\d.]+$/);
    const stored = await newestAlbum(uid);
    expect(stored).toMatchObject({ status: 'Requested', title: 'Diwali at home' });
    const amount = Number(new URL(page.url()).searchParams.get('amount'));
    expect(amount * 100).toBe(stored?.initial_due_paise);
  });

  // proves studio-15, constants-4
  test('shows three frames a step, and previews the one that is chosen', async ({ page }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await addPhotos(page, [await jpegFile('first.jpg')]);
    await uploaded(page, 1);
    const frames = page.getByRole('group', { name: 'Frame' });
    const card = frames.locator('label').first();
    expect((await card.boundingBox())?.width).toBe(272);
    await frames.getByRole('button', { name: 'Show more frames' }).click();
    await expect(frames.locator('label').nth(3)).toBeInViewport();
    await frames.getByRole('radio', { name: /Carved Gold/ }).check();
    await expect(
      frames.getByRole('img', { name: 'Your first photo in Carved Gold' }),
    ).toBeVisible();
  });
});

test.describe('ordering photos', () => {
  // proves studio-1
  test('works by buttons, and can be undone and done again', { tag: '@both' }, async ({ page }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    const [a, b, c] = ['a.jpg', 'b.jpg', 'c.jpg'];
    await addPhotos(page, await Promise.all([a, b, c].map((name) => jpegFile(name))));
    await uploaded(page, 3);
    await page.getByRole('button', { name: 'Move c.jpg earlier' }).click();
    await expect.poll(() => namesIn(page)).toEqual([a, c, b]);
    await expect(page.getByText('c.jpg is now photo 2 of 3.')).toBeAttached();
    await page.getByRole('button', { name: 'Remove a.jpg' }).click();
    await expect.poll(() => namesIn(page)).toEqual([c, b]);
    await expect(page.getByRole('button', { name: 'Remove c.jpg' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => namesIn(page)).toEqual([a, c, b]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesIn(page)).toEqual([a, b, c]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => namesIn(page)).toEqual([a, c, b]);
    // Undo keeps photos that were added after the undone change.
    await addPhotos(page, [await jpegFile('d.jpg')]);
    await uploaded(page, 4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesIn(page)).toEqual([a, b, c, 'd.jpg']);
  });

  // proves studio-1
  test('works with the keyboard only, and by dragging', { tag: '@wide' }, async ({ page }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    const names = ['a.jpg', 'b.jpg', 'c.jpg'];
    await addPhotos(page, await Promise.all(names.map((name) => jpegFile(name))));
    await uploaded(page, 3);
    await page.getByRole('button', { name: 'Drag a.jpg' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('a.jpg is picked up.')).toBeAttached();
    // dnd-kit announces the pickup before it listens to the arrow keys, which it does in a timeout set
    // before this one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/a\.jpg is over place 2 of 3/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => namesIn(page)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);

    const [from, to] = [photosIn(page).nth(0), photosIn(page).nth(2)];
    await from.getByRole('img').hover({ force: true });
    await page.mouse.down();
    const target = await to.boundingBox();
    if (!target) throw new Error('the third photo is not on the screen');
    await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => namesIn(page)).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
  });
});

test.describe('unsaved work', () => {
  test('survives a reload: title, choices, photos and their order', async ({ page }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await addPhotos(page, [await jpegFile('one.jpg'), await jpegFile('two.jpg')]);
    await uploaded(page, 2);
    await chooseAlbumDetails(page, 'Not saved yet');
    await page.getByRole('button', { name: 'Move two.jpg earlier' }).click();
    await keptInBrowser(page, ['two.jpg', 'one.jpg']);
    await page.reload();
    await expect(page.getByText('Here is what you had not saved yet.')).toBeVisible();
    await expect(page.getByLabel('Album title')).toHaveValue('Not saved yet');
    await expect(page.getByRole('radio', { name: /Gallery Black/ })).toBeChecked();
    await expect.poll(() => namesIn(page)).toEqual(['two.jpg', 'one.jpg']);
    await page.getByRole('button', { name: 'Start over' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start over' });
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Album title')).toHaveValue('');
    await expect(photosIn(page)).toHaveCount(0);
  });

  test('continues on another device, from My Cart', async ({ page, browser }) => {
    const member = await signedInCustomer(page);
    await page.goto(CREATE_ALBUM);
    await addPhotos(page, [await jpegFile('one.jpg'), await jpegFile('two.jpg')]);
    await uploaded(page, 2);
    await titleKeptByShop(page, 'Begun on the phone');
    await expect(page.getByText(/Saved in your account at/)).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signedIn(other, member);
    await other.goto('/my-account/cart');
    const card = other.getByRole('article', { name: 'Begun on the phone' });
    await expect(card).toContainText('Not saved yet');
    await expect(card).toContainText('Photos2');
    await card.getByRole('link', { name: /Continue/ }).click();
    await expect(other.getByLabel('Album title')).toHaveValue('Begun on the phone');
    await expect(photosIn(other)).toHaveCount(2);
    await titleKeptByShop(other, 'Ended on the laptop');

    await page.reload();
    await expect(page.getByLabel('Album title')).toHaveValue('Ended on the laptop');
    await chooseAlbumDetails(page, 'Ended on the laptop');
    await save(page).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    const saved = page.getByRole('article', { name: 'Ended on the laptop' });
    await expect(saved).toHaveCount(1);
    await expect(saved).toContainText('Draft');
    expect(await newestAlbum(member.uid)).toMatchObject({ title: 'Ended on the laptop' });
    await other.context().close();
  });

  test('keeps files that were only just chosen, or names those that it could not keep', async ({
    page,
  }) => {
    test.slow();
    const CHOSEN = 8;
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await addPhotos(page, await jpegFiles(CHOSEN, { width: 3000, height: 2000, isNoisy: true }));
    await expect(page.getByText(/Looking at \d+ file/)).toBeVisible();
    await expect(photosIn(page).first()).toBeVisible();
    await page.reload();
    await expect(photosIn(page).first()).toBeVisible();
    await expect(page.getByText(/Looking at \d+ file/)).toHaveCount(0, { timeout: 60_000 });
    const missing = page.getByText('this page was closed before your browser had kept it');
    const found = await photosIn(page).count();
    expect(found + (await missing.count())).toBe(CHOSEN);
    expect(found).toBeGreaterThan(0);
  });

  test('in two tabs is never written over without a word', async ({ page, context }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await page.getByLabel('Album title').fill('Tab A');
    await expect(savedAt(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(CREATE_ALBUM);
    await expect(other.getByLabel('Album title')).toHaveValue('Tab A');
    await other.getByLabel('Album title').fill('Tab B');
    const notice = page.getByRole('alert').filter({ hasText: 'open in another tab' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Use that one' }).click();
    await expect(page.getByLabel('Album title')).toHaveValue('Tab B');
  });

  test('of one customer is not shown to another', { tag: '@wide' }, async ({ page }) => {
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await page.getByLabel('Album title').fill('Private');
    await expect(savedAt(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/login');
    await signInAsNew(page);
    await page.goto(CREATE_ALBUM);
    await expect(page.getByLabel('Album title')).toHaveValue('');
  });
});

test.describe('a save that is refused', () => {
  test.use({ expectedErrors: /status of (409|500).*\/api\/albums/ });

  // proves studio-5
  test('tells the right price, or why, and goes on with what was chosen', async ({ page }) => {
    const uid = await signInAsNew(page);
    await page.route('**/api/frames', async (route) => {
      const response = await route.fetch();
      const frames = z.array(frame).parse(await response.json());
      await route.fulfill({ response, json: frames.map((one) => ({ ...one, price: 1 })) });
    });
    await page.goto(CREATE_ALBUM);
    await addPhotos(page, [await jpegFile('one.jpg')]);
    await chooseAlbumDetails(page, 'Dearer than shown');
    await expect(total(page)).toContainText('₹412.00');
    const json = { message: 'The kitchen is closed.', code: 'internal', request_id: 'x' };
    await page.route('**/api/albums', (route) => route.fulfill({ status: 500, json }), {
      times: 1,
    });
    await save(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to save album: The kitchen is closed.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Album title')).toHaveValue('Dearer than shown');
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing is saved yet' });
    await expect(alert).toContainText('The price of this design is now ₹416.00.');
    await expect(alert).toBeFocused();
    await alert.getByRole('button', { name: 'Save for ₹416.00' }).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    expect(await newestAlbum(uid)).toMatchObject({ total_price_paise: 41_600 });
  });
});

test.describe('editing an album', () => {
  test.use({ expectedErrors: /status of (404|409).*\/api\/albums/ });

  // proves studio-8
  test('changes title, photos and choices', async ({ page }) => {
    const owner = await signedInCustomer(page);
    const { id } = await newAlbum(owner, { title: 'Before', photos: 1 });
    await page.goto(`/edit-product?id=${id}`);
    await expect(page.getByLabel('Album title')).toHaveValue('Before');
    await expect(photosIn(page)).toHaveCount(1);
    await page.getByLabel('Album title').fill('After');
    await addPhotos(page, [await jpegFile('more.jpg')]);
    await uploaded(page, 2);
    await save(page).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    await expect(page.getByText('After', { exact: true })).toBeVisible();
    const stored = await newestAlbum(owner.uid);
    expect(stored).toMatchObject({ id, title: 'After', status: 'Draft' });
    expect(stored?.photo_ids).toHaveLength(2);
  });

  test('notices that it was changed elsewhere, and keeps what was typed', async ({ page }) => {
    const owner = await signedInCustomer(page);
    const { id } = await newAlbum(owner, { title: 'Ours', photos: 1 });
    await page.goto(`/edit-product?id=${id}`);
    await page.getByLabel('Album title').fill('Mine');
    await fetch(new URL(`/api/albums/${id}`, page.url()), {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Theirs' }),
    });
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'This album was changed elsewhere' });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('Album title')).toHaveValue('Mine');
    await alert.getByRole('button', { name: 'Load the newer one' }).click();
    await expect(page.getByLabel('Album title')).toHaveValue('Theirs');
    await page.getByLabel('Album title').fill('Both');
    await save(page).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    expect(await newestAlbum(owner.uid)).toMatchObject({ title: 'Both' });
  });

  test('is frozen once the design is with us, until it is opened again', async ({ page }) => {
    const owner = await signedInCustomer(page);
    const { id } = await newAlbum(owner, { title: 'With the shop', photos: 1 });
    await page.goto(`/edit-product?id=${id}`);
    await page.getByLabel('Album title').fill('Too late');
    await moveAlbum(owner, id, 'Requested');
    await save(page).click();
    await page.getByRole('button', { name: 'Load the newer one' }).click();
    await expect(
      page.getByText('This album is Requested, so it cannot be changed now.'),
    ).toBeVisible();
    await expect(page.getByLabel('Album title')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit again' }).click();
    await expect(page.getByLabel('Album title')).toHaveValue('With the shop');
    expect(await newestAlbum(owner.uid)).toMatchObject({ status: 'Draft' });
  });
});

test.describe('the canvas form', () => {
  // proves studio-10
  test('puts one photo on canvas into the cart as a draft', async ({ page }) => {
    const uid = await signInAsNew(page);
    await page.goto('/uploadChoice');
    await page.getByRole('button', { name: 'Add To My Cart' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Edge style is required' });
    await expect(alert).toContainText('At least one photo is required');
    await page.getByLabel('Choose a photo').setInputFiles(await jpegFile('first.jpg'));
    await uploaded(page, 1);
    await page.getByLabel('Choose another photo').setInputFiles(await jpegFile('second.jpg'));
    await expect.poll(() => namesIn(page)).toEqual(['second.jpg']);
    await page.getByLabel('Canvas size').selectOption({ label: 'Gallery 16x12, ₹1,499.00' });
    await page.getByLabel('Frame type').selectOption({ index: 1 });
    await page.getByLabel('Edge style').selectOption('mirrored');
    await expect(page.getByLabel('Name')).toHaveValue('Asha Verma');
    await page.getByLabel('Email').fill('asha@smriti.test');
    await page.getByLabel('Instructions').fill('Please crop the left edge.');
    await expect(total(page)).toContainText('₹1,924.00');
    await page.getByRole('button', { name: 'Add To My Cart' }).click();
    await expect(page).toHaveURL(/\/my-account\/cart/);
    expect(await newestAlbum(uid)).toMatchObject({
      status: 'Draft',
      product_type: 'canvas',
      title: 'Canvas, Gallery 16x12',
      canvas: {
        edge_style: 'mirrored',
        name: 'Asha Verma',
        email: 'asha@smriti.test',
        instructions: 'Please crop the left edge.',
      },
    });
  });
});
