import { expectAccessible, clickFirstButton } from './support/accessibility';
import { matchAnyOf, expect, test } from './support/test';
import {
  createDamagedHeicFile,
  createJpegFile,
  createJpegFiles,
  fakeJpegFile,
  readHeicFile,
} from './support/studio-photos';
import {
  choosePhotoFiles,
  CREATE_ALBUM_PATH,
  expectDraftInBrowser,
  readPhotoNames,
  studioPhotos,
  signInNewCustomerUid,
  listStoredOriginals,
  expectPhotosUploaded,
} from './support/studio';

/**
 * After a refused upload the page checks whether the photo exists, because another tab may have stored
 * it.
 */
const ASKED_FOR_PHOTO = /status of 404.*\/o\/photos%2F/;

// proves studio-9
test('photos are chosen or dropped and shown upright, HEIC photos in their colours; other files are refused with a reason', async ({
  page,
}) => {
  const uid = await signInNewCustomerUid(page);
  await page.goto(CREATE_ALBUM_PATH);
  const beach = await createJpegFile('beach.jpg', { width: 1000, height: 1000 });
  await choosePhotoFiles(page, [
    beach,
    await createJpegFile('turned.jpg', { width: 600, height: 400, orientation: 6 }),
    await createJpegFile('tiny.jpg', { width: 300, height: 240 }),
    { ...beach, name: 'beach (copy).jpg' },
    fakeJpegFile('diary.jpg'),
    { ...beach, name: 'empty.jpg', buffer: Buffer.alloc(0) },
    { ...beach, name: 'damaged.jpg', buffer: beach.buffer.subarray(0, 200) },
  ]);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be added' });
  await expect(alert).toContainText('3 files could not be added');
  await expect(alert.getByRole('listitem')).toHaveText([
    /^diary\.jpg: not a JPEG, HEIC, PNG, WebP or GIF picture/,
    /^empty\.jpg: the file is empty/,
    /^damaged\.jpg: cannot be read as a picture/,
  ]);
  await expect(page.getByText(/is in the album already, and is kept once/)).toContainText(
    'beach (copy).jpg',
  );
  await expectPhotosUploaded(page, 3);
  expect(await readPhotoNames(page)).toEqual(['beach.jpg', 'turned.jpg', 'tiny.jpg']);
  await expectAccessible(page, 'with refused files');
  const turned = studioPhotos(page).nth(1).getByRole('img', { name: 'turned.jpg' });
  await expect(turned).toHaveAttribute('width', '400');
  await expect(turned).toHaveAttribute('height', '600');
  const isHigher = await turned.evaluate(
    (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth,
  );
  expect(isHigher).toBe(true);
  expect(await listStoredOriginals(uid)).toHaveLength(3);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);

  // Three photos share a page of 8 x 8 inches, so each is 4 x 4.
  await expect(studioPhotos(page).getByText(/dpi/)).toHaveCount(0);
  await page.getByLabel('Size').selectOption({ label: 'Square 8x8, ₹399.00' });
  await expect(studioPhotos(page).nth(2)).toContainText(
    'Too small to print sharp: 60 dpi. Fine up to 1.2 × 0.9 in.',
  );
  await expect(studioPhotos(page).nth(0)).not.toContainText('dpi');
  await page.getByLabel('Size').selectOption({ label: 'Square 6x6, ₹199.00' });
  await expect(studioPhotos(page).nth(0)).toContainText(
    'A little small: 166 dpi. Fine up to 4 × 4 in.',
  );

  const { buffer } = await createJpegFile('dropped.jpg', { width: 400, height: 300 });
  const transfer = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return data;
  }, buffer.toString('base64'));
  await page.dispatchEvent('footer', 'dragenter', { dataTransfer: transfer });
  const target = page.getByText('Drop your photos to add them');
  await expect(target).toBeVisible();
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(target).toHaveCount(0);
  await expectPhotosUploaded(page, 4);
  expect((await readPhotoNames(page)).at(-1)).toBe('dropped.jpg');

  // HEIC photos are converted with their colours, and keep their places between the others.
  const photo = await readHeicFile('IMG_2.HEIC');
  await choosePhotoFiles(page, [
    await createJpegFile('IMG_1.jpg'),
    photo,
    createDamagedHeicFile('IMG_3.HEIC'),
    { ...photo, name: 'IMG_2 (copy).HEIC' },
    await createJpegFile('IMG_4.jpg'),
  ]);
  await expectPhotosUploaded(page, 7);
  expect((await readPhotoNames(page)).slice(4)).toEqual(['IMG_1.jpg', 'IMG_2.HEIC', 'IMG_4.jpg']);
  await expect(page.getByText(/^IMG_3\.HEIC: we could not open this HEIC photo/)).toBeVisible();
  await expect(page.getByText(/(is|are) in the album already/)).toContainText('IMG_2 (copy).HEIC');
  expect(await listStoredOriginals(uid)).toHaveLength(7);
  const image = studioPhotos(page).nth(5).getByRole('img', { name: 'IMG_2.HEIC' });
  await expect(image).toHaveAttribute('width', '240');
  await expect(image).toHaveAttribute('height', '320');
  // Red as in sRGB, which Display P3 stores as 234, 51, 35.
  const [red, green, blue] = await image.evaluate((picture: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(240, 320);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, 240, 320);
    return [...(context?.getImageData(200, 40, 1, 1).data ?? [])];
  });
  expect(red).toBeGreaterThan(243);
  expect(green).toBeLessThan(16);
  expect(blue).toBeLessThan(16);
});

test.describe('HEIC photos whose decoder is slow to load', () => {
  test.use({ expectedErrors: /ERR_FAILED.*libheif/ });

  test('can be paused and cancelled, and say so when it cannot be loaded; the others go on', async ({
    page,
  }) => {
    await signInNewCustomerUid(page);
    let load: (canLoad: boolean) => void = () => undefined;
    const loaded = new Promise<boolean>((resolve) => (load = resolve));
    await page.context().route('**/libheif*.wasm', async (route) => {
      if (await loaded) await route.continue().catch(() => undefined);
      else await route.abort().catch(() => undefined);
    });
    await page.goto(CREATE_ALBUM_PATH);
    const photo = await readHeicFile('IMG_1.HEIC');
    const files = [photo, { ...photo, name: 'IMG_2.HEIC' }, await createJpegFile('IMG_3.jpg')];
    await choosePhotoFiles(page, files);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Looking at 3 files')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel uploads' }).click();
    await expect(page.getByText(/Looking at/)).toHaveCount(0);
    await expect(page.getByText('No photos yet')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await choosePhotoFiles(page, files);
    await expect(page.getByText('Looking at 3 files')).toBeVisible();
    expect(page.workers()).toHaveLength(0);
    await page.getByRole('button', { name: 'Resume' }).click();
    load(false);
    await expectPhotosUploaded(page, 1);
    await expect(page.getByText(/^IMG_1\.HEIC: .*Check your connection/)).toBeVisible();

    await page.context().unroute('**/libheif*.wasm');
    await choosePhotoFiles(page, files);
    await expectPhotosUploaded(page, 2);
  });
});

test.describe('an interrupted upload', () => {
  test.use({
    expectedErrors: matchAnyOf(
      ASKED_FOR_PHOTO,
      /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/,
      /status of (403|503).*\/o\?name=/,
    ),
  });

  test('can be paused, resumed and cancelled, and continues after a lost connection and a reload', async ({
    page,
    context,
  }) => {
    test.slow();
    const uid = await signInNewCustomerUid(page);
    await page.route('**/o?name=*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await page.goto(CREATE_ALBUM_PATH);
    const files = await createJpegFiles(4, { width: 1200, height: 900, hasNoise: true });
    await choosePhotoFiles(page, files);
    await expect(studioPhotos(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(studioPhotos(page).getByText('Paused').first()).toBeVisible();
    await expectAccessible(page, 'paused');
    await clickFirstButton(page, 'Select');
    await page.getByRole('checkbox', { name: 'Select IMG_2.jpg' }).check();
    await expectAccessible(page, 'while photos are selected');
    await clickFirstButton(page, 'Move to...');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'in the move dialog');
    await clickFirstButton(page, 'Cancel');
    await clickFirstButton(page, 'Done');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Paused')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel uploads' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    // Undo restores the photos and continues their uploads.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(studioPhotos(page)).toHaveCount(4);
    await context.setOffline(true);
    await expect(page.getByText(/There is no connection/)).toBeVisible();
    const names = files.map(({ name }) => name);
    await expectDraftInBrowser(page, names);
    await page.unroute('**/o?name=*');
    await context.setOffline(false);
    await expect(page.getByText(/There is no connection/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Your last changes are here again.')).toBeVisible();
    await expectPhotosUploaded(page, 4);
    await expect.poll(() => readPhotoNames(page)).toEqual(names);
    expect(await listStoredOriginals(uid)).toHaveLength(4);
  });

  test('retries only the photo that failed', async ({ page }) => {
    const uid = await signInNewCustomerUid(page);
    // Refuses the same photo twice: after the first refusal the page renews the upload ticket and tries
    // again.
    const refused: (string | null)[] = [];
    await page.route('**/o?name=*', async (route) => {
      const name = new URL(route.request().url()).searchParams.get('name');
      const isNext = refused.length === 0 || (refused.length === 1 && refused[0] === name);
      if (route.request().method() !== 'POST' || !isNext) return route.continue();
      refused.push(name);
      return route.fulfill({ status: 403, json: { error: { code: 403, message: 'no' } } });
    });
    await page.goto(CREATE_ALBUM_PATH);
    await choosePhotoFiles(page, await createJpegFiles(3, { width: 400, height: 300 }));
    await expect(page.getByText('1 photo could not be uploaded.')).toBeVisible({ timeout: 30_000 });
    await expect(studioPhotos(page).getByText('Not uploaded')).toHaveCount(1);
    await expectAccessible(page, 'a photo that was not uploaded');
    await expect.poll(async () => (await listStoredOriginals(uid)).length).toBe(2);
    await page.getByRole('button', { name: 'Save Album' }).click();
    await page.getByRole('button', { name: 'Try 1 photo again' }).click();
    await expectPhotosUploaded(page, 3);
    expect(await listStoredOriginals(uid)).toHaveLength(3);
  });
});
