import { expect, test } from 'vitest';
import { robotsText, sitemapXml } from './sitemap.domain';

test('robots.txt excludes the pages of staff and customers and the API', () => {
  const lines = robotsText('https://shop.test').split('\n');
  for (const path of ['/admin', '/my-account', '/api/', '/checkout'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml');
  expect(robotsText(null)).not.toContain('Sitemap');
});

test('robots.txt allows shared books, whose pages are marked noindex', () => {
  expect(robotsText(null)).not.toContain('/shared');
});

test('the sitemap lists pages, kinds, categories and products, with the time of their last change', () => {
  const xml = sitemapXml('https://shop.test', {
    kinds: [{ id: 4 }],
    categories: [{ id: 3 }],
    products: [{ id: 7, changed_at: '2026-11-01T10:00:00.000Z' }],
  });
  expect(xml).toContain('<url><loc>https://shop.test/</loc></url>');
  expect(xml).toContain('<url><loc>https://shop.test/products?type=4</loc></url>');
  expect(xml).toContain('<url><loc>https://shop.test/products?category=3</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://shop.test/product?id=7</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url>',
  );
  expect(xml).not.toMatch(/refer|<loc>https:\/\/shop.test\/product<\/loc>/);
});

test('a sitemap file stays within the limit of search engines', () => {
  const products = Array.from({ length: 60_000 }, (_, id) => ({ id }));
  const xml = sitemapXml('https://shop.test', { kinds: [], categories: [], products });
  expect(xml.match(/<url>/g)).toHaveLength(50_000);
});
