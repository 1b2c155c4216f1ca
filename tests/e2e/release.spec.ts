import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { serveTwoReleases } from './support/two-releases';

test.use({
  serviceWorkers: 'allow',
  // Requests of files that only the old release has, and requests without a connection.
  expectedErrors:
    /status of 404.*\/assets\/|imported module|preload CSS|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/,
});

const TYPED = { 'First name': 'Meera', Email: 'meera@example.in' };

/** The release of a page, read from the names of its scripts. */
const releaseOf = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.scripts].map(({ src, dataset }) => `${src} ${dataset.files ?? ''}`);
    return named.join(' ').includes('.two.js') ? 'two' : 'one';
  });

/** The releases whose files and pages are in the service worker's caches. */
const keptReleases = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /precache|smriti-pages/.test(name));
    const kept = names.map(async (name) => {
      const cache = await caches.open(name);
      const texts = (await cache.keys()).map(async ({ url }) => {
        const { pathname } = new URL(url);
        if (/\.(js|css)$/.test(pathname)) return pathname;
        return pathname.startsWith('/assets/') ? '' : (await cache.match(url))?.text();
      });
      return Promise.all(texts);
    });
    const texts = (await Promise.all(kept)).flat().filter((text) => Boolean(text));
    return [...new Set(texts.map((text) => (text?.includes('.two.') ? 'two' : 'one')))].toSorted();
  });

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));

/** The types of a service worker's globals that `listTabs` reads; the tests have only those of pages. */
interface WorkerGlobals {
  clients: { matchAll(options: object): Promise<{ id: string; url: string }[]> };
}

/** Ids and addresses of the open tabs, as each of the shop's service workers lists them. */
const listTabs = (context: BrowserContext) =>
  Promise.all(
    context.serviceWorkers().map((worker) =>
      worker.evaluate(async () => {
        const { clients } = globalThis as unknown as WorkerGlobals;
        const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
        return tabs.map(({ id, url }) => `${id} ${url}`).join(', ');
      }),
    ),
  );

/**
 * Waits until the service worker of a page's release has taken over. A tab that closes slowly may delay
 * that until the next load.
 */
async function waitForTakeOver(page: Page): Promise<void> {
  // The call fails while another document replaces the page.
  const isStillWaiting = () => isWaiting(page).catch(() => true);
  try {
    await expect.poll(isStillWaiting).toBe(false);
  } catch {
    const description = (await listTabs(page.context())).join('; ');
    test.info().annotations.push({ type: 'took over at the second load', description });
    // The takeover may abort a reload, and then its load event never comes.
    const reload = () => page.reload({ waitUntil: 'commit', timeout: 10_000 });
    await reload().catch(reload);
    await expect.poll(isStillWaiting, description).toBe(false);
  }
}

/** Counts how often a tab asks a waiting service worker to take over. */
async function countAsking(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = window as unknown as { asked: number };
    state.asked = 0;
    const name = 'postMessage';
    const post = Reflect.get(ServiceWorker.prototype, name) as (...sent: unknown[]) => void;
    Reflect.set(ServiceWorker.prototype, name, function (this: unknown, ...sent: unknown[]) {
      if (JSON.stringify(sent).includes('take-over')) state.asked += 1;
      Reflect.apply(post, this, sent);
    });
  });
  return () => page.evaluate(() => (window as unknown as { asked: number }).asked);
}

test('a new release leaves open tabs working, and takes over when the last of them reloads', async ({
  page: old,
  context,
}) => {
  const shop = await serveTwoReleases();
  try {
    await old.goto(`${shop.origin}/`);
    await expect
      .poll(() => old.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await old.getByRole('link', { name: 'Login' }).first().click();
    await old.getByRole('link', { name: 'Create an account' }).click();
    for (const [label, value] of Object.entries(TYPED)) await old.getByLabel(label).fill(value);

    shop.deployTwo();
    await old.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => isWaiting(old)).toBe(true);

    // A page of the new release does not replace the service worker while another tab needs the old one.
    const fresh = await context.newPage();
    const asked = await countAsking(fresh);
    await fresh.goto(`${shop.origin}/about`);
    expect(await releaseOf(fresh)).toBe('two');
    await expect.poll(asked).toBeGreaterThan(0);
    expect(await isWaiting(fresh)).toBe(true);
    await fresh.close();
    expect(await releaseOf(old)).toBe('one');
    expect(await keptReleases(old)).toEqual(['one', 'two']);
    for (const [label, value] of Object.entries(TYPED)) {
      await expect(old.getByLabel(label)).toHaveValue(value);
    }

    // A precached chunk of the old release still opens; for a deleted one the page shows a way out.
    await old.goBack();
    await old.goBack();
    await old.getByRole('link', { name: 'See all' }).click();
    await expect(old.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    expect(shop.gone.filter((path) => path.includes('ProductList'))).toEqual([]);
    await old.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await old.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(old.getByRole('alert')).toHaveText(/Please reload it/);
    expect(shop.gone).not.toEqual([]);

    await old.getByRole('button', { name: 'Reload' }).click();
    await expect(old.getByRole('heading', { level: 1 })).toHaveText('Forgot Password');
    expect(await releaseOf(old)).toBe('two');
    await waitForTakeOver(old);
    await expect.poll(() => keptReleases(old)).toEqual(['two']);

    await context.setOffline(true);
    await old.goto(`${shop.origin}/products`);
    await expect(old.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    expect(await releaseOf(old)).toBe('two');
  } finally {
    shop.stop();
  }
});
