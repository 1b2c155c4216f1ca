import { shopTerms } from '@smriti/shared/staff/shop-terms';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLiveDeps } from '../../platform/live-deps';
import { catalogueWith, categoryRecord, productRecord } from '../catalogue/catalogue.test-data';
import { prepareCatalogue } from '../catalogue/catalogue.service';
import { createPages, type PageSources } from './page.service';

// The tests provide all data of the pages: they use neither Firebase nor its emulators.
const deps = createLiveDeps({
  GCLOUD_PROJECT: 'demo-unit',
  FUNCTIONS_EMULATOR: 'true',
  LOG_LEVEL: 'silent',
});
const TEMPLATE =
  '<head><title>Smriti</title><script type="module"></script></head><div id="root"></div><noscript>Scripts</noscript>';
const FILLED = '<head><title>Smriti</title><style></style></head><div id="root"></div>';
const catalogue = prepareCatalogue(catalogueWith({}));
const terms = z.parse(shopTerms, deps.config.shop);
const away = () => Promise.reject(new Error('Firestore is away'));

/** Creates pages that show the delivery days. */
function pagesOf(given: Partial<PageSources> = {}) {
  const renderPage = vi.fn<PageSources['renderPage']>(async (_address, read) => ({
    html: (await read('/api/shop-terms')).json,
    head: '',
    answers: [],
  }));
  const sources: PageSources = {
    files: { template: TEMPLATE, filled: FILLED, headers: {}, heads: { '/terms': '' } },
    renderPage,
    catalogue: () => Promise.resolve(catalogue),
    terms: () => Promise.resolve(terms),
    ...given,
  };
  return { renderPage, ...createPages(deps, sources) };
}

/** The text of a page shown without scripts. */
const said = (html: string) => /<noscript>(.*)<\/noscript>/.exec(html)?.[1];

test('a page without the catalogue is the plain one with status 503 and an explanation', async () => {
  const { page } = pagesOf({ catalogue: away });
  const { html, status } = await page('/terms', '');
  expect(status).toBe(503);
  expect(said(html)).toContain('The shop cannot be reached at the moment.');
  expect(html).toContain('<div id="root"></div>');
});

test('a page of a missing product says so, and is not indexed', async () => {
  const { page } = pagesOf();
  const { html, status } = await page('/product', '?id=999999');
  expect(status).toBe(404);
  expect(said(html)).toContain('<h1>Product not found</h1>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('a draft product has no page and is not in the sitemap, until it is published', async () => {
  const catalogue = prepareCatalogue(
    catalogueWith({
      categories: [categoryRecord(1, 'Wedding')],
      products: [productRecord({ id: 7, draft: true }), productRecord({ id: 8 })],
    }),
  );
  const { page, sitemap } = pagesOf({ catalogue: () => Promise.resolve(catalogue) });
  const statusOf = async (id: number) => (await page('/product', `?id=${id}`)).status;
  expect(await statusOf(7)).toBe(404);
  expect(await statusOf(8)).toBe(200);
  const addresses = await sitemap();
  expect(addresses).not.toContain('/product?id=7<');
  expect(addresses).toContain('/product?id=8<');
});

test('a page is rendered once for 20 concurrent requests', async () => {
  const { page, renderPage } = pagesOf();
  const pages = await Promise.all(Array.from({ length: 20 }, () => page('/terms', '')));
  expect(renderPage).toHaveBeenCalledOnce();
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  await page('/terms', '');
  expect(renderPage).toHaveBeenCalledOnce();
});

test('a page shows changed terms at once, and the last known ones while they cannot be read', async () => {
  const read = vi.fn(() => Promise.resolve(terms));
  const { page } = pagesOf({ terms: read });
  const shown = async () => (await page('/terms', '')).html;
  await shown();
  read.mockResolvedValue({ ...terms, delivery_days: 77 });
  expect(await shown()).toContain('"delivery_days":77');
  read.mockImplementation(away);
  expect(await shown()).toContain('"delivery_days":77');
});

test('a page that needs terms which were never read is left to the browser', async () => {
  const { page } = pagesOf({ terms: away });
  const { html, status } = await page('/terms', '');
  expect(status).toBe(200);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('og:title');
});

test('unknown parameters of a page do not cause another rendering', async () => {
  const files = {
    template: TEMPLATE,
    filled: FILLED,
    headers: {},
    heads: { '/': '', '/products': '' },
  };
  const { page, renderPage } = pagesOf({ files });
  const pages = await Promise.all(
    ['', '?x=1', '?x=2&utm_source=mail', '?q=goa'].map((search) => page('/', search)),
  );
  expect(renderPage).toHaveBeenCalledOnce();
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  for (const search of ['?sort=newest&x=1&q=goa', '?q=goa&sort=newest&size=']) {
    await page('/products', search);
  }
  expect(renderPage).toHaveBeenCalledTimes(2);
  expect(renderPage).toHaveBeenLastCalledWith('/products?q=goa&sort=newest', expect.anything());
});
