import { PUBLIC_PATHS } from '@smriti/shared/base/public-pages';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { origins } from '../../support/environment.ts';

const PRODUCT = '/product?id=1';
const product = z.object({ title: z.string(), price: z.number(), rating_count: z.int() });

async function get(path: string) {
  const response = await fetch(`${origins.hosting}${path}`, { redirect: 'manual' });
  return { response, text: await response.text() };
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
/** HTML inside the root element before any script has run. */
const rootOf = (html: string) => /<div id="root">(.*)<\/div>/s.exec(html)?.[1] ?? '';

const ADDRESSES = PUBLIC_PATHS.map((path) => (path === '/product' ? PRODUCT : path));

describe.each(ADDRESSES)('%s is served as HTML', (path) => {
  let page: Awaited<ReturnType<typeof get>>;
  beforeAll(async () => {
    page = await get(path);
  });

  test('with title, description, canonical URL and picture', () => {
    const { response, text } = page;
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(titleOf(text)).toMatch(/Smriti/);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(contentOf(text, 'description')).toMatch(/.{20}/);
    expect(contentOf(text, 'og:title')).toMatch(/.{3}/);
    expect(contentOf(text, 'og:image')).toMatch(/^http.*_(480|800)[.]webp/);
    expect(text).toContain(`<link rel="canonical" href="${origins.hosting}${path}">`);
    expect(text).toContain('lang="en-IN"');
  });

  test('with its first screenful and all its styles', () => {
    const { text } = page;
    expect(rootOf(text)).toMatch(/<h1[^>]*>[^<]{3}/);
    const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    const names = [...rootOf(text).matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.split(' ').filter((name) => name.startsWith('_')),
    );
    expect([...new Set(names)].filter((name) => !styles.join('').includes(`.${name}`))).toEqual([]);
  });

  test('equally for all users, briefly cached by the CDN, with the common policy', () => {
    const { headers } = page.response;
    expect(headers.get('cache-control')).toBe(
      'public, max-age=1, s-maxage=2, stale-while-revalidate=1',
    );
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'wasm-unsafe-eval'/);
    expect(headers.get('x-robots-tag')).toBeNull();
  });
});

test('with price, ratings and category of a product', async () => {
  const { title, price, rating_count } = product.parse(
    JSON.parse((await get('/api/products/1')).text),
  );
  const { text } = await get(PRODUCT);
  const [about, crumbs] = dataOf(text);
  expect(about).toMatchObject({
    '@type': 'Product',
    name: title,
    offers: { price: price.toFixed(2), priceCurrency: 'INR' },
    ...(rating_count > 0 && { aggregateRating: { reviewCount: rating_count } }),
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(rootOf(text)).toContain(`₹${price.toLocaleString('en-IN')}`);
  expect(rootOf(text)).toMatch(/<img[^>]* alt="[^"]+: /);
});

test('with a link preview that WhatsApp shows', async () => {
  const image = contentOf((await get(PRODUCT)).text, 'og:image') ?? '';
  const response = await fetch(image.replaceAll('&amp;', '&'));
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000);
});

test('separately for a category list, and not indexed for a search', async () => {
  const list = (await get('/products?category=1&sort=rating&size=2')).text;
  expect(list).toContain(`<link rel="canonical" href="${origins.hosting}/products?category=1">`);
  const search = (await get('/products?q=%3C/script%3E%3Cb%3E')).text;
  expect(contentOf(search, 'robots')).toBe('noindex');
  expect(search).not.toContain('</script><b>');
});

test('as the plain page with status 404 if it does not exist', async () => {
  for (const path of ['/product?id=999999', '/product', `/shared/${'x'.repeat(63)}`]) {
    const { response, text } = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(text).toContain('<div id="root"></div>');
  }
});

test('as the plain page for all other paths', async () => {
  for (const path of ['/login', '/my-account/cart', '/products/anniversary', '/admin']) {
    const { response, text } = await get(path);
    expect(text).toContain('<div id="root"></div>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

test('with the rules for robots and the sitemap', async () => {
  const { response, text } = await get('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  for (const path of ['/admin', '/api/', '/my-account'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${origins.hosting}/sitemap.xml`);
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  for (const path of ['/', '/products?category=1', PRODUCT, '/privacy'])
    expect(sitemap.text).toContain(`<loc>${origins.hosting}${path}</loc>`);
});
