import type { BrowserContext, Page } from '@playwright/test';
import { findDesignPath } from './support/catalogue';
import { readPhotoNames, expectPhotosUploaded } from './support/studio';
import { createDamagedHeicFile, createJpegFile } from './support/studio-photos';
import { expect, test } from './support/test';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/,
});

/** The paths of the pages and answers in the service worker's caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = ['smriti-pages-1', 'smriti-answers-1'];
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** The paths of the chunks that the service worker cached in addition to the precache. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('smriti-assets-1')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });

/** The name of the first popular product, in any language. */
const popular = (page: Page) =>
  page
    .locator('section[aria-labelledby=popular-heading]')
    .getByRole('heading', { level: 3 })
    .first();

/** Waits until the service worker controls the page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/**
 * Reloads the page without a connection. After a reload Chromium reports `navigator.onLine` as true again,
 * regardless of Playwright's setting, until a session of DevTools repeats it.
 * @returns the function that brings the connection back
 */
async function reloadOffline(page: Page, context: BrowserContext): Promise<() => Promise<void>> {
  await context.setOffline(true);
  await page.reload();
  const session = await context.newCDPSession(page);
  const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
  const setOffline = async (offline: boolean) => {
    const conditions = { offline, latency: 0, ...throughput };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
  await session.send('Network.enable');
  await setOffline(true);
  return async () => {
    await setOffline(false);
    await context.setOffline(false);
  };
}

test('the home page opens offline with its last content and an offline notice, in Hindi after a visit in Hindi', async ({
  page,
  context,
}) => {
  await page.addInitScript("localStorage.setItem('language', 'hi')");
  await page.goto('/');
  await workerReady(page);
  await expect.poll(async () => (await keptFiles(page)).join()).toMatch(/hi\.json_part_shop-.*/);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/', '/api/products']));
  const title = await popular(page).textContent();
  const reconnect = await reloadOffline(page, context);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByText('आप ऑफ़लाइन हैं।')).toBeVisible();
  await expect(popular(page)).toHaveText(title ?? '');
  await reconnect();
  await expect(page.getByText('आप ऑफ़लाइन हैं।')).toHaveCount(0);
});

test('photos shared by another app are added to the design of a visitor', async ({
  page,
  request,
}) => {
  await page.goto('/share-photos');
  await expect(page.getByText('No photos are waiting here.')).toBeVisible();
  await workerReady(page);
  // Android shares photos by submitting a form with a navigation.
  await page.evaluate(() => {
    document.body.innerHTML = `
      <form action="/share-photos" method="post" enctype="multipart/form-data">
        <input type="file" name="photos" multiple><button>Share</button>
      </form>`;
  });
  const files = [
    await createJpegFile('goa.jpg'),
    await createJpegFile('sea.jpg'),
    createDamagedHeicFile('hill.heic'),
  ];
  await page.locator('input').setInputFiles(files);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('3 photos came here')).toBeVisible();
  await page.getByRole('button', { name: 'Use these photos' }).click();
  await expect(page.getByText('3 photos are waiting for their album')).toBeVisible();
  await page.goto(await findDesignPath(request, { isSquare: true }));
  await expectPhotosUploaded(page, 2);
  expect(await readPhotoNames(page)).toEqual(['goa.jpg', 'sea.jpg']);
  await expect(page.getByText(/^hill\.heic: we could not open this HEIC photo/)).toBeVisible();
});
